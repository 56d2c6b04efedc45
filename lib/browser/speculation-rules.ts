import { LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { ROUTES } from '#lib/routes/table.ts';
import { UNLOCALIZED } from '#lib/routes/unlocalized.ts';

/** Named in the `Speculation-Rules` header of pages. */
export const SPECULATION_RULES_PATH = '/service/speculation-rules';

/** Pages with many variants, in each language: prefetching would render pages that nobody opens. */
const OWN_PAGES = ROUTES.filter(({ content }) => content.kind === 'own').flatMap(({ pattern }) =>
  LOCALES.map((locale) => localizePath(pattern, locale)),
);

/**
 * A browser may prefetch a page when the pointer rests on its link, except services, files, search, documents and links to other
 * tabs. A language link first stores the choice on click: an earlier response would redirect back.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      source: 'document',
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...UNLOCALIZED.map((folder) => `${folder}/*`), '/*.*'] } },
          { not: { href_matches: OWN_PAGES.flatMap((path) => [path, `${path}\\?*`]) } },
          { not: { selector_matches: '[download], [target], [hreflang], [rel~="nofollow"]' } },
        ],
      },
    },
  ],
};
