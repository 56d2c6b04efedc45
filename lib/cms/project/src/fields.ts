import type { Block, Field, PayloadComponent, Validate } from 'payload';
import { validations } from 'payload/shared';
import { groupOfKind } from '#lib/cms/arrangement.ts';
import { blockKind, type CmsBlock, type CmsField, kindsOfBlocks } from '#lib/cms/fields.ts';
import { choiceWords, fieldWords, kindGroupWords, kindWords, type Texts, type Words } from '#lib/cms/labels.ts';
import type { BlockKind } from '#lib/contract/blocks/block.ts';

/** Where a field component is, and its export. */
const component = (name: string) => `/components/${name}`;

/** Fields that only the CMS has. */
const OWN: Readonly<Record<string, Words>> = {
  is_decorative: {
    label: { en: 'Decoration', hi: 'केवल सजावट' },
    help: {
      en: 'The picture says nothing that the text does not: nothing is read out for it.',
      hi: 'चित्र ऐसा कुछ नहीं कहता जो पाठ में न हो: इसके लिए कुछ नहीं पढ़ा जाता।',
    },
  },
};

/** The label and help of a field. */
function describe({ custom: { owner }, name }: CmsField): Words {
  return OWN[name] ?? fieldWords(owner, name);
}

/** Fields of a picture that is an address instead of a file. */
const OF_ADDRESS = new Set(['url', 'width', 'height']);
const hasNoFile = (_document: unknown, siblings: { file?: unknown }) => !siblings?.file;

/** The component in which a field is edited; `undefined` for Payload's own. */
function componentOf({ type, hasMany, custom }: CmsField): PayloadComponent | undefined {
  if (custom.table === 'headers') return component('table-field#TableHeadersField');
  if (custom.table === 'rows') return component('table-field#TableField');
  // `custom` stays on the server.
  if (custom.choices) return { path: component('reference-field#ReferenceField'), clientProps: { models: custom.choices } };
  if (type === 'text' && hasMany) return component('text-list-field#TextListField');
  return custom.isMarkdown ? component('markdown-field#MarkdownField') : undefined;
}

/**
 * Payload's own check of the type of a value, without "required": the contract decides when an entry is published, and a field in
 * twelve languages is required in English only.
 */
function typeCheck({ type }: CmsField): Validate | undefined {
  const check = (validations as Record<string, unknown>)[type] as Validate | undefined;
  if (!check || type === 'group') return undefined;
  return (value, options) => (value === undefined || value === null || value === '' ? true : check(value, { ...options, required: false }));
}

/** A row is named by its kind and its text. */
const rowName = (label: Texts) => ({ path: component('row-name#RowName'), clientProps: { label } });

const BLOCK: Texts = { en: 'a block', hi: 'खंड' };

/** The values of a select with their words. */
const optionsOf = ({ custom: { owner }, name, options = [] }: CmsField) =>
  options.map((value) => ({ value, label: choiceWords(owner, name, value) }));

/** A field of the generator as Payload's configuration has it. */
export function toPayload(field: CmsField): Field {
  const { custom, fields, blocks, options, ...rest } = field;
  const { label, help } = describe(field);
  const Field = componentOf(field);
  const isWide = ['group', 'array', 'blocks', 'textarea', 'json'].includes(field.type);
  const made = {
    ...rest,
    label,
    custom: { owner: custom.owner, choices: custom.choices, table: custom.table },
    validate: typeCheck(field),
    ...(options ? { options: optionsOf(field) } : {}),
    // PostgreSQL has one name for the values of `status` and of Payload's own `_status`.
    ...(field.name === 'status' ? { enumName: ({ tableName = '' }) => `enum_${tableName}_status_values` } : {}),
    ...(fields ? { fields: fields.map(toPayload) } : {}),
    ...(blocks ? { blocks: blocks.map((row) => toRow(row, label)) } : {}),
    ...(field.type === 'array' || field.type === 'blocks' ? { labels: { singular: custom.form === 'blocks' ? BLOCK : label, plural: label } } : {}),
    admin: {
      description: help,
      ...(Field ? { components: { Field } } : {}),
      ...(field.type === 'array' ? { components: { RowLabel: rowName(label) } } : {}),
      // What a file says of itself.
      ...(custom.owner === 'shared.media' && OF_ADDRESS.has(field.name) ? { condition: hasNoFile } : {}),
      ...(field.type === 'date' ? { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } } : {}),
      ...(isWide ? {} : { width: '50%' }),
    },
  };
  // What a schema becomes is known at run time only.
  return made as unknown as Field;
}

/** The one kind of row of a list. */
function toRow({ slug, fields }: CmsBlock, label: Texts): Block {
  return { slug, labels: { singular: label, plural: label }, fields: fields.map(toPayload), admin: { disableBlockName: true, components: { Label: rowName(label) } } };
}

/** Every kind of block, configured once: fields refer to them by their slugs. */
export const payloadBlocks = (): Block[] =>
  kindsOfBlocks().map(({ slug, fields }) => {
    const kind = blockKind(slug) as BlockKind;
    const { label } = kindWords(kind);
    const group = kindGroupWords(groupOfKind(kind)).label;
    return {
      slug,
      labels: { singular: label, plural: label },
      fields: fields.map(toPayload),
      admin: {
        disableBlockName: true,
        group,
        images: { thumbnail: { url: `/kinds/${slug}.webp`, alt: '' } },
        components: { Label: rowName(label) },
      },
    };
  });
