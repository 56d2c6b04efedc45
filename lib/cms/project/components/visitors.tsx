import type { Payload } from 'payload';
import type { Texts } from '#lib/cms/labels.ts';
import { missesUrl } from '../src/site.ts';

const ENGLISH = {
  requests: (count: number) => (count === 1 ? '1 new request of a visitor' : `${count} new requests of visitors`),
  misses: 'What visitors miss',
  missesHelp: 'Searches without results, missing pages, and errors in browsers.',
};
const HINDI: typeof ENGLISH = {
  requests: (count) => (count === 1 ? 'आगंतुकों का 1 नया अनुरोध' : `आगंतुकों के ${count} नए अनुरोध`),
  misses: 'आगंतुकों को क्या नहीं मिला',
  missesHelp: 'बिना परिणाम की खोजें, जो पेज नहीं मिले, और ब्राउज़र की गड़बड़ियाँ।',
};
const textsIn = (language: keyof Texts) => (language === 'hi' ? HINDI : ENGLISH);

/** How many requests are new, with a link to them. */
export async function NewRequests({ payload, language }: { payload: Payload; language: keyof Texts }) {
  const { totalDocs } = await payload.count({ collection: 'submissions', where: { status: { equals: 'new' } } });
  const filter = new URLSearchParams({ 'where[or][0][and][0][status][equals]': 'new' });
  return (
    <p>
      <a href={`${payload.config.routes.admin}/collections/submissions?${filter}`}>{textsIn(language).requests(totalDocs)}</a>
    </p>
  );
}

/** A link to the site's list of what visitors miss. */
export async function Misses({ language }: { language: keyof Texts }) {
  const address = await missesUrl();
  if (address === undefined) return null;
  const { misses, missesHelp } = textsIn(language);
  return (
    <p>
      <a href={address} target="_blank" rel="noreferrer">
        {misses}
      </a>{' '}
      {missesHelp}
    </p>
  );
}
