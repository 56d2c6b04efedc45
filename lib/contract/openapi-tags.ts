import { page } from './documents.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';

export const TAGS = {
  Shell: 'What is the same on every page: header, footer, messages',
  Search: 'The search of the site, and its suggestions',
  Pages: 'Documents of pages, made of blocks',
  Lists: 'Records in pages, with filters and their counts',
  Records: 'One record in detail',
  Forms: 'What visitors send',
};

/** What kind of call an operation is. */
export function tagOf({ method, path, envelope, answer }: Endpoint): keyof typeof TAGS {
  if (method === 'POST') return 'Forms';
  if (path === ENDPOINTS.search.path) return 'Search';
  if (envelope === 'bare') return 'Shell';
  if (envelope === 'list') return 'Lists';
  return answer === page ? 'Pages' : 'Records';
}

/** What comes back, by tag. */
export const ANSWERS: Record<keyof typeof TAGS, string> = {
  Shell: 'The document itself, without an envelope.',
  Search: 'Results in pages with `total_count`, or at most a few suggestions.',
  Pages: 'A page in `data`: title, head and blocks. A block of an unknown kind is left out.',
  Lists: 'Records in `data`, and in `meta` their number and what each filter would leave.',
  Records: 'One record in `data`; 404 for an unknown one, 410 for one that was deleted.',
  Forms: 'A receipt in `data`. Wrong fields are named in `error.details`.',
};
