import { z } from 'zod';
import { cardFeature, label, linkItem, list, richText, slug, viewAll } from '../atoms.ts';

/** A titled list of features; its key says what it is about, for example `privileges`. */
const featureSection = z.object({
  section_key: z.string().max(100).optional().describe('Its fragment, and what it is about, such as privileges'),
  title: label.optional(),
  features: list(cardFeature, 60),
  view_all: viewAll.optional(),
  bank_details: list(linkItem, 60).optional(),
});

/** Sections of features, without those that have nothing below their title. */
export const featureSections = list(featureSection, 20).overwrite((sections) =>
  sections.filter(({ features, bank_details = [] }) => features.length + bank_details.length > 0),
);

/** A title and its text: a clause of terms, say. */
export const textSection = z.object({
  slug: slug.optional().describe('Its place on the page, where its title is not the only one of its kind'),
  title: label.optional(),
  description: richText,
});

export const step = z.object({ title: label, description: richText.optional() });

export type FeatureSection = z.output<typeof featureSection>;
