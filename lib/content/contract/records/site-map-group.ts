import { z } from 'zod';
import { href, id, label, linkItem, list, localeCode } from '../atoms.ts';

/** Pages of one subject. */
export const siteMapGroup = z.object({
  id: id.optional(),
  title: label,
  link: href.optional(),
  links: list(linkItem, 100),
  locale: localeCode.optional(),
});
