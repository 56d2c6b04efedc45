/** @jest-environment node */
import path from 'node:path';
import { settings } from '#lib/config/settings.ts';
import { dataFiles, placesIn, readData, tableFigures } from './checks/document-checks.test-helper.ts';
import { type Choices, choicesOf, queryFaults } from './checks/query-checks.test-helper.ts';
import { createCollections, field, hasRecordEnded, type SourceRecord, textIn } from './documents/collection.ts';
import { countFiller } from './documents/counts.ts';
import { fillPlaceholders, isLeaf, isObject, type Json, valuesNow } from './documents/localize.ts';
import { sitePages } from './documents/site-pages.ts';
import { createStore } from './documents/store.ts';
import { handle } from './service.ts';

const FOLDER = path.join(process.cwd(), 'lib/content-service/data');
const OFFERS = ['exclusive-offers', 'msme-offers', 'festive-offers', 'international-offers'];
const DAY_MS = 86_400_000;
/** How many lounges in India a text says that a card opens; “more than 60” is no count. */
const LOUNGES = /(?<!more than )\b(\d+) (?:airport )?lounges in India|भारत के (\d+) (?:एयरपोर्ट )?लाउंज/gi;

const values = valuesNow(settings.PRODUCT_SLUG);
const documents = createStore(FOLDER, settings.PRODUCT_SLUG)();
const collection = createCollections(() => documents);
const files = dataFiles(FOLDER);

const withCounts = countFiller(documents.folders.records);

/** A document as it is answered: with its placeholders filled. */
function filled(file: string): Json {
  const document = readData(FOLDER, file);
  if (!isObject(document)) throw new Error(`${file} is no object`);
  return JSON.parse(fillPlaceholders(JSON.stringify(withCounts(document)), values));
}

async function tabsAt(address: string): Promise<string[]> {
  const response = await handle(new Request(`http://content.test${fillPlaceholders(address, values)}?page_size=50`));
  const { data }: { data: { slug: string }[] } = await response.json();
  return data.map(({ slug }) => slug);
}

/** What each page does with its query. */
async function allChoices(): Promise<Map<string, Choices>> {
  const pages = sitePages(documents, settings.PRODUCT_SLUG);
  return new Map(await Promise.all(pages.map(async ({ link, document }) => [link, await choicesOf(document, tabsAt)] as const)));
}

describe('links', () => {
  test('the query of each link does something on its page, and its tab is there', async () => {
    const choices = await allChoices();
    expect(choices.get('/faqs')?.tabs.has('fees')).toBe(true);
    expect(files.flatMap((file) => queryFaults(file, filled(file), choices))).toEqual([]);
  });

  test('the site map lists all tabs of a page of which it lists one', async () => {
    const listed = JSON.stringify(filled('records/site-map.json'));
    const missing = [...(await allChoices())]
      .filter(([link]) => listed.includes(`"${link}?tab=`))
      .flatMap(([link, { tabs }]) =>
        [...tabs].map((tab) => `"${link}?tab=${tab}"`).filter((address) => !listed.includes(address)),
      );
    expect(missing).toEqual([]);
  });
});

describe('figures', () => {
  const lounges = collection('lounges').filter(({ is_domestic }) => is_domestic !== false);
  const opens = (card: string) =>
    lounges.filter(({ access }) => Array.isArray(access) && access.some((one) => isObject(one) && one.card_slug === card)).length;
  const told = (value: Json) => [...JSON.stringify(value).matchAll(LOUNGES)].map(([, en, hi]) => Number(en ?? hi));

  test('a card opens as many lounges in India as the list has for it', () => {
    const cards = ['debit', 'credit'].flatMap((kind) => collection(`${kind}-cards`).map((record) => ({ kind, record })));
    const wrong = cards.flatMap(({ kind, record }) => {
      const card = `${field(record, 'tab_slug', values)}-${kind}`;
      return told(record).flatMap((count) =>
        count === opens(card) ? [] : [`${field(record, 'slug', values)}: ${count}, not ${opens(card)}`],
      );
    });
    expect(wrong).toEqual([]);
    expect(cards.flatMap(({ record }) => told(record)).length).toBeGreaterThan(0);
  });

  test('so do the page of the Select card and the home page', () => {
    const select = opens('select-credit');
    expect(new Set(told(filled('screens/select-credit-card.json')))).toEqual(new Set([select]));
    const home = JSON.stringify(filled('home-page.json'));
    expect(new Set(told(filled('home-page.json')))).toEqual(new Set([select]));
    expect(home).toContain(`Platinum ${opens('platinum-credit')} of them`);
    expect(home).toContain(`प्लैटिनम से उनमें से ${opens('platinum-credit')}`);
    expect(lounges.length).toBeGreaterThan(60);
  });

  test('a count of records in a text is the key of its list, never a number', () => {
    const free = /\d (?:banks\b|lounges (?:in India|abroad)|countries\b|बैंक(?![ा-्])|देश)|(?:भारत|विदेश) के \d+ (?:एयरपोर्ट )?लाउंज/;
    const texts = files.flatMap((file) =>
      [...placesIn(readData(FOLDER, file))].map(({ pointer, value }) => ({ file, pointer, value })),
    );
    const written = texts.flatMap(({ file, pointer, value }) => {
      const told = isLeaf(value) ? Object.values(value) : [value];
      return told.some((text) => typeof text === 'string' && free.test(text)) ? [`${file}#${pointer}`] : [];
    });
    expect(written).toEqual([]);
    expect(files.filter((file) => JSON.stringify(filled(file)).includes('{count:'))).toEqual([]);
  });

  test('a card that pays at the door has no free visit there', () => {
    const free = collection('lounges').find(({ slug }) => slug === 'exclusive-lounge')?.access;
    expect((Array.isArray(free) ? free.filter(isObject) : []).map(({ card_slug }) => card_slug)).toEqual([
      'select-credit',
      'select-debit',
    ]);
  });

  test('a card has the same fees, limits and privileges in every table and on its own page', () => {
    const facts = ['credit-cards', 'prepaid-cards', 'accessories'].flatMap((name) =>
      collection(name).flatMap(({ title, facts: list }) =>
        (Array.isArray(list) ? list.filter(isObject) : []).map(({ label, value }): [string, string] => [
          `${textIn(title, 'en', values)}: ${textIn(label, 'en', values)}`,
          textIn(value, 'en', values),
        ]),
      ),
    );
    const told = new Map<string, Set<string>>();
    const withoutCard = ([name, value]: [string, string]): [string, string] => [name.replace(' card:', ':'), value];
    const own = facts.map(withoutCard);
    const cards = new Set(own.map(([name]) => name.split(':')[0]));
    const named = files
      .flatMap((file) => [...tableFigures(filled(file))].map(withoutCard))
      .filter(([name]) => cards.has(name.split(':')[0]));
    for (const [name, value] of [...own, ...named])
      told.set(name, (told.get(name) ?? new Set()).add(value.match(/\d[\d,.]*/g)?.join(' ') ?? value));
    expect(named.length).toBeGreaterThan(60);
    expect([...told].filter(([, figures]) => figures.size > 1).map(([name, figures]) => [name, ...figures])).toEqual([]);
  });

  test.each(OFFERS)('about a sixth of the %s are new this month', (name) => {
    const monthAgo = new Date(values.today.getTime() - 30 * DAY_MS).toISOString().slice(0, 10);
    const open = collection(name).filter((record: SourceRecord) => !hasRecordEnded(record, values));
    const share = open.filter((record) => field(record, 'valid_from', values) >= monthAgo).length / open.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.25);
  });

  test('Hindi names foreign money in words, and no text has a sign that the fonts lack', () => {
    const faults = files.flatMap((file) =>
      [...placesIn(readData(FOLDER, file))].flatMap(({ pointer, value }) => {
        if (!isLeaf(value)) return [];
        const { en, hi } = value;
        const coded = typeof hi === 'string' && /\b[A-Z]{3} \d|[¥£€$]\d/.test(hi);
        return coded || /₩/.test(`${en}${hi}`) ? [`${file}#${pointer}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });
});
