import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { SETTINGS } from '#lib/config/setting-definitions.ts';
import { anchorOf } from '#lib/content/anchor.ts';
import { isObject, type Json, type JsonObject, localizeDocument, type Values } from '#lib/content-service/documents/localize.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { markdownToHtml, type SourceDocument, tableToHtml } from './document.ts';

const DATA = join(import.meta.dirname, '../../content-service/data');

/** The product of the default settings, and a fixed day, so that a document is printed the same on every day. */
const VALUES: Values = { product: SETTINGS.PRODUCT_SLUG.fallback, today: new Date('2026-04-01') };

const CONTENTS_TITLE: Record<Locale, string> = { en: 'What is in this document', hi: 'इस दस्तावेज़ में' };

const PAGE = z.object({
  title: z.string(),
  seo: z.object({ seo_description: z.string() }),
  content: z.array(z.object({ __component: z.string(), description: z.string().optional(), summary: z.string().optional() })),
});
const TABLES = z.object({
  items: z.array(
    z.object({
      group: z.string(),
      title: z.string(),
      headers: z.array(z.string()),
      rows: z.array(z.array(z.string())),
      note: z.string().default(''),
    }),
  ),
});

function readData(file: string, locale: Locale): JsonObject {
  const json: Json = JSON.parse(readFileSync(join(DATA, file), 'utf8'));
  if (!isObject(json)) throw new Error(`${file} is not an object`);
  return localizeDocument(json, locale, VALUES);
}

/**
 * A legal page of the embedded content with its tables.
 * @param slug a file of `data/legal`
 * @param name the file name of the document without language and extension
 */
export function legalDocument(slug: string, name: string, locale: Locale): SourceDocument {
  const { title, seo, content } = PAGE.parse(readData(`legal/${slug}.json`, locale));
  const tables = TABLES.parse(readData('records/legal-tables.json', locale)).items.filter(({ group }) => group === slug);
  const { description = '', summary = '' } = content.find((block) => block.__component === 'blocks.legal-text') ?? {};
  const disclaimer = content.find((block) => block.__component === 'blocks.disclaimer')?.description ?? '';
  const texts = description
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [heading = '', ...lines] = text.split('\n');
      return { title: heading, text: lines.join('\n') };
    });
  const anchors = new Map(
    [...texts, ...tables].map((section, index) => [`#${anchorOf(section.title)}`, `#section-${index + 1}`]),
  );
  const resolveLink = (link: string) => {
    if (!link.startsWith('#')) return localizePath(link, locale);
    const anchor = anchors.get(decodeURI(link));
    if (anchor === undefined) throw new Error(`${slug} (${locale}) has no heading for the link ${decodeURI(link)}`);
    return anchor;
  };
  const toHtml = (text: string) => markdownToHtml(text, resolveLink);
  return {
    file: `${name}-${locale}.pdf`,
    locale,
    title,
    lead: seo.seo_description,
    opening: `${toHtml(disclaimer)}<h2>${textOf(locale, 'legal')('inShort')}</h2>${toHtml(summary)}`,
    contentsTitle: CONTENTS_TITLE[locale],
    sections: [
      ...texts.map((section) => ({ title: section.title, html: toHtml(section.text) })),
      ...tables.map(({ headers, rows, note, ...table }) => ({
        title: table.title,
        html: tableToHtml(headers, rows) + toHtml(note),
      })),
    ],
  };
}
