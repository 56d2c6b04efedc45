import { z } from 'zod';
import { flag, id, label, localeCode, richText, slug } from '../atoms.ts';

/** A question and its answer; its slug is its place on the page, which links lead to. */
export const faq = z.object({
  id: id.optional(),
  slug: slug.optional(),
  question: label,
  answer: richText,
  tab_slug: slug.optional().describe('The topic to which it belongs'),
  show_by_default: flag.optional().describe('The answer is open at first'),
  locale: localeCode.optional(),
});

export type FaqItem = z.output<typeof faq>;
