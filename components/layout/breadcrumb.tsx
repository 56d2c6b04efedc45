import { type LanguageAttributes, langAttributes } from '#components/ui/content-language.ts';
import { Icon, iconStyle } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** Colours of the breadcrumb: `light` on banners, `dark` on tinted backgrounds, `grey` on white. */
export type BreadcrumbTheme = 'light' | 'dark' | 'grey';

export interface LocalizedBreadcrumbItem extends BreadcrumbItem {
  /** Set when the item has another language than the text around it. */
  attributes?: LanguageAttributes | undefined;
}

/** Breadcrumb items, marked with their language when it differs from the language of the text around them. */
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

/** A home icon, then the items; the last item, and items without a link, are plain text. A long breadcrumb scrolls. */
export function Breadcrumb({ items, theme = 'grey' }: BreadcrumbProps) {
  const text = useText('breadcrumb');
  return (
    <nav aria-label={text('label')}>
      <ol className={`breadcrumb row-fade ${theme === 'grey' ? '' : `breadcrumb-${theme}`}`}>
        <li>
          <Link href="/" aria-label={text('home')} className="breadcrumb-home">
            <Icon name="house" />
          </Link>
        </li>
        {items.map((item, index) => (
          <li
            key={`${item.label} ${item.link}`}
            {...item.attributes}
            className="icon-before before:size-4 rtl:before:mirror"
            style={iconStyle('chevron-right')}
          >
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : item.link === undefined ? (
              <span>{item.label}</span>
            ) : (
              <Link href={item.link}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
