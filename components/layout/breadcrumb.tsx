import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { type LanguageAttributes, langOf } from '#components/ui/part-language.ts';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** The surface the breadcrumb stands on: white on banners, ink on tints, muted on white (spec 3). */
export type BreadcrumbTheme = 'light' | 'dark' | 'grey';

/** A step of the way, with its language where that is not the one of the text around it. */
export interface Crumb extends BreadcrumbItem {
  attributes?: LanguageAttributes | undefined;
}

/** The way in one language, for a place in another. */
export function crumbsIn(items: readonly BreadcrumbItem[], language: string, around: string): readonly Crumb[] {
  const attributes = langOf({ locale: language }, around);
  return attributes ? items.map((item) => ({ ...item, attributes })) : items;
}

interface BreadcrumbProps {
  items: readonly Crumb[];
  theme?: BreadcrumbTheme | undefined;
}

const THEME = {
  light: { text: 'text-white/85', separator: 'text-white/50', last: 'text-white', home: 'hover:bg-white/10' },
  dark: { text: 'text-ink', separator: 'text-khadi-500', last: 'text-ink', home: 'hover:bg-black/5' },
  grey: { text: 'text-muted', separator: 'text-khadi-400', last: 'text-ink', home: 'hover:bg-black/5' },
};

/**
 * The way to this page (spec 2.11): a home icon, then the items; one without a link, and the last one, is plain text.
 * A long trail scrolls sideways.
 */
export function Breadcrumb({ items, theme = 'grey' }: BreadcrumbProps) {
  const text = useText('breadcrumb');
  const colours = THEME[theme];
  return (
    <nav aria-label={text('label')} className={`text-sm ${colours.text}`}>
      <ol className="breadcrumb flex items-center gap-x-2 overflow-x-auto whitespace-nowrap">
        <li className="shrink-0">
          <Link
            href="/"
            aria-label={text('home')}
            className={`relative grid size-9 place-items-center rounded-full after:absolute after:-inset-1 focus-visible:rounded-full ${colours.home}`}
          >
            <Icon name="house" className="size-[1.125rem]" />
          </Link>
        </li>
        {items.map((item, index) => (
          <li key={`${item.label} ${item.link}`} {...item.attributes} className="flex shrink-0 items-center gap-2">
            <span className={colours.separator}>
              <Icon name="chevron-right" className="size-4 rtl:-scale-x-100" />
            </span>
            {index === items.length - 1 ? (
              <span aria-current="page" className={colours.last}>
                {item.label}
              </span>
            ) : item.link === undefined ? (
              <span>{item.label}</span>
            ) : (
              <Link
                href={item.link}
                className="relative inline-flex min-h-9 items-center no-underline after:absolute after:inset-x-0 after:-inset-y-1 hover:underline"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
