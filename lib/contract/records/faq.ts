import { z } from 'zod';
import { flag, href, id, label, localeCode, richText, slug } from '../atoms.ts';

/** A question and its answer; its slug is its place on the page, which links lead to. */
export const faq = z.object({
  id: id.optional(),
  slug: slug.optional(),
  question: label,
  answer: richText,
  tab_slug: slug.optional().describe('The topic to which it belongs'),
  show_by_default: flag.optional().describe('The answer is open at first'),
  main_page: href
    .optional()
    .describe('The page of the question, when it stands on others too: search engines are told of it there only'),
  locale: localeCode.optional(),
});

export type FaqItem = z.output<typeof faq>;
