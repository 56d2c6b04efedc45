import { z } from 'zod';
import { flag, href, id, label, linkItem, list, localeCode, slug } from '../atoms.ts';

export const siteMapGroup = z.object({
  id: id.optional(),
  title: label,
  anchor: slug.optional().describe('Its fragment, for breadcrumbs'),
  link: href.optional(),
  folded: flag.optional().describe('Whether its links are shown only when it is opened'),
  links: list(linkItem, 100),
  locale: localeCode.optional(),
});
