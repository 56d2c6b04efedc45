import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A page as a crawler reads it: its answer, and its HTML without any script. */
export interface RawPage {
  response: APIResponse;
  html: string;
  /** The HTML without scripts, with entities read, so that texts of the content can be looked for. */
  text: string;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** A text of HTML with its entities read. */
export function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Fetches a page without running it. */
export async function readRaw(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<RawPage> {
  const response = await request.get(address, { headers, maxRedirects: 0, failOnStatusCode: false });
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/gi, '');
  return { response, html, text: decode(html) };
}

/** How often a pattern occurs in a text. */
export function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].length;
}
