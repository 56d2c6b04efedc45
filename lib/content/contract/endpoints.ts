import { z } from 'zod';
import { slug } from './atoms.ts';
import { footer, header, messages, page, search, suggestions } from './documents.ts';

/**
 * The paths of spec 7 that this site speaks, each with its query and the shape of its answer. The proxy's
 * allow-list, the embedded content service, the client and the OpenAPI document are made from this table.
 */
export interface Endpoint {
  /** The path, with `{product}` for the product slug and `{slug}` for a parameter. */
  path: string;
  method: 'GET' | 'POST';
  /** `bare`: the body is the document; `one`: `{data}`; `list`: `{data, meta}`. */
  envelope: 'bare' | 'one' | 'list';
  /** The query parameters beside `locale`. */
  query: Record<string, z.ZodType>;
  answer: z.ZodType;
  summary: string;
}

const searchQuery = {
  site: slug.optional(),
  searchItem: z.string().max(2000).optional(),
  page_no: z.coerce.number().int().min(1).max(10_000).optional(),
  page_size: z.coerce.number().int().min(1).max(50).optional(),
  category: slug.optional(),
  type: z.literal('suggestion').optional(),
};

export const ENDPOINTS = {
  header: {
    path: '/api/header',
    method: 'GET',
    envelope: 'bare',
    query: {},
    answer: header,
    summary: 'The header of every page',
  },
  messages: {
    path: '/api/messages',
    method: 'GET',
    envelope: 'bare',
    query: {},
    answer: messages,
    summary: 'The texts that are the same on every page',
  },
  footer: {
    path: '/api/footer',
    method: 'GET',
    envelope: 'bare',
    query: {},
    answer: footer,
    summary: 'The footer of every page',
  },
  search: {
    path: '/api/search',
    method: 'GET',
    envelope: 'bare',
    query: searchQuery,
    answer: z.union([search, suggestions]),
    summary: 'Search results, or suggestions with type=suggestion',
  },
  homePage: { path: '/api/home-page', method: 'GET', envelope: 'one', query: {}, answer: page, summary: 'The home page' },
  page: { path: '/api/pages/{slug}', method: 'GET', envelope: 'one', query: {}, answer: page, summary: 'A generic content page' },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;
