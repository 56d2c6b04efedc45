import { hosts, origin, origins, text, webAddress, wholeNumber, yesOrNo } from './setting-readers.ts';

/**
 * Every setting of the site. Nothing else reads the environment. Settings are read and checked when the process starts:
 * a wrong value stops the build and the start with a sentence that names it.
 */

interface Setting<Value> {
  /** One sentence: what it is for. */
  purpose: string;
  /** What a value may be, in words, for the error message and docs/settings.md. */
  allowed: string;
  /** The value used when the variable is absent or empty. */
  fallback: Value;
  /** The default as docs/settings.md shows it, when it is not the fallback itself. */
  shown?: string;
  /** Whether the value is compiled into the build, so that a change needs a new build. */
  build?: boolean;
  /** Reads a value; `undefined` says that it is not allowed. */
  read: (text: string) => Value | undefined;
}

function setting<Value>(definition: Setting<Value>): Setting<Value> {
  return definition;
}

export const SETTINGS = {
  SITE_ORIGIN: setting({
    purpose: 'The origin visitors see, used for canonical addresses and shared links.',
    allowed: 'an http(s) origin without a path, such as https://www.example.in',
    fallback: 'http://localhost:3000',
    build: true,
    read: origin,
  }),
  OTHER_HOSTS: setting({
    purpose:
      'Other host names of the site: their addresses redirect to SITE_ORIGIN. The same host with or without www. always does.',
    allowed: 'host names separated by commas, such as cards.example.com,old.example.in',
    fallback: [] as readonly string[],
    shown: 'none',
    read: hosts,
  }),
  PRODUCT_SLUG: setting({
    purpose: 'The product name in addresses (`/{product}-select`).',
    allowed: 'lower-case letters and digits, 2 to 30 of them',
    fallback: 'rupay',
    build: true,
    read: text(/^[a-z][a-z0-9]{1,29}$/),
  }),
  SITE_INDEXED: setting({
    purpose: 'Whether search engines may list the site. With false, robots.txt disallows every crawler.',
    allowed: 'true or false',
    fallback: true,
    read: yesOrNo,
  }),
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
    shown: 'none',
    read: text(/^[\x21-\x7e]{1,4000}$/),
  }),
  CONTENT_TIMEOUT_MS: setting({
    purpose: 'Time limit of one call to the content service, retry included, in milliseconds; 0 means none.',
    allowed: 'a whole number from 0 to 120000',
    fallback: 10_000,
    read: wholeNumber(0, 120_000),
  }),
  CONTENT_REVALIDATE_SECONDS: setting({
    purpose: 'Age at which content is fetched again in the background, in seconds.',
    allowed: 'a whole number from 1 to 86400',
    fallback: 300,
    read: wholeNumber(1, 86_400),
  }),
  CONTENT_MAX_BYTES: setting({
    purpose: 'The largest response of the content service that is read, in bytes.',
    allowed: 'a whole number from 1000 to 20000000',
    fallback: 2_000_000,
    read: wholeNumber(1000, 20_000_000),
  }),
  CONTENT_CALLS_AT_ONCE: setting({
    purpose: 'How many calls to the content service wait for their response at once; others wait for their turn.',
    allowed: 'a whole number from 1 to 10000',
    fallback: 50,
    read: wholeNumber(1, 10_000),
  }),
  RENDERS_AT_ONCE: setting({
    purpose: 'How many pages that are not in the cache are rendered at once; others wait two seconds at most, then get 503.',
    allowed: 'a whole number from 1 to 10000',
    fallback: 100,
    read: wholeNumber(1, 10_000),
  }),
  MEDIA_BASE_PATH: setting({
    purpose: 'Prefix of relative addresses of images, videos and documents.',
    allowed: 'empty, a path that starts with /, or an http(s) address',
    fallback: '',
    shown: 'empty',
    read: (value) => (/^\/[\w\-./]*$/.test(value) ? value.replace(/\/+$/, '') : webAddress(value)),
  }),
  DOCUMENT_ORIGINS: setting({
    purpose: 'Origins from which the PDF viewer may load documents, besides the site itself and MEDIA_BASE_PATH.',
    allowed: 'http(s) origins without a path, with spaces or commas between them',
    fallback: [] as readonly string[],
    shown: 'none',
    read: origins,
  }),
  PDF_WORKER_SRC: setting({
    purpose: 'The address of the PDF worker script, if it is not the one the site serves.',
    allowed: 'a path that starts with /, or an http(s) address',
    fallback: undefined as string | undefined,
    shown: 'served by the site',
    read: (value) => (/^\/[\w\-./]+$/.test(value) ? value : webAddress(value)),
  }),
  WEB_VITALS_URL: setting({
    purpose: 'Where browsers POST the web vitals of a page as JSON. Without it nothing is measured or sent.',
    allowed: 'a path that starts with /, or an http(s) address',
    fallback: undefined as string | undefined,
    shown: 'none',
    read: (value) => (/^\/[\w\-./]+$/.test(value) ? value : webAddress(value)),
  }),
  POLICY_REPORT_URL: setting({
    purpose: 'Where browsers report what the content security policy of a page has blocked. Without it nothing is reported.',
    allowed: 'an http(s) address, such as https://reports.example.in/csp',
    fallback: undefined as string | undefined,
    shown: 'none',
    read: webAddress,
  }),
  HSTS_SECONDS: setting({
    purpose:
      'How long browsers use only https for this host (Strict-Transport-Security), in seconds; 0 means that they are not told to.',
    allowed: 'a whole number from 0 to 63072000',
    fallback: 0,
    read: wholeNumber(0, 63_072_000),
  }),
  FRAME_HOSTS: setting({
    purpose: 'Hosts whose pages the content may show in a sandboxed frame, besides the site itself.',
    allowed: 'host names separated by commas, such as maps.example.in,play.example.in',
    fallback: [] as readonly string[],
    shown: 'none',
    read: hosts,
  }),
  SECURITY_CONTACT: setting({
    purpose: 'Where to report a weakness of the site, in /.well-known/security.txt.',
    allowed: 'an address that starts with https:// or mailto:',
    fallback: undefined as string | undefined,
    shown: 'the page /contact',
    read: text(/^(?:https:\/\/|mailto:)[\x21-\x7e]{3,300}$/),
  }),
  REVALIDATE_SECRET: setting({
    purpose: 'The secret of the webhook that refreshes published content. Without one the webhook is disabled.',
    allowed: '16 to 200 visible characters',
    fallback: undefined as string | undefined,
    shown: 'none',
    read: text(/^[\x21-\x7e]{16,200}$/),
  }),
  REDIS_URL: setting({
    purpose: 'The Redis or Valkey that the instances of the site share. Without one each instance has its own cache and limits.',
    allowed: 'an address such as redis://user:password@store.example.in:6379/0, or with rediss:// for TLS',
    fallback: undefined as string | undefined,
    shown: 'none',
    read: text(/^rediss?:\/\/[\x21-\x7e]{1,500}$/),
  }),
  METRICS_TOKEN: setting({
    purpose: 'The token that /service/metrics asks for (Authorization: Bearer). Without one there are no metrics.',
    allowed: '16 to 200 visible characters',
    fallback: undefined as string | undefined,
    shown: 'none',
    read: text(/^[\x21-\x7e]{16,200}$/),
  }),
  LOG_REQUESTS: setting({
    purpose: 'Whether each request is logged, with its path but not its query.',
    allowed: 'true or false',
    fallback: false,
    read: yesOrNo,
  }),
  PREVIEW_SECRET: setting({
    purpose: 'The secret of the preview, which shows drafts to editors. Without one there is no preview.',
    allowed: '16 to 200 visible characters',
    fallback: undefined as string | undefined,
    shown: 'none',
    read: text(/^[\x21-\x7e]{16,200}$/),
  }),
  CONTENT_DRAFT_TOKEN: setting({
    purpose: 'The token with which the content service answers with drafts; the embedded service expects it too.',
    allowed: '16 to 4000 visible characters',
    fallback: undefined as string | undefined,
    shown: 'none',
    read: text(/^[\x21-\x7e]{16,4000}$/),
  }),
  PREVIEW_FRAME_ORIGINS: setting({
    purpose: 'Origins whose pages may show the preview in a frame, such as that of the content service.',
    allowed: 'http(s) origins without a path, with spaces or commas between them',
    fallback: [] as readonly string[],
    shown: 'none',
    read: origins,
  }),
  PROXY_HOPS: setting({
    purpose:
      'The number of trusted proxies in front of the site, each of which adds to x-forwarded-for. It decides whose address counts for rate limits.',
    allowed: 'a whole number from 0 to 10',
    fallback: 0,
    read: wholeNumber(0, 10),
  }),
  HOSTNAME: setting({
    purpose: 'The address the site listens on; on a loopback address the framework would call itself for ever.',
    allowed: 'a name or address that is not a loopback address such as 127.0.0.1',
    fallback: '0.0.0.0',
    read: (value) => (/^(?:127\.|\[?::1\]?$)/.test(value) ? undefined : value),
  }),
  PORT: setting({
    purpose: 'The port the site listens on.',
    allowed: 'a whole number from 1 to 65535',
    fallback: 3000,
    read: wholeNumber(1, 65_535),
  }),
};

type SettingName = keyof typeof SETTINGS;
export type Settings = { readonly [Name in SettingName]: (typeof SETTINGS)[Name]['fallback'] };

/** A setting has a value that is not allowed. The message is a sentence for the operator. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Settings whose values must not appear in a message. */
const SECRET = /TOKEN|SECRET|REDIS_URL/;

/**
 * Reads all settings from an environment.
 * @throws {SettingsError} naming each wrong setting, its value and what is allowed
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const wrong: string[] = [];
  const entries = (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    const { allowed, fallback, read } = SETTINGS[name] as Setting<unknown>;
    const given = environment[name]?.trim();
    if (given === undefined || given === '') return [name, fallback];
    const value = read(given);
    if (value === undefined) {
      wrong.push(`${name} is ${SECRET.test(name) ? 'set to a value' : `"${given}"`} that is not allowed: it must be ${allowed}.`);
    }
    return [name, value];
  });
  if (wrong.length > 0) throw new SettingsError(wrong.join('\n'));
  return Object.fromEntries(entries) as Settings;
}

export const settings: Settings = readSettings(process.env);

/** Whether this is the development server, which shows the block gallery. */
export const isDevelopment = process.env.NODE_ENV === 'development';
