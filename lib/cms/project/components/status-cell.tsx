import type { DefaultServerCellComponentProps } from 'payload';
import type { ModelName } from '#lib/contract/models.ts';
import { engineOf } from '../src/engine.ts';

/** The status of an entry in a list. Payload takes every draft that was published at some time for one that still is. */
export async function StatusCell({ cellData, rowData, collectionSlug, payload, i18n }: DefaultServerCellComponentProps) {
  if (cellData === 'published') return <span>{i18n.t('version:published')}</span>;
  const published = await engineOf(payload).documents(collectionSlug as ModelName, 'published');
  return <span>{i18n.t(published.has(String(rowData?.id)) ? 'version:draftHasPublishedVersion' : 'version:draft')}</span>;
}
