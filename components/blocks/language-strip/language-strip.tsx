import { Link } from '#components/ui/link.tsx';
import { isLocale } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockProps } from '../block.ts';

/** Links to the page in each language. */
export function LanguageStrip({ block, place }: BlockProps<'blocks.language-strip'>) {
  const locale = useLocale();
  const { path, languages } = place;
  return (
    <section className="bg-khadi-100">
      <div className="wrap flex flex-col gap-6 py-10 lg:py-12">
        <div>
          <h2 className="text-h3 font-semibold">{block.title}</h2>
          {block.description ? <p className="mt-1 text-sm text-muted">{block.description}</p> : null}
        </div>
        <ul className="flex flex-wrap gap-2">
          {languages.map(({ code, language_name }) =>
            isLocale(code) ? (
              <li key={code}>
                <Link
                  href={path}
                  locale={code}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === locale ? 'true' : undefined}
                  className="chip lang-name font-normal"
                >
                  {language_name}
                </Link>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </section>
  );
}
