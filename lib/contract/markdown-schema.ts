import { defaultSchema } from 'rehype-sanitize';
import { isSafeHref, isSafeMediaUrl } from '#lib/contract/addresses.ts';

/**
 * What the HTML of a text in markdown may have. The schema allows `data:` in images; `safeMarkdownUrl` then allows image types only.
 * Raw HTML is never parsed, so the only ids are from footnotes, which have a prefix.
 */
export const MARKDOWN_SCHEMA = {
  ...defaultSchema,
  clobber: [],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https', 'data'] },
};

/** An address of a link or picture in markdown; empty when it is refused. */
export function safeMarkdownUrl(address: string, attribute: string): string {
  return (attribute === 'src' ? isSafeMediaUrl(address) : isSafeHref(address)) ? address : '';
}
