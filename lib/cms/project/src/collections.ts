import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload';
import { groupOfModel, MODEL_GROUPS, titleField } from '#lib/cms/arrangement.ts';
import { modelGroupWords, modelWords } from '#lib/cms/labels.ts';
import { type CmsModel, cmsModels } from '#lib/cms/models.ts';
import { restoreAsDraft } from './endpoints.ts';
import { toPayload } from './fields.ts';
import { isRestoring, LANGUAGES } from './language-gaps.ts';
import { checkCollection, checkGlobal, tellOfCollection, tellOfDeletion, tellOfGlobal } from './publishing.ts';
import { fieldFrom, from, guardCollection, guardGlobal } from './roles.ts';
import { pageAddressOf, previewUrl } from './site.ts';

/** Time without typing before a draft is saved, in milliseconds. */
const AUTOSAVE_MS = 1500;
const VERSIONS_MAX = 100;
/** Shown beside the form. */
const SIDEBAR = new Set(['slug', 'position']);

const REVIEW: Field = {
  name: 'review',
  label: { en: 'Review', hi: 'समीक्षा' },
  type: 'select',
  defaultValue: 'none',
  options: [
    { label: { en: 'Being written', hi: 'लिखा जा रहा है' }, value: 'none' },
    { label: { en: 'Ready for review', hi: 'समीक्षा के लिए तैयार' }, value: 'ready' },
    { label: { en: 'Changes wanted', hi: 'बदलाव चाहिए' }, value: 'changes' },
  ],
  admin: { position: 'sidebar', description: { en: 'A publisher looks at what is ready, and publishes it.', hi: 'जो तैयार है उसे प्रकाशक देखता और प्रकाशित करता है।' } },
};

const PUBLISH_AT: Field = {
  name: 'publish_at',
  label: { en: 'Publish at', hi: 'इस समय प्रकाशित करें' },
  type: 'date',
  access: { create: fieldFrom('publisher'), update: fieldFrom('publisher') },
  admin: {
    position: 'sidebar',
    description: {
      en: 'The draft is published by itself at this time, in all its languages.',
      hi: 'मसौदा इस समय अपने आप, अपनी सब भाषाओं में प्रकाशित होता है।',
    },
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' },
  },
};

const PROBLEMS: Field = { name: 'problems', type: 'ui', admin: { components: { Field: '/components/problems#Problems' } } };

/** Shown in lists; the form says it above the fields. */
const LANGUAGE_TIMES: Field = {
  name: LANGUAGES,
  label: { en: 'Languages', hi: 'भाषाएँ' },
  type: 'json',
  // A version that is restored has the times of its texts.
  access: { create: () => false, update: ({ req }) => isRestoring(req) },
  admin: {
    disableListFilter: true,
    components: { Field: '/components/languages#NoField', Cell: '/components/languages-cell#LanguagesCell' },
  },
};

const STATUS: Field = {
  name: '_status',
  label: ({ t }) => t('version:status'),
  type: 'select',
  // Payload adds its own.
  options: [],
  admin: { components: { Cell: '/components/status-cell#StatusCell' } },
};

function fieldsOf({ fields, isGlobal }: CmsModel): Field[] {
  const made = fields.map((field) => {
    const own = toPayload(field) as Field & { name: string; hooks?: object };
    const sidebar = SIDEBAR.has(field.name) ? { admin: { ...own.admin, position: 'sidebar' } } : {};
    // A copy has an address of its own, or it could not be published beside the original.
    const hooks = field.name === 'slug' ? { index: true, hooks: { beforeDuplicate: [({ value }: { value?: string }) => (value ? `${value}-copy` : value)] } } : {};
    return { ...own, ...sidebar, ...hooks } as Field;
  });
  return [PROBLEMS, ...made, LANGUAGE_TIMES, REVIEW, ...(isGlobal ? [] : [PUBLISH_AT, STATUS])];
}

const versions = { drafts: { autosave: { interval: AUTOSAVE_MS } } } as const;

/** The version changes with each save, so that the frame beside the form shows what was saved. */
const livePreview = ({ name }: CmsModel) => ({
  url: ({ data, locale, req }: { data: Record<string, unknown>; locale?: { code: string }; req: PayloadRequest }) =>
    previewUrl(name, data, locale?.code ?? 'en', req.i18n.language, String(data.updatedAt ?? '')) ?? '',
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
});
const preview =
  ({ name }: CmsModel) =>
  (doc: Record<string, unknown>, { locale, req }: { locale: string; req: PayloadRequest }) =>
    previewUrl(name, doc, locale, req.i18n.language) ?? null;

/** Whether entries of a model have a page to look at. */
const hasPage = ({ name }: CmsModel) => pageAddressOf(name, { slug: 'x', offer_type: 'exclusive' }, 'en') !== undefined;

function collectionOf(model: CmsModel): CollectionConfig {
  const { name, fields } = model;
  const has = (field: string) => fields.some((other) => other.name === field);
  const title = titleField(name) ?? 'id';
  const { singular, plural, help } = modelWords(name);
  return {
    slug: name,
    labels: { singular, plural },
    admin: {
      group: modelGroupWords(groupOfModel(name)).label,
      description: help,
      useAsTitle: title,
      defaultColumns: [title, ...(title !== 'slug' && has('slug') ? ['slug'] : []), 'review', '_status', LANGUAGES, 'updatedAt'],
      listSearchableFields: [title, ...(title !== 'slug' && has('slug') ? ['slug'] : [])],
      ...(hasPage(model) ? { preview: preview(model), livePreview: livePreview(model) } : {}),
    },
    ...(model.isRecord ? { defaultSort: 'position' } : {}),
    access: {
      read: from('editor'),
      create: from('editor'),
      update: from('editor'),
      delete: from('publisher'),
      readVersions: from('editor'),
    },
    versions: { ...versions, maxPerDoc: VERSIONS_MAX },
    fields: fieldsOf(model),
    endpoints: [restoreAsDraft(name)],
    hooks: {
      beforeOperation: [guardCollection],
      beforeChange: [checkCollection],
      afterChange: [tellOfCollection],
      afterDelete: [tellOfDeletion],
    },
  };
}

function globalOf(model: CmsModel): GlobalConfig {
  const { name } = model;
  const { singular, help } = modelWords(name);
  return {
    slug: name,
    label: singular,
    admin: { group: modelGroupWords(groupOfModel(name)).label, description: help, preview: preview(model), livePreview: livePreview(model) },
    access: { read: from('editor'), update: from('editor'), readVersions: from('editor') },
    versions: { ...versions, max: VERSIONS_MAX },
    fields: fieldsOf(model),
    endpoints: [restoreAsDraft(name)],
    hooks: { beforeOperation: [guardGlobal], beforeChange: [checkGlobal], afterChange: [tellOfGlobal] },
  };
}

/** In the order of the navigation. */
const ORDER: readonly string[] = Object.values(MODEL_GROUPS).flat();
const MODELS = cmsModels().sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
export const collections = MODELS.filter(({ isGlobal }) => !isGlobal).map(collectionOf);
export const globals = MODELS.filter(({ isGlobal }) => isGlobal).map(globalOf);
