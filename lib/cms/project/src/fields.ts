import type { Block, Field, Validate } from 'payload';
import { validations } from 'payload/shared';
import { kindsOfBlocks, type CmsBlock, type CmsField } from '#lib/cms/fields.ts';

/** Where a field component is, and its export. */
const component = (name: string) => `/components/${name}`;

const words = (name: string) => name.replaceAll(/[_-]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());

/** The label and help of a field. */
function describe({ custom: _custom, name }: CmsField): { label: string; description?: string } {
  return { label: words(name) };
}

/** The labels of a kind of block, or of a row of a list. */
function describeBlock({ owner }: CmsBlock): { singular: string; plural: string } {
  const name = words(owner.slice(owner.indexOf('.') + 1));
  return { singular: name, plural: name };
}

/** Where the cells of a table are edited. */
const tableComponent = component('table-field#TableField');
/** Where markdown is written; `undefined` for Payload's own. */
const markdownComponent: string | undefined = undefined;

function componentOf({ custom }: CmsField): string | undefined {
  if (custom.table) return tableComponent;
  if (custom.choices) return component('reference-field#ReferenceField');
  return custom.isMarkdown ? markdownComponent : undefined;
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

/** A field of the generator as Payload's configuration has it. */
export function toPayload(field: CmsField): Field {
  const { custom, fields, blocks, ...rest } = field;
  const { label, description } = describe(field);
  const Field = componentOf(field);
  const isWide = ['group', 'array', 'blocks', 'textarea', 'json'].includes(field.type);
  const made = {
    ...rest,
    label,
    custom: { owner: custom.owner, choices: custom.choices?.models, table: custom.table },
    validate: typeCheck(field),
    ...(fields ? { fields: fields.map(toPayload) } : {}),
    ...(blocks ? { blocks: blocks.map(toBlock) } : {}),
    admin: {
      ...(description ? { description } : {}),
      ...(Field ? { components: { Field } } : {}),
      ...(field.type === 'date' ? { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } } : {}),
      ...(field.type === 'array' || field.type === 'blocks' ? { initCollapsed: true } : {}),
      ...(isWide ? {} : { width: '50%' }),
    },
  };
  return made as unknown as Field;
}

function toBlock(block: CmsBlock): Block {
  return { slug: block.slug, labels: describeBlock(block), fields: block.fields.map(toPayload), admin: { disableBlockName: true } };
}

/** Every kind of block, configured once: fields refer to them by their slugs. */
export const payloadBlocks = (): Block[] => kindsOfBlocks().map(toBlock);
