import { z } from 'zod';
import * as atoms from './atoms.ts';
import { blockSchema } from './blocks/block.ts';
import { BLOCKS } from './blocks/definitions.ts';
import * as documents from './documents.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { IDEMPOTENCY_HEADER, idempotencyKey } from './idempotency-key.ts';
import { ANSWERS, TAGS, tagOf } from './openapi-tags.ts';
import { COMMON_QUERY } from './query.ts';
import { bank } from './records/bank.ts';
import { card, cardDetail } from './records/card.ts';
import { designRequest, designRequestReceipt } from './records/design-request.ts';
import { faq } from './records/faq.ts';
import { iframe } from './records/iframe.ts';
import { lounge } from './records/lounge.ts';
import { milestone } from './records/milestone.ts';
import { offer, offerDetail } from './records/offer.ts';
import { pageAddress } from './records/page-address.ts';
import { redirect } from './records/redirect.ts';
import { siteMapGroup } from './records/site-map-group.ts';
import { tab } from './records/tab.ts';
import { facet, pagination } from './source.ts';

type Schema = Record<string, unknown>;

/** Schemas that are referenced, by their name in the document. */
const SHARED = {
  Header: documents.header,
  Messages: documents.messages,
  Footer: documents.footer,
  Search: documents.search,
  Suggestions: documents.suggestions,
  SearchAnswer: ENDPOINTS.search.answer,
  Page: documents.page,
  Block: blockSchema,
  Media: atoms.media,
  Button: atoms.button,
  Seo: atoms.seo,
  BreadcrumbItem: atoms.breadcrumbItem,
  CardFeature: atoms.cardFeature,
  LinkItem: atoms.linkItem,
  ViewAll: atoms.viewAll,
  Pagination: pagination,
  Facet: facet,
  Tab: tab,
  Card: card,
  CardDetail: cardDetail,
  Offer: offer,
  OfferDetail: offerDetail,
  Bank: bank,
  Lounge: lounge,
  Faq: faq,
  Milestone: milestone,
  SiteMapGroup: siteMapGroup,
  Iframe: iframe,
  PageAddress: pageAddress,
  Redirect: redirect,
  DesignRequest: designRequest,
  DesignRequestReceipt: designRequestReceipt,
} satisfies Record<string, z.ZodType>;

/** `blocks.card-list` → `CardListBlock`. */
function blockName(kind: string): string {
  const words = kind.replace(/^blocks\./, '').split('-');
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Block`;
}

function named(): [string, z.ZodType][] {
  const blocks = BLOCKS.map(({ kind, schema }): [string, z.ZodType] => [blockName(kind), schema]);
  return [...Object.entries(SHARED), ...blocks];
}

/** Schemas describe what a service sends, before transformations. */
const TO_JSON = { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' } as const;

function withoutIds({ $schema: _schema, $id: _id, ...schema }: Schema): Schema {
  return schema;
}

/** The schemas of all shapes as JSON Schema, by their name in the document. */
function components(): Record<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of named()) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...TO_JSON, uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIds({ ...schema })]));
}

export function blockJsonSchema(kind: string): Schema | undefined {
  return components()[blockName(kind)];
}

function reference(answer: z.ZodType): Schema {
  const name = named().find(([, schema]) => schema === answer)?.[0];
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return withoutIds({ ...z.toJSONSchema(answer, TO_JSON) });
}

function inEnvelope({ envelope, answer }: Endpoint): Schema {
  const document = reference(answer);
  if (envelope === 'bare') return document;
  if (envelope === 'one') return { type: 'object', properties: { data: document }, required: ['data'] };
  const facets = { type: 'array', items: reference(facet), description: 'Only for lists with filters' };
  const meta = { type: 'object', properties: { pagination: reference(pagination), facets } };
  return { type: 'object', properties: { data: { type: 'array', items: document }, meta }, required: ['data'] };
}

const slugOf = atoms.slug.describe('The record or page');

function parameterOf(name: string, place: 'query' | 'path' | 'header', given: z.ZodType): Schema {
  const { description, ...schema } = withoutIds({ ...z.toJSONSchema(given, TO_JSON) });
  return { name, in: place, required: !given.safeParse(undefined).success, description, schema };
}

function parametersOf({ path, query }: Endpoint): Schema[] {
  const inQuery = Object.entries<z.ZodType>({ ...query, ...COMMON_QUERY }).map(([name, schema]) =>
    parameterOf(name, 'query', schema),
  );
  const inPath = path.includes('{slug}') ? [parameterOf('slug', 'path', slugOf)] : [];
  return [...inPath, ...inQuery];
}

function operationOf(name: string, endpoint: Endpoint, example: unknown): Schema {
  const error = { $ref: '#/components/responses/Error' };
  const tag = tagOf(endpoint);
  const operation = {
    operationId: name,
    summary: endpoint.summary,
    description: `${endpoint.summary}. ${ANSWERS[tag]}`,
    tags: [tag],
  };
  const success = { description: endpoint.summary, content: { 'application/json': { schema: inEnvelope(endpoint), example } } };
  if (endpoint.body) {
    const parameters = [parameterOf(IDEMPOTENCY_HEADER, 'header', idempotencyKey.optional())];
    const requestBody = { required: true, content: { 'application/json': { schema: reference(endpoint.body) } } };
    return {
      ...operation,
      parameters,
      requestBody,
      responses: { 201: success, 400: error, 413: error, 415: error, 429: error, default: error },
    };
  }
  const errors = Object.fromEntries([400, 401, 404, 410, 429, 503].map((status) => [status, error]));
  const responses = { 200: success, 304: { description: 'Not modified' }, ...errors, default: error };
  return { ...operation, parameters: parametersOf(endpoint), responses };
}

const ERROR = {
  description: 'An error; its body may also be missing',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          data: { type: 'null' },
          error: {
            type: 'object',
            properties: {
              status: { type: 'integer' },
              name: { type: 'string' },
              message: { type: 'string' },
              details: { type: 'object', description: 'For a POST: the wrong fields of the body' },
            },
            required: ['status', 'name', 'message'],
          },
        },
      },
    },
  },
};

/**
 * The contract as OpenAPI 3.1.
 * @param examples an answer of each endpoint, by name
 */
export function openApiDocument(product: string, examples: ReadonlyMap<string, unknown> = new Map()): Schema {
  const paths = Object.entries(ENDPOINTS).map(([name, endpoint]: [string, Endpoint]) => [
    endpoint.path.replaceAll('{product}', product),
    { [endpoint.method.toLowerCase()]: operationOf(name, endpoint, examples.get(name)) },
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Content service',
      version: '1.0.0',
      description:
        'What the content service returns. `null` means absent; unknown keys are ignored; each block is validated on its own. Lists with filters count in `meta.facets` what each choice would leave. An empty or unknown query parameter is ignored; a wrong value, or one that is given twice, is answered with 400 and the name of the parameter.',
      contact: { name: 'The operators of the site', url: '/.well-known/security.txt' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The site, which passes calls of browsers on; or the content service itself' }],
    tags: Object.entries(TAGS).map(([tag, description]) => ({ name: tag, description })),
    paths: Object.fromEntries(paths),
    components: {
      schemas: components(),
      responses: { Error: ERROR },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
    security: [{}, { token: [] }],
  };
}
