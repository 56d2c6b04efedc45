import type { Settings } from '#lib/config/settings.ts';

/** Tags in one call: Cloudflare takes 30, Fastly 256, Varnish a header of 8 KB. */
export const TAGS_PER_CALL = 30;

interface PurgeCall {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

const jsonCall = (tags: readonly string[], token: string | undefined): PurgeCall => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify({ tags }),
});

/** The call that purges tags, by kind of edge. What is purged stays there for as long as the site fails, where the edge can do so. */
const CALLS: Record<Settings['EDGE_PURGE_KIND'], (tags: readonly string[], token: string | undefined) => PurgeCall> = {
  // docs/deploy/default.vcl
  varnish: (tags, token) => ({ method: 'PURGE', headers: { 'xkey-softpurge': tags.join(' '), ...bearer(token) } }),
  // https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag
  fastly: (tags, token) => ({
    method: 'POST',
    headers: {
      accept: 'application/json',
      'fastly-soft-purge': '1',
      'surrogate-key': tags.join(' '),
      ...(token === undefined ? {} : { 'fastly-key': token }),
    },
  }),
  // https://developers.cloudflare.com/api/resources/cache/methods/purge/
  cloudflare: jsonCall,
  http: jsonCall,
};

export function purgeCall(kind: Settings['EDGE_PURGE_KIND'], tags: readonly string[], token: string | undefined): PurgeCall {
  return CALLS[kind](tags, token);
}
