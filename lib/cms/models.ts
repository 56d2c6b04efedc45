import { MODELS, type Model, type ModelName } from '#lib/contract/models.ts';
import { type CmsField, fieldsOf, kindsOfBlocks } from './fields.ts';

export interface CmsModel {
  name: ModelName;
  /** A document of which there is one. */
  isGlobal: boolean;
  isRecord: boolean;
  fields: CmsField[];
}

/** The place of a record in its list; no field of the contract. */
const POSITION: CmsField = { name: 'position', type: 'number', custom: { owner: 'cms', form: 'value' } };

/** What Payload has for each model of the contract. */
export function cmsModels(): CmsModel[] {
  return Object.entries(MODELS).map(([key, { folder }]: [string, Model]) => {
    const name = key as ModelName;
    const isRecord = folder === 'records';
    return { name, isGlobal: folder === '', isRecord, fields: [...fieldsOf(name, 'top'), ...(isRecord ? [POSITION] : [])] };
  });
}

/** The fields of every kind of block by its slug. */
export const cmsKinds = (): ReadonlyMap<string, CmsField[]> => new Map(kindsOfBlocks().map(({ slug, fields }) => [slug, fields]));
