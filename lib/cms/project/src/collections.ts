import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { type CmsModel, cmsModels } from '#lib/cms/models.ts';
import { restoreAsDraft } from './endpoints.ts';
import { toPayload } from './fields.ts';
import { checkCollection, checkGlobal, tellOfCollection, tellOfDeletion, tellOfGlobal } from './publishing.ts';
import { fieldFrom, from, guardCollection, guardGlobal } from './roles.ts';
import { pageUrl, previewUrl } from './site.ts';

/** Time without typing before a draft is saved, in milliseconds. */
const AUTOSAVE_MS = 1500;
const VERSIONS_MAX = 100;
/** The first of these that a model has names its entries in lists. */
const TITLES = ['title', 'question', 'bank_name', 'lounge_name', 'link', 'from', 'slug'];
/** Shown beside the form. */
const SIDEBAR = new Set(['slug', 'position']);

const words = (name: string) => name.replaceAll('-', ' ').replace(/^./, (first) => first.toUpperCase());

const GROUPS: Readonly<Record<string, string>> = {
  page: 'Pages', screen: 'Pages', 'legal-page': 'Pages', 'campaign-page': 'Pages', 'scan-and-score-tab': 'Pages', 'home-page': 'Pages',
  header: 'Every page', footer: 'Every page', message: 'Every page', redirect: 'Every page',
};
const groupOf = (name: string) =>
  GROUPS[name] ?? (/-offer$|^privilege$/.test(name) ? 'Offers' : /-card$|^accessory$/.test(name) ? 'Cards' : 'Lists');

const REVIEW: Field = {
  name: 'review',
  label: 'Review',
  type: 'select',
  defaultValue: 'none',
  options: [
    { label: 'Being written', value: 'none' },
    { label: 'Ready for review', value: 'ready' },
    { label: 'Changes wanted', value: 'changes' },
  ],
  admin: { position: 'sidebar', description: 'A publisher looks for what is ready, and publishes it' },
};

const PUBLISH_AT: Field = {
  name: 'publish_at',
  label: 'Publish at',
  type: 'date',
  access: { create: fieldFrom('publisher'), update: fieldFrom('publisher') },
  admin: {
    position: 'sidebar',
    description: 'The draft is published by itself at this time, in all its languages',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy HH:mm' },
  },
};

const PROBLEMS: Field = { name: 'problems', type: 'ui', admin: { components: { Field: '/components/problems#Problems' } } };

function fieldsOf({ fields, isGlobal }: CmsModel): Field[] {
  const made = fields.map((field) => {
    const own = toPayload(field) as Field & { name: string; hooks?: object };
    const sidebar = SIDEBAR.has(field.name) ? { admin: { ...own.admin, position: 'sidebar' } } : {};
    // A copy has an address of its own, or it could not be published beside the original.
    const hooks = field.name === 'slug' ? { index: true, hooks: { beforeDuplicate: [({ value }: { value?: string }) => (value ? `${value}-copy` : value)] } } : {};
    return { ...own, ...sidebar, ...hooks } as Field;
  });
  return [PROBLEMS, ...made, REVIEW, ...(isGlobal ? [] : [PUBLISH_AT])];
}

const versions = { drafts: { autosave: { interval: AUTOSAVE_MS } } } as const;

/** The version changes with each save, so that the frame beside the form shows what was saved. */
const livePreview = ({ name }: CmsModel) => ({
  url: ({ data, locale }: { data: Record<string, unknown>; locale?: { code: string } }) =>
    previewUrl(name, data, locale?.code ?? 'en', String(data.updatedAt ?? '')) ?? '',
  breakpoints: [
    { name: 'phone', label: 'Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
    { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  ],
});
const preview =
  ({ name }: CmsModel) =>
  (doc: Record<string, unknown>, { locale }: { locale: string }) =>
    previewUrl(name, doc, locale) ?? null;

/** Whether entries of a model have a page to look at. */
const hasPage = ({ name }: CmsModel) => pageUrl(name, { slug: 'x', offer_type: 'exclusive' }, 'en') !== undefined;

function collectionOf(model: CmsModel): CollectionConfig {
  const { name, fields } = model;
  const has = (field: string) => fields.some((other) => other.name === field);
  const title = TITLES.find(has) ?? 'id';
  return {
    slug: name,
    labels: { singular: words(name), plural: words(name) },
    admin: {
      group: groupOf(name),
      useAsTitle: title,
      defaultColumns: [title, ...(title !== 'slug' && has('slug') ? ['slug'] : []), 'review', '_status', 'updatedAt'],
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
  return {
    slug: name,
    label: words(name),
    admin: { group: groupOf(name), preview: preview(model), livePreview: livePreview(model) },
    access: { read: from('editor'), update: from('editor'), readVersions: from('editor') },
    versions: { ...versions, max: VERSIONS_MAX },
    fields: fieldsOf(model),
    endpoints: [restoreAsDraft(name)],
    hooks: { beforeOperation: [guardGlobal], beforeChange: [checkGlobal], afterChange: [tellOfGlobal] },
  };
}

const MODELS = cmsModels();
export const collections = MODELS.filter(({ isGlobal }) => !isGlobal).map(collectionOf);
export const globals = MODELS.filter(({ isGlobal }) => isGlobal).map(globalOf);
