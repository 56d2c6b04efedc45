import { type Settings, settings } from '#lib/config/settings.ts';
import { EVERYTHING, isTag } from '../read/tags.ts';

/** Tag of what is made of too much to name it; each purge names it. */
export const ANY_PUBLISH = 'any';

/** Longest list of tags, in bytes: Cloudflare reads 16 KB, Varnish 8 KB of a header by default. */
const TAGS_MAX_BYTES = 4000;
/** How long an edge may serve what it has while the site fails, in seconds. */
const STALE_IF_ERROR = 86_400;
/** How long an edge keeps a page that does not exist, in seconds: an outage may have reported a page as missing, and a publish purges it. */
const MISSING_EDGE_SECONDS = 60;
/** Pages with a shorter lifetime are made of content that could not be read, or are about to be rendered again; in seconds. */
const SOON_MAX = 30;

type EdgeSettings = Pick<Settings, 'EDGE_TAG_HEADER' | 'EDGE_CONTROL_HEADER' | 'EDGE_SECONDS'>;

/**
 * The header with the tags that a cache in front purges by; tags of the framework are left out. Without `EDGE_TAG_HEADER` there is none.
 * A list that is too long is replaced by the tags that every purge reaches.
 */
export function edgeTags(
  tags: readonly string[],
  { EDGE_TAG_HEADER }: Pick<EdgeSettings, 'EDGE_TAG_HEADER'> = settings,
): Record<string, string> {
  if (EDGE_TAG_HEADER === undefined) return {};
  const named = [...new Set(tags.filter((tag) => tag === ANY_PUBLISH || isTag(tag)))];
  if (named.length === 0) return {};
  const separator = EDGE_TAG_HEADER === 'Cache-Tag' ? ',' : ' ';
  const list = named.join(separator);
  // Tags are ASCII.
  return { [EDGE_TAG_HEADER]: list.length > TAGS_MAX_BYTES ? [EVERYTHING, ANY_PUBLISH].join(separator) : list };
}

/** What is made of lists of everything: sitemaps and feeds. */
export const edgeTagsOfAnything = () => edgeTags([EVERYTHING, ANY_PUBLISH]);

interface Page {
  status?: number | undefined;
  headers?: Record<string, string | string[] | undefined> | undefined;
}

/**
 * The headers of a page with those for a cache in front: its tags, and how long it may be kept there, which is a minute when it is missing.
 * An error, a redirect and a page that is not stored have no lifetime of their own there.
 * @param revalidate the lifetime of the page in the cache of the site, in seconds; `false` for ever
 */
export function withEdgeHeaders(
  { status = 200, headers = {} }: Page,
  tags: readonly string[],
  revalidate: number | false | undefined,
  options: EdgeSettings = settings,
): Exclude<Page['headers'], undefined> {
  const named = edgeTags(tags, options);
  const isMissing = status === 404 || status === 410;
  const isKept = isMissing ? headers['cache-control'] !== 'no-store' : status === 200 && headers['cache-control'] === undefined;
  if (!isKept || Object.keys(named).length === 0) return { ...headers, ...named };
  const isShort = typeof revalidate === 'number' && revalidate <= SOON_MAX;
  // A missing page always has a short lifetime in the cache of the site; one of a second is about to be rendered again.
  const seconds = isMissing && revalidate !== 1 ? MISSING_EDGE_SECONDS : isShort ? revalidate : options.EDGE_SECONDS;
  return { ...headers, ...named, [options.EDGE_CONTROL_HEADER]: `max-age=${seconds}, stale-if-error=${STALE_IF_ERROR}` };
}
