import { type LanguageAttributes, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { BreadcrumbItem } from '#lib/content/contract/atoms.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** Colours of the breadcrumb: `light` on banners, `dark` on tinted backgrounds, `grey` on white (spec 3). */
export type BreadcrumbTheme = 'light' | 'dark' | 'grey';

export interface LocalizedBreadcrumbItem extends BreadcrumbItem {
  /** Set when the item has another language than the text around it. */
  attributes?: LanguageAttributes | undefined;
}

/** Breadcrumb items marked with their language, when it is another one than that of the text around them. */
export function withLanguage(
  items: readonly BreadcrumbItem[],
  language: string,
  surrounding: string,
): readonly LocalizedBreadcrumbItem[] {
  const attributes = langAttributes({ locale: language }, surrounding);
  return attributes ? items.map((item) => ({ ...item, attributes })) : items;
}

interface BreadcrumbProps {
  items: readonly LocalizedBreadcrumbItem[];
  theme?: BreadcrumbTheme | undefined;
}

const THEME = {
  light: { text: 'text-white/85', separator: 'text-white/50', last: 'text-white', home: 'hover:bg-white/10' },
  dark: { text: 'text-ink', separator: 'text-khadi-500', last: 'text-ink', home: 'hover:bg-black/5' },
  grey: { text: 'text-muted', separator: 'text-khadi-400', last: 'text-ink', home: 'hover:bg-black/5' },
};

/** A home icon, then the items (spec 2.11); the last one, and one without a link, is plain text. A long breadcrumb scrolls. */
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
