import { ROUTES } from '#lib/config/routes/table.ts';
import { UNLOCALIZED } from '#lib/config/routes/unlocalized.ts';
import { LOCALES, localizePath } from '#lib/i18n/locales.ts';

/** Where the rules are served; pages name it in their `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/service/speculation-rules';

/** Pages with many variants, in each language: rendering one that nobody opens would be wasted. */
const OWN_PAGES = ROUTES.filter(({ content }) => content.kind === 'own').flatMap(({ pattern }) =>
  LOCALES.map((locale) => localizePath(pattern, locale)),
);

/**
 * What a browser may fetch before it is asked for: a page of the site, once the pointer rests on a link to it.
 * Not services, files, search and documents, and nothing that opens elsewhere; nor another language, because the click that
 * asks for it first stores the choice: what was fetched before that would lead back.
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
