import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A page for a crawler: response, and HTML without script. */
export interface RawPage {
  response: APIResponse;
  html: string;
  /** Without scripts and entities, for searches for texts. */
  text: string;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

/** Decodes entities. */
export function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

export async function readRaw(
  request: APIRequestContext,
  address: string,
  headers: Record<string, string> = {},
): Promise<RawPage> {
  const response = await request.get(address, { headers, maxRedirects: 0, failOnStatusCode: false });
  const html = (await response.text()).replace(/<script\b[\s\S]*?<\/script>/gi, '');
  return { response, html, text: decode(html) };
}

export function count(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern, 'g'))].length;
}
