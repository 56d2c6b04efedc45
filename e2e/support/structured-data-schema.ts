import { z } from 'zod';

/** The properties that search engines require, by type. */
const address = z.url({ protocol: /^https?$/ });
const text = z.string().trim().min(1);
const moment = z.iso.datetime({ offset: true });
const reference = z.object({ '@id': address });

const page = {
  '@id': address,
  url: address,
  name: text,
  description: text.optional(),
  inLanguage: z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/),
  isPartOf: reference,
  publisher: reference,
  primaryImageOfPage: z.strictObject({ '@type': z.literal('ImageObject'), url: address }),
  dateModified: moment.optional(),
  breadcrumb: reference.optional(),
};

const question = z.strictObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
});

const step = z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address });

const place = z.strictObject({
  '@type': z.literal('Place'),
  name: text,
  url: address.optional(),
  image: address.optional(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: text.optional(),
    addressLocality: text,
    addressCountry: text.optional(),
  }),
  containedInPlace: z.strictObject({
    '@type': z.literal('Airport'),
    name: text,
    iataCode: z.string().regex(/^[A-Z]{3}$/),
    hasMap: z.url(),
  }),
  amenityFeature: z
    .array(z.strictObject({ '@type': z.literal('LocationFeatureSpecification'), name: text, value: z.literal(true) }))
    .min(1)
    .optional(),
});

const productFields = {
  '@id': address,
  name: text,
  url: address,
  provider: reference,
  description: text.optional(),
  image: address.optional(),
  category: text.optional(),
};
const card = z.strictObject({ '@type': z.literal('PaymentCard'), ...productFields });
const product = z.strictObject({ '@type': z.literal('FinancialProduct'), ...productFields });

const inOrder = (items: { position: number }[]) => items.every(({ position }, index) => position === index + 1);
const listItem = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ '@type': z.literal('ListItem'), position: z.int().positive(), item });

const node = z.discriminatedUnion('@type', [
  z.strictObject({ '@type': z.literal('WebPage'), ...page }),
  z.strictObject({ '@type': z.literal('FAQPage'), ...page, mainEntity: z.array(question).min(1) }),
  z.strictObject({
    '@type': z.literal('Article'),
    '@id': address,
    headline: text,
    description: text.optional(),
    inLanguage: page.inLanguage,
    dateModified: moment.optional(),
    datePublished: moment.optional(),
    author: z.strictObject({ '@type': z.literal('Organization'), '@id': address, name: text, url: address }),
    publisher: reference,
    mainEntityOfPage: reference,
    image: address,
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    '@id': address,
    itemListElement: z.array(step).min(2).refine(inOrder, 'steps are numbered in their order'),
  }),
  z.strictObject({
    '@type': z.literal('Organization'),
    '@id': address,
    name: text,
    url: address,
    logo: address,
    sameAs: z.array(address).min(1).optional(),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': address,
    name: text,
    url: address,
    inLanguage: z.array(text).min(1),
    publisher: reference,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({ '@type': z.literal('EntryPoint'), urlTemplate: z.string().includes('={search_term_string}') }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  z.strictObject({
    '@type': z.literal('Offer'),
    '@id': address,
    name: text,
    url: address,
    description: text.optional(),
    image: address.optional(),
    validFrom: moment.optional(),
    validThrough: moment.optional(),
    category: text.optional(),
    availability: z.string().startsWith('https://schema.org/').optional(),
    offeredBy: z.union([reference, z.strictObject({ '@type': z.literal('Organization'), name: text })]),
    areaServed: z.strictObject({ '@type': z.literal('Place'), name: text }).optional(),
  }),
  card,
  product,
  z.strictObject({
    '@type': z.literal('ItemList'),
    '@id': address,
    numberOfItems: z.int().positive(),
    itemListElement: z
      .array(listItem(z.discriminatedUnion('@type', [place, card, product])))
      .min(1)
      .refine(inOrder, 'items are numbered in their order'),
  }),
  z.strictObject({
    '@type': z.literal('VideoObject'),
    name: text,
    description: text,
    thumbnailUrl: address,
    uploadDate: moment,
    duration: z
      .string()
      .regex(/^PT\d+M\d+S$/)
      .optional(),
    embedUrl: address.optional(),
    contentUrl: address.optional(),
  }),
]);

export const graphShape = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(1) });
export type StructuredNode = z.output<typeof node>;
