import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, type Json, type JsonObject } from '../localize.ts';

/** The lists that grow with a site, each with its share of the records. */
const LISTS = [
  'exclusive-offers',
  'msme-offers',
  'festive-offers',
  'international-offers',
  'lounges',
  'faqs',
  'banks',
  'credit-cards',
  'studio-cards',
  'accessories',
];

/** A copy of a record with a number in its slug and its English name, so that it is a record of its own. */
function numbered(record: JsonObject, number: number): JsonObject {
  const slug = typeof record.slug === 'string' ? { slug: `${record.slug}-${number}` } : {};
  const { title } = record;
  const named = isObject(title) && typeof title.en === 'string' ? { title: { ...title, en: `${title.en} ${number}` } } : {};
  return { ...record, ...slug, ...named };
}

/**
 * Copies a folder of content with as many records as wanted, for measurements: the records of the lists are repeated, each
 * under a slug of its own.
 * @param source a folder as `data/` is
 * @param target a folder that is made
 * @param count records in all lists together
 */
export function writeSampleContent(source: string, target: string, count: number): void {
  cpSync(source, target, { recursive: true });
  const share = Math.ceil(count / LISTS.length);
  for (const name of LISTS) {
    const file = path.join(target, 'records', `${name}.json`);
    const json: Json = JSON.parse(readFileSync(file, 'utf8'));
    if (!isObject(json) || !Array.isArray(json.items)) throw new Error(`${file} is no list of records`);
    const items = json.items.filter(isObject);
    const many = Array.from({ length: share }, (_, index) => numbered(items[index % items.length] ?? {}, index));
    writeFileSync(file, JSON.stringify({ ...json, items: many }));
  }
}
