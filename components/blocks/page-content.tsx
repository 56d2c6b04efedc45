import { Breadcrumb, withLanguage } from '#components/layout/breadcrumb.tsx';
import { langAttributes } from '#components/ui/content-language.ts';
import { Link } from '#components/ui/link.tsx';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import { blocksOf, openingPosition } from '#lib/contract/blocks/behaviour.ts';
import type { Page } from '#lib/contract/documents.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import type { SiteLanguages } from './block.ts';
import { type BlockNotes, Blocks } from './blocks.tsx';

/** Message keys and paths. */
const CONTACTS = [
  ['contact', '/contact'],
  ['lostCard', '/lost-card'],
  ['questions', '/faqs'],
] as const;

/** For a page without a usable block. */
function EmptyPage() {
  const text = useText('emptyPage');
  return (
    <section className="section">
      <div className="wrap">
        <p className="text-lead">{text('sentence')}</p>
        <ul aria-label={text('links')} className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {CONTACTS.map(([name, href]) => (
            <li key={href}>
              <Link href={href} className="text-link">
                {text(name)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface Props {
  page: Page;
  path: string;
  query?: PageQuery | undefined;
  breadcrumb: readonly BreadcrumbItem[];
  languages: SiteLanguages;
  notes?: BlockNotes | undefined;
}

/** The last part of a path as words, for a page whose content has no title. */
function wordsOf(path: string): string {
  const words = decodeURIComponent(path.split('/').at(-1) ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The blocks of a page. The block that opens it has the `h1`; without such a block a plain header has it. */
export function PageContent({ page, path, query, breadcrumb, languages, notes }: Props) {
  const locale = useLocale();
  const blocks = blocksOf(page);
  const position = openingPosition(blocks);
  // A breadcrumb that the document does not have is from the header, in the language of the page.
  const language = (page.breadcrumb && page.locale) ?? locale;
  const opening = position === undefined ? undefined : { position, breadcrumb, language };
  return (
    <>
      {opening ? null : (
        <section className="bg-khadi-100">
          <div className="wrap pt-4 pb-5 md:pb-14">
            <Breadcrumb items={withLanguage(breadcrumb, language, locale)} theme="dark" />
            <h1 {...langAttributes(page, locale)} className="mt-5 me-auto w-fit max-w-[44rem] text-h1 font-bold md:mt-9">
              {page.title ?? page.seo?.seo_title ?? wordsOf(path)}
            </h1>
          </div>
        </section>
      )}
      {blocks.length === 0 ? <EmptyPage /> : null}
      <Blocks blocks={blocks} path={path} query={query} languages={languages} opening={opening} notes={notes} />
    </>
  );
}
