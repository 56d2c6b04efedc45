import { z } from 'zod';
import { href, id, label, linkItem, list, localeCode, slug } from '../atoms.ts';

/** Pages of one subject. */
export const siteMapGroup = z.object({
  id: id.optional(),
  title: label,
  /** Its fragment, for breadcrumbs. */
  anchor: slug.optional(),
  link: href.optional(),
  links: list(linkItem, 100),
  locale: localeCode.optional(),
});
