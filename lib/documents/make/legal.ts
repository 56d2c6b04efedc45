import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { settings } from '#lib/config/settings.ts';
import { anchorOf } from '#lib/content/anchor.ts';
import { isObject, type Json, type JsonObject, localizeDocument, type Values } from '#lib/content-service/localize.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { blocksOf } from './markdown.ts';
import { MADE } from './sheet.ts';
import { FIXED, type Section, type Terms } from './texts/terms.ts';

const DATA = join(import.meta.dirname, '../../content-service/data');

/** The fixed day stands for `{today}` too, so that a document is the same on every day. */
const VALUES: Values = { product: settings.PRODUCT_SLUG, today: MADE };

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
      note: z.string().optional(),
    }),
  ),
});

function readData(file: string): JsonObject {
  const json: Json = JSON.parse(readFileSync(join(DATA, file), 'utf8'));
  if (!isObject(json)) throw new Error(`${file} is not an object`);
  return json;
}

/** The sections of a text, by its headings of the second level. */
function sectionsOf(text: string, resolve: (link: string) => string): Section[] {
  return text
    .split(/^## /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title, blocks: blocksOf(lines.join('\n'), resolve) };
    });
}

/**
 * A legal page of the embedded content with its tables, as a document: the same words, so that they are written once.
 * @param slug a file of `data/legal`
 */
export function legalTerms(slug: string, locale: Locale): Terms {
  const page = PAGE.parse(localizeDocument(readData(`legal/${slug}.json`), locale, VALUES));
  const { items } = TABLES.parse(localizeDocument(readData('records/legal-tables.json'), locale, VALUES));
  const tables = items.filter(({ group }) => group === slug);
  const { description = '', summary = '' } = page.content.find((block) => block.__component === 'blocks.legal-text') ?? {};
  const caveat = page.content.find((block) => block.__component === 'blocks.disclaimer')?.description ?? '';
  const titles = [
    ...[...description.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title),
    ...tables.map(({ title }) => title),
  ];
  const places = new Map(titles.map((title, index) => [anchorOf(title), `#section-${index + 1}`]));
  const resolve = (link: string): string => {
    if (link.startsWith('/')) return settings.SITE_ORIGIN + localizePath(link, locale);
    if (!link.startsWith('#')) return link;
    const place = places.get(link.slice(1));
    if (place === undefined) throw new Error(`${slug} (${locale}) leads to a place it does not have: ${link}`);
    return place;
  };
  return {
    ...FIXED[locale],
    title: page.title,
    lead: page.seo.seo_description,
    caveat: blocksOf(caveat, resolve),
    summary: { title: textOf(locale, 'legal')('inShort'), blocks: blocksOf(summary, resolve) },
    sections: [
      ...sectionsOf(description, resolve),
      ...tables.map(({ title, headers, rows, note = '' }): Section => {
        return { title, blocks: [{ kind: 'table', headers, rows }, ...blocksOf(note, resolve)] };
      }),
    ],
  };
}
