import { LOCALES, localizePath } from '#lib/i18n/locales.ts';
import { ROUTES } from '#lib/routes/table.ts';
import { UNLOCALIZED } from '#lib/routes/unlocalized.ts';

/** Where the rules are served; pages name it in their `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/service/speculation-rules';

/** Pages with many variants, in each language. They are not prefetched, because rendering a page that nobody opens is a waste. */
const OWN_PAGES = ROUTES.filter(({ content }) => content.kind === 'own').flatMap(({ pattern }) =>
  LOCALES.map((locale) => localizePath(pattern, locale)),
);

/**
 * A browser may prefetch a page of the site when the pointer rests on a link to it. Excluded are services, files, search, documents
 * and links that open elsewhere. Links to another language are excluded because a click on them first stores the choice: a response
 * fetched before that would redirect back.
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
