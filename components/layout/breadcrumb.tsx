import { type LanguageAttributes, langAttributes } from '#components/ui/content-language.ts';
import { Icon, iconStyle } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import { directionOf } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** `light` on banners, `dark` on tinted backgrounds, `grey` on white. */
export type BreadcrumbTheme = 'light' | 'dark' | 'grey';

export interface LocalizedBreadcrumbItem extends BreadcrumbItem {
  /** Set when its language is not that of the surrounding text. */
  attributes?: LanguageAttributes | undefined;
}

/** Marks items with their language when it is not that of the surrounding text. */
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

/** The last item, and items without a link, are text. A long breadcrumb scrolls. It runs as the page does, in a block of another direction, too. */
export function Breadcrumb({ items, theme = 'grey' }: BreadcrumbProps) {
  const text = useText('breadcrumb');
  const direction = directionOf(useLocale());
  return (
    <nav aria-label={text('label')} dir={direction === 'rtl' ? direction : undefined}>
      <ol className={`breadcrumb row-fade ${theme === 'grey' ? '' : `breadcrumb-${theme}`}`}>
        <li>
          <Link href="/" aria-label={text('home')} className="breadcrumb-home">
            <Icon name="house" />
          </Link>
        </li>
        {items.map((item, index) => (
          <li
            key={`${item.label} ${item.link}`}
            className="icon-before before:size-4 before:points"
            style={iconStyle('chevron-right')}
          >
            {index === items.length - 1 ? (
              <span {...item.attributes} aria-current="page">
                {item.label}
              </span>
            ) : item.link === undefined ? (
              <span {...item.attributes}>{item.label}</span>
            ) : (
              <Link href={item.link} {...item.attributes}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
