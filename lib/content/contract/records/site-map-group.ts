import { z } from 'zod';
import { flag, href, id, label, linkItem, list, localeCode, slug } from '../atoms.ts';

/** Pages of one subject. */
export const siteMapGroup = z.object({
  id: id.optional(),
  title: label,
  /** Its fragment, for breadcrumbs. */
  anchor: slug.optional(),
  link: href.optional(),
  /** Whether its links are shown only when it is opened. */
  folded: flag.optional(),
  links: list(linkItem, 100),
  locale: localeCode.optional(),
});
