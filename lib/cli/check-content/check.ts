import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Transport } from '#lib/content/client/adapters/adapter.ts';
import { unwrap, validateList } from '#lib/content/client/envelope.ts';
import { ContentError } from '#lib/content/client/errors.ts';
import type { Limits } from '#lib/content/client/limits.ts';
import { pathWithQuery, request } from '#lib/content/client/request.ts';
import { validate } from '#lib/content/client/validate.ts';
import { pathnameOf } from '#lib/contract/addresses.ts';
import { ENDPOINTS, type Endpoint, type EndpointName } from '#lib/contract/endpoints.ts';
import { dateInIndia } from '#lib/i18n/format.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#lib/i18n/locales.ts';
import { property } from '#lib/platform/property.ts';
import { isPageAddress } from '#lib/routes/page-address.ts';
import { contentProblems } from '#lib/routes/problems/content-problems.ts';
import { movedPage } from '#lib/routes/redirects.ts';
import { feedPath } from '#lib/seo/feed-address.ts';
import { callOfLink, callsOfRecords, callsOfSources, firstCalls, type LinkedCall } from './calls.ts';
import { createEntries, type SourcedEntry } from './entries.ts';
import { type AnsweredRecords, figureProblems, toldFigures } from './figures.ts';
import { documentProblems, inWords, merged } from './in-words.ts';
import { addAnswer, type LanguageTable } from './languages.ts';
import { linksAt, type Problem, placesIn } from './problems.ts';
import { refusalProblems } from './refusals.ts';

/** A slower answer delays the first visitor of a page noticeably, in milliseconds. */
const SLOW_MS = 1000;
const PAGE_SIZE = 50;
const PAGES_MAX = 200;
const CALLS_AT_ONCE = 6;
/** Routes that answer with a file. */
const FEEDS = LOCALES.flatMap((locale) => [feedPath('offers', locale), feedPath('news', locale)]);

/** Whether the site answers an address that is no page: with a file, a feed or an upload. */
const isServed = (path: string) => path.startsWith('/cms/api/media/') || FEEDS.includes(path) || existsSync(join('public', path));

interface EndpointReport {
  calls: number;
  /** Answers that the site can use. */
  answers: number;
  records: number;
  slowestMs: number;
  largestBytes: number;
}

export interface ContentReport {
  endpoints: Map<EndpointName, EndpointReport>;
  problems: Problem[];
  languages: LanguageTable;
  /** Whether the site can run on the content service. */
  fits: boolean;
}

interface Options {
  transport: Transport;
  address: string;
  product: string;
  limits: Limits;
  token?: string | undefined;
  /** All languages of the site unless given. */
  locales?: readonly Locale[];
  /** Whether the service runs in this process, where the time of an answer says little. */
  isEmbedded?: boolean;
  /** All entries of the service, where they are known; else those that it answers with. */
  entries?: readonly SourcedEntry[];
}

/** Documents and lists without which the site cannot be served. */
const isNeeded = ({ envelope, path }: Endpoint) => envelope === 'bare' || envelope === 'list' || path === ENDPOINTS.homePage.path;

/**
 * Asks a content service for every endpoint of the contract in each language: all pages of all lists, the pages of the route table,
 * and whatever their links and sources lead to.
 */
export async function checkContent({
  transport,
  address,
  product,
  limits: given,
  token,
  locales = LOCALES,
  isEmbedded = false,
  entries,
}: Options): Promise<ContentReport> {
  // The indexes of all languages are built at once in this process.
  const limits = isEmbedded ? { ...given, timeoutMs: 0 } : given;
  const endpoints = new Map<EndpointName, EndpointReport>();
  const problems: Problem[] = [];
  const languages: LanguageTable = new Map();
  const asked = new Map<string, Promise<number>>();
  const links: { source: string; pointer: string; link: string; status: Promise<number> }[] = [];
  const waiting: (() => Promise<void>)[] = [];
  const told: ReturnType<typeof toldFigures> = [];
  /** The records of each answer in the default language, by its source. */
  const records: AnsweredRecords = new Map();
  const answered = createEntries();

  const reportOf = (name: EndpointName) => {
    const report = endpoints.get(name) ?? { calls: 0, answers: 0, records: 0, slowestMs: 0, largestBytes: 0 };
    endpoints.set(name, report);
    return report;
  };

  /** Asks once and returns the JSON; measures. */
  const ask = async (name: EndpointName, path: string, params: Record<string, string>, locale: string) => {
    const call = { method: 'GET', path, params, locale } as const;
    const source = pathWithQuery(call);
    const report = reportOf(name);
    report.calls += 1;
    const measured: Transport = async (given) => {
      const start = performance.now();
      const response = await transport(given);
      const text = await response.text();
      const ms = Math.round(performance.now() - start);
      const bytes = Buffer.byteLength(text);
      report.slowestMs = Math.max(report.slowestMs, ms);
      report.largestBytes = Math.max(report.largestBytes, bytes);
      if (!isEmbedded && ms > SLOW_MS) problems.push({ kind: 'slow', source, pointer: '', reason: `${ms} ms` });
      if (bytes > limits.maxBytes / 2) problems.push({ kind: 'large', source, pointer: '', reason: `${bytes} bytes` });
      const body = response.status === 204 || response.status === 304 ? null : text;
      return new Response(body, { status: response.status, headers: response.headers });
    };
    return { source, json: await request(call, measured, { address, token, limits }) };
  };

  const follow = (source: string, json: unknown, locale: Locale) => {
    told.push(...toldFigures(source, json));
    for (const place of placesIn(json)) {
      for (const call of callsOfSources(place.value, product)) void start(call, locale);
      for (const link of linksAt(place)) {
        const path = pathnameOf(link);
        if (!path.startsWith('/') || path.includes('{') || movedPage(path, DEFAULT_LOCALE, product)) continue;
        const target = isPageAddress(path) ? callOfLink(path, product) : undefined;
        const isMissingFile = !isPageAddress(path) && !isServed(path);
        if (target === 'nowhere' || isMissingFile)
          problems.push({ kind: 'link', source, pointer: place.pointer, reason: `${link} leads nowhere` });
        else if (target) links.push({ source, pointer: place.pointer, link, status: start(target, locale) });
      }
    }
  };

  const readList = async ({ name, path, params }: LinkedCall, endpoint: Endpoint, locale: Locale) => {
    let seen = 0;
    let total = 0;
    const isPaged = 'page_no' in endpoint.query;
    for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page += 1) {
      const query = isPaged ? { ...params, page_size: String(PAGE_SIZE), page_no: String(page) } : params;
      const { source, json } = await ask(name, path, query, locale);
      const given = Array.isArray(json) ? json : property(json, 'data');
      const items: readonly unknown[] = Array.isArray(given) ? given : [];
      const pointerTo = (index: number) => `${Array.isArray(json) ? '' : '/data'}/${index}`;
      for (const [index, record] of items.entries()) problems.push(...documentProblems(name, record, source, pointerTo(index)));
      const list = validateList(endpoint.answer, json, source, (defect) => {
        if (defect.pointer.startsWith('/meta')) problems.push({ kind: 'dropped', ...defect });
      });
      const size = Array.isArray(given) ? given.length : list.items.length;
      seen += size;
      ({ page_count: pages, total } = list.pagination);
      if (isPaged && size > PAGE_SIZE)
        problems.push({ kind: 'paging', source, pointer: '/data', reason: `${size} records on a page of ${PAGE_SIZE}` });
      reportOf(name).answers += 1;
      addAnswer(languages, endpoint, { path, params, locale }, json);
      follow(source, json, locale);
      if (locale === DEFAULT_LOCALE) {
        records.set(source, { name, params, items: list.items });
        for (const [index, record] of items.entries()) answered.addRecord(name, record, source, pointerTo(index));
      }
      for (const call of callsOfRecords(name, list.items, product)) void start(call, locale);
    }
    reportOf(name).records += seen;
    if (seen !== total)
      problems.push({
        kind: 'paging',
        source: path,
        pointer: '/meta/pagination',
        reason: `total is ${total}, its pages have ${seen}`,
      });
  };

  const readDocument = async ({ name, path, params }: LinkedCall, endpoint: Endpoint, locale: Locale) => {
    const { source, json } = await ask(name, path, params, locale);
    const { document, pointer } = endpoint.envelope === 'bare' ? { document: json, pointer: '' } : unwrap(json, source);
    problems.push(...documentProblems(name, document, source, pointer));
    const value = validate(endpoint.answer, document, source, pointer, () => undefined);
    if (endpoint.isEmpty?.(value)) throw new ContentError({ path: source, failure: 'empty' });
    reportOf(name).records += 1;
    reportOf(name).answers += 1;
    addAnswer(languages, endpoint, { path, params, locale }, json);
    follow(source, json, locale);
    const slug = params.slug ?? (endpoint.path.includes('{slug}') ? path.split('/').at(-1) : undefined);
    if (locale === DEFAULT_LOCALE) answered.addDocument(name, document, source, pointer, slug);
  };

  /** @returns the status of the answer; 0 for a failure without one */
  const run = async (call: LinkedCall, locale: Locale): Promise<number> => {
    const endpoint: Endpoint = ENDPOINTS[call.name];
    try {
      await (endpoint.envelope === 'list' ? readList : readDocument)(call, endpoint, locale);
      return 200;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const status = error.status ?? 0;
      const isMissing = error.failure === 'status' && (status === 404 || status === 410);
      const source = pathWithQuery({ method: 'GET', path: call.path, params: call.params, locale });
      if (!isMissing || isNeeded(endpoint)) problems.push({ kind: 'failure', source, pointer: '', reason: error.message });
      else if (call.link === undefined)
        problems.push({ kind: 'status', source, pointer: '', reason: `${status}: there is no such document` });
      return isMissing ? 404 : status;
    }
  };

  /** Queues a call that was not made yet. */
  function start(call: LinkedCall, locale: Locale): Promise<number> {
    const key = `${locale} ${call.path}?${new URLSearchParams(call.params)}`;
    const known = asked.get(key);
    if (known) return known;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    asked.set(key, promise);
    waiting.push(() => run(call, locale).then(resolve, reject));
    return promise;
  }

  // The first answer may have to wait for the service to start.
  await transport(new Request(`${address}${ENDPOINTS.header.path}`)).catch(() => undefined);
  for (const locale of locales) for (const call of firstCalls(product)) void start(call, locale);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  };
  // A worker may find the queue empty while another one is about to fill it.
  while (waiting.length > 0) await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  for (const { source, pointer, link, status } of links)
    if ((await status) === 404) problems.push({ kind: 'link', source, pointer, reason: `${link} leads nowhere` });
  problems.push(...figureProblems(told, records));
  const dead = new Set(problems.flatMap(({ kind, reason }) => (kind === 'link' ? [reason.replace(/ leads nowhere$/, '')] : [])));
  const site = { product, today: dateInIndia(new Date()), isServed };
  for (const { entry, problem } of contentProblems(entries ?? answered.entries(), site))
    if (problem.code !== 'dead-link' || !dead.has(String(problem.parameters.address)))
      problems.push(inWords(entry, problem, entry.source, entry.pointer));
  problems.push(...(await refusalProblems(transport, address)));
  return { endpoints, problems: merged(problems, locales), languages, fits: problems.every(({ kind }) => kind !== 'failure') };
}

/** Whether the command ends with 0. @param isStrict whether nothing may be left out */
export function passes({ fits, problems }: Pick<ContentReport, 'fits' | 'problems'>, isStrict: boolean): boolean {
  return fits && !(isStrict && problems.some(({ kind }) => kind === 'dropped'));
}
