import { ENDPOINTS } from '#lib/contract/endpoints.ts';
import { property } from '#lib/platform/property.ts';
import type { Adapter } from './adapter.ts';

const PAGES = ENDPOINTS.page.path.replace('{slug}', '');
const BLOCKS = new Map([['text', 'blocks.description']]);

/** A page of the other service in the shape of the contract. */
function toPage(json: unknown) {
  const sections = property(json, 'sections');
  const content = (Array.isArray(sections) ? sections : []).map((section) => ({
    __component: BLOCKS.get(String(property(section, 'type'))),
    title: property(section, 'heading'),
    description: property(section, 'markdown'),
  }));
  return { title: property(json, 'headline'), updated_at: property(json, 'changedAt'), content };
}

/**
 * An example to copy, for a service with pages at `/v1/pages/{slug}.json?lang=hi`. Other calls pass. A call keeps its signal,
 * so that the client's limits hold.
 */
export const exampleAdapter: Adapter = (transport) => async (request) => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.pathname.startsWith(PAGES)) return transport(request);
  const slug = url.pathname.slice(PAGES.length);
  const address = new URL(`/v1/pages/${slug}.json?lang=${url.searchParams.get('locale')}`, url);
  const response = await transport(new Request(address, request));
  return response.ok ? Response.json({ data: toPage(await response.json()) }) : response;
};
