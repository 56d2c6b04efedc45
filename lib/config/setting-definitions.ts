import {
  hosts,
  oneOf,
  origin,
  origins,
  pagePaths,
  pathOrWebAddress,
  text,
  webAddress,
  webAddresses,
  wholeNumber,
  yesOrNo,
} from './setting-readers.ts';

export interface Setting<Value> {
  /** One sentence: what it is for. */
  purpose: string;
  /** Allowed values in words, for the error message and docs/settings.md. */
  allowed: string;
  /** The value used when the variable is absent or empty. */
  fallback: Value;
  /** The default in docs/settings.md, when it differs from the fallback. */
  shown?: string;
  /** Whether a change needs a new build. */
  build?: boolean;
  /** Whether the value must not appear in a message. */
  secret?: boolean;
  /** Reads a value; `undefined` when it is not allowed. */
  read: (text: string) => Value | undefined;
}

function setting<Value>(definition: Setting<Value>): Setting<Value> {
  return definition;
}

function wholeNumberSetting(purpose: string, fallback: number, least: number, most: number): Setting<number> {
  return { purpose, allowed: `a whole number from ${least} to ${most}`, fallback, read: wholeNumber(least, most) };
}

function switchSetting(purpose: string, fallback: boolean): Setting<boolean> {
  return { purpose, allowed: 'true or false', fallback, read: yesOrNo };
}

/** @param most its longest value, in characters */
function secretSetting(purpose: string, most: number): Setting<string | undefined> {
  const read = text(new RegExp(`^[\\x21-\\x7e]{16,${most}}$`));
  return { purpose, allowed: `16 to ${most} visible characters`, fallback: undefined, secret: true, read };
}

/** Every setting; docs/settings.md is made from it. */
export const SETTINGS = {
  SITE_ORIGIN: setting({
    purpose: 'The origin visitors see, used for canonical addresses and shared links.',
    allowed: 'an http(s) origin without a path, such as https://www.example.in',
    fallback: 'http://localhost:3000',
    shown: 'http://localhost with the PORT',
    build: true,
    read: origin,
  }),
  OTHER_HOSTS: setting({
    purpose:
      'Other host names of the site: their addresses redirect to SITE_ORIGIN. The same host with or without www. always does.',
    allowed: 'host names separated by commas, such as cards.example.com,old.example.in',
    fallback: [] as readonly string[],
    read: hosts,
  }),
  PRODUCT_SLUG: setting({
    purpose: 'The product name in addresses (`/{product}-select`).',
    allowed: 'lower-case letters and digits, 2 to 30 of them',
    fallback: 'rupay',
    build: true,
    read: text(/^[a-z][a-z0-9]{1,29}$/),
  }),
  SITE_INDEXED: switchSetting('Whether search engines may list the site. With false, robots.txt disallows every crawler.', true),
  CONTENT_BASE_URL: setting({
    purpose: 'The address of the content service. Without one the embedded content is served.',
    allowed: 'an http(s) address, such as https://content.example.in',
    fallback: undefined as string | undefined,
    shown: 'the embedded content',
    read: webAddress,
  }),
  CONTENT_ADAPTER: setting({
    purpose: 'The adapter of a content service with other paths or names than the contract.',
    allowed: 'the name of a module in lib/content/client/adapters, or none',
    fallback: 'none',
    read: text(/^[a-z0-9-]{1,60}$/),
  }),
  CONTENT_FOLDER: setting({
    purpose: 'The folder of the embedded content, relative to the working directory of the server.',
    allowed: 'a path of letters, digits, dots, dashes, underscores and slashes',
    fallback: 'lib/content-service/data',
    read: text(/^[\w\-./]{1,300}$/),
  }),
  CONTENT_TOKEN: setting({
    purpose: 'The token that the server sends to the content service.',
    allowed: '1 to 4000 visible characters',
    fallback: undefined as string | undefined,
    secret: true,
    read: text(/^[\x21-\x7e]{1,4000}$/),
  }),
  CONTENT_TIMEOUT_MS: wholeNumberSetting(
    'Time limit of one call to the content service, retry included, in milliseconds; 0 means none.',
    10_000,
    0,
    120_000,
  ),
  CONTENT_REVALIDATE_SECONDS: wholeNumberSetting(
    'Age at which content is fetched again in the background, in seconds.',
    300,
    1,
    86_400,
  ),
  CONTENT_MAX_BYTES: wholeNumberSetting(
    'The largest response of the content service that is read, in bytes.',
    2_000_000,
    1000,
    20_000_000,
  ),
  CONTENT_CALLS_AT_ONCE: wholeNumberSetting(
    'How many calls to the content service wait for their response at once; others wait for their turn.',
    50,
    1,
    10_000,
  ),
  RENDERS_AT_ONCE: wholeNumberSetting(
    'How many pages are rendered at once, in the background too. Of pages that are not in the cache a hundred more wait, five seconds at most; others get 503.',
    2,
    1,
    1000,
  ),
  RENDERS_PER_CLIENT: wholeNumberSetting(
    'How many pages that are not in the cache are rendered in ten seconds for one client (an IPv4 address or an IPv6 /64); more get 429. 0 for no limit.',
    20,
    0,
    100_000,
  ),
  LIGHT_PAGES: switchSetting(
    'Whether pages leave out the scripts of Next until a visitor needs them. Turn it off if `npm run check-next` fails after an upgrade.',
    true,
  ),
  MEDIA_BASE_PATH: setting({
    purpose: 'Prefix of relative addresses of images, videos and documents.',
    allowed: 'empty, a path that starts with /, or an http(s) address',
    fallback: '',
    shown: 'empty',
    read: (value) => (/^\/[\w\-./]*$/.test(value) ? value.replace(/\/+$/, '') : webAddress(value)),
  }),
  MEDIA_THROUGH_SITE: switchSetting(
    'Whether the site fetches pictures and documents below an http(s) MEDIA_BASE_PATH itself, keeps them and serves them at /service/media, so that they outlive the content service. Videos always come from MEDIA_BASE_PATH.',
    true,
  ),
  DOCUMENT_ORIGINS: setting({
    purpose: 'Origins from which the PDF viewer may load documents, besides the site itself and MEDIA_BASE_PATH.',
    allowed: 'http(s) origins without a path, with spaces or commas between them',
    fallback: [] as readonly string[],
    read: origins,
  }),
  PDF_WORKER_SRC: setting({
    purpose: 'The address of the PDF worker script, if it is not the one the site serves.',
    allowed: 'a path that starts with /, or an http(s) address',
    fallback: undefined as string | undefined,
    shown: 'served by the site',
    read: pathOrWebAddress,
  }),
  WEB_VITALS_URL: setting({
    purpose: 'Where browsers POST the web vitals of a page as JSON. Without it nothing is measured or sent.',
    allowed: 'a path that starts with /, or an http(s) address',
    fallback: undefined as string | undefined,
    read: pathOrWebAddress,
  }),
  POLICY_REPORT_URL: setting({
    purpose: 'Where browsers report what the content security policy of a page has blocked. Without it nothing is reported.',
    allowed: 'an http(s) address, such as https://reports.example.in/csp',
    fallback: undefined as string | undefined,
    read: webAddress,
  }),
  HSTS_SECONDS: wholeNumberSetting(
    'How long browsers use only https for this host (Strict-Transport-Security), in seconds; 0 means that they are not told to.',
    0,
    0,
    63_072_000,
  ),
  FRAME_HOSTS: setting({
    purpose: 'Hosts whose pages the content may show in a sandboxed frame, besides the site itself.',
    allowed: 'host names separated by commas, such as maps.example.in,play.example.in',
    fallback: [] as readonly string[],
    read: hosts,
  }),
  SECURITY_CONTACT: setting({
    purpose: 'Where to report a vulnerability of the site, in /.well-known/security.txt.',
    allowed: 'an address that starts with https:// or mailto:',
    fallback: undefined as string | undefined,
    shown: 'the page /contact',
    read: text(/^(?:https:\/\/|mailto:)[\x21-\x7e]{3,300}$/),
  }),
  REVALIDATE_SECRET: secretSetting(
    'The secret of the webhook that refreshes published content. Without one the webhook is disabled.',
    200,
  ),
  REDIS_URL: setting({
    purpose: 'The Redis or Valkey that the instances of the site share. Without one each instance has its own cache and limits.',
    allowed: 'an address such as redis://user:password@store.example.in:6379/0, or with rediss:// for TLS',
    fallback: undefined as string | undefined,
    secret: true,
    read: text(/^rediss?:\/\/[\x21-\x7e]{1,500}$/),
  }),
  EDGE_TAG_HEADER: setting({
    purpose:
      'The response header that tells a cache in front the tags of a page, by which it purges. Without one neither tags nor lifetimes for such a cache are sent.',
    allowed: 'xkey, Surrogate-Key or Cache-Tag',
    fallback: undefined as string | undefined,
    read: oneOf('xkey', 'Surrogate-Key', 'Cache-Tag'),
  }),
  EDGE_CONTROL_HEADER: setting({
    purpose:
      'The response header that tells a cache in front how long to keep a page, apart from browsers; with EDGE_TAG_HEADER.',
    allowed: 'CDN-Cache-Control or Surrogate-Control',
    fallback: 'CDN-Cache-Control',
    read: oneOf('CDN-Cache-Control', 'Surrogate-Control'),
  }),
  EDGE_SECONDS: wholeNumberSetting(
    'How long a cache in front keeps a page that is not purged, in seconds: what changes without a publish, such as an offer that ends, is seen after as long. With EDGE_TAG_HEADER.',
    3600,
    1,
    31_536_000,
  ),
  EDGE_PURGE_URLS: setting({
    purpose:
      'Where the webhook purges tags: each Varnish, or the address of the purge of a CDN. Without one nothing is purged. See docs/production.md.',
    allowed: 'http(s) addresses, with spaces or commas between them',
    fallback: [] as readonly string[],
    read: webAddresses,
  }),
  EDGE_PURGE_KIND: setting({
    purpose: 'How tags are purged at EDGE_PURGE_URLS; http is a POST with {"tags": […]}.',
    allowed: 'varnish, fastly, cloudflare or http',
    fallback: 'varnish' as 'varnish' | 'fastly' | 'cloudflare' | 'http',
    read: oneOf('varnish', 'fastly', 'cloudflare', 'http'),
  }),
  EDGE_PURGE_TOKEN: setting({
    purpose: 'The token for EDGE_PURGE_URLS: Fastly-Key, or Authorization: Bearer for the others.',
    allowed: '1 to 4000 visible characters',
    fallback: undefined as string | undefined,
    secret: true,
    read: text(/^[\x21-\x7e]{1,4000}$/),
  }),
  METRICS_TOKEN: secretSetting(
    'The token that /service/metrics asks for (Authorization: Bearer). Without one there are no metrics.',
    200,
  ),
  LOG_REQUESTS: switchSetting('Whether each request is logged, with its path but not its query.', false),
  COUNT_MISSES: switchSetting(
    'Whether searches without results, missing pages that are linked to, and errors in browsers are counted, without personal data, for /service/misses.',
    false,
  ),
  READY_NEEDS_CONTENT: switchSetting(
    'Whether /service/ready is a 503 while the content service does not answer, although the site has pages to serve.',
    false,
  ),
  WARM_PAGES: setting({
    purpose:
      'Pages that a new instance without cached pages renders before /service/ready is 200. `header` names the home page in every language and the pages of the menus in English.',
    allowed: 'paths of pages with their language, and `header`, separated by commas: header,/hi/offers',
    fallback: [] as readonly string[],
    read: pagePaths,
  }),
  PREVIEW_SECRET: secretSetting(
    'The secret of the preview, which shows drafts to editors, and of /service/check. Without one there is neither.',
    200,
  ),
  CONTENT_DRAFT_TOKEN: secretSetting(
    'The token with which the content service answers with drafts; the embedded service expects it too.',
    4000,
  ),
  PREVIEW_FRAME_ORIGINS: setting({
    purpose:
      'Origins of the CMS: their pages may show the preview in a frame, and the preview links to where a draft is edited there.',
    allowed: 'http(s) origins without a path, with spaces or commas between them',
    fallback: [] as readonly string[],
    read: origins,
  }),
  PROXY_HOPS: wholeNumberSetting(
    'The number of trusted proxies in front of the site, each of which adds to x-forwarded-for. It decides whose address counts for rate limits.',
    0,
    0,
    10,
  ),
  HOSTNAME: setting({
    purpose: 'The address the site listens on.',
    allowed: 'a host name or an IP address',
    fallback: '0.0.0.0',
    read: text(/^[\w.:-]{1,253}$/),
  }),
  PORT: wholeNumberSetting('The port the site listens on.', 3000, 1, 65_535),
  REQUESTS_AT_ONCE: wholeNumberSetting(
    'How many requests are answered at once; more get 503 with Retry-After.',
    1000,
    1,
    100_000,
  ),
  KEEP_ALIVE_TIMEOUT: wholeNumberSetting(
    'How long an idle connection stays open, in milliseconds: longer than a proxy keeps its own, or it would use a closed one.',
    75_000,
    1000,
    86_400_000,
  ),
  CACHE_DIR: setting({
    purpose: 'The folder of cached files, relative to the working directory of the server. Each instance needs its own.',
    allowed: 'a path of letters, digits, dots, dashes, underscores and slashes',
    fallback: '.next/cache/site',
    read: text(/^[\w\-./]{1,300}$/),
  }),
  DATA_DIR: setting({
    purpose:
      'The folder of what must not be lost: requests of visitors that wait for the content service, and those that the embedded service has received. It must outlive releases; instances may share it.',
    allowed: 'a path of letters, digits, dots, dashes, underscores and slashes',
    fallback: '.data',
    read: text(/^[\w\-./]{1,300}$/),
  }),
  SUBMISSION_DAYS: wholeNumberSetting('After how many days requests of visitors in DATA_DIR are deleted.', 30, 1, 3650),
};
