import { FontSize } from '#components/font-size/font-size.client.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { UTILITY_MENU_ID } from '#lib/config/element-ids.ts';
import type { Header } from '#lib/content/contract/documents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { fontSizeLabels } from './font-size-labels.ts';
import { LanguageMenu } from './language-menu.tsx';
import { OrganisationLink } from './organisation-link.tsx';
import { isHighlighted, UtilityLink } from './utility-links.tsx';

interface TopBarProps {
  header: Header;
  /** The language of labels, that of the header content. */
  labelLocale: Locale;
  path: string;
}

const LINK = 'inline-block py-2.5 whitespace-nowrap text-on-dark-muted no-underline hover:text-white hover:underline';

/** The top bar, from 768 px up (spec 2.2): organisation, utility links, text size, language. */
export function TopBar({ header, labelLocale, path }: TopBarProps) {
  const text = textOf(labelLocale, 'header');
  const items = header.top.utility_menu ?? [];
  const plain = items.filter((item) => !isHighlighted(item));
  return (
    <div className="bg-mor-900 text-sm text-white max-md:hidden">
      <div className="wrap flex min-h-11 items-center gap-4 lg:gap-6">
        <OrganisationLink header={header} labelLocale={labelLocale} />
        {items.length > 0 ? (
          <nav className="ms-auto" aria-label={text('utility')}>
            <ul className="flex items-center gap-5">
              {plain.map((item) => (
                <li key={item.title} className="max-lg:hidden">
                  <UtilityLink item={item} className={LINK} />
                </li>
              ))}
              {plain.length > 0 ? (
                <li className="group/more lg:hidden">
                  <button
                    type="button"
                    popoverTarget={UTILITY_MENU_ID}
                    className="flex min-h-11 items-center gap-1 text-on-dark-muted hover:text-white"
                  >
                    {text('more')}
                    <Icon name="chevron-down" className="size-4 group-has-[:popover-open]/more:rotate-180" />
                  </button>
                  <div id={UTILITY_MENU_ID} popover="auto" className="dropdown">
                    <ul aria-label={text('more')}>
                      {plain.map((item) => (
                        <li key={item.title}>
                          <UtilityLink item={item} className="dropdown-row" />
                        </li>
                      ))}
                    </ul>
                  </div>
                </li>
              ) : null}
              {items.filter(isHighlighted).map((item) => (
                <li key={item.title}>
                  <UtilityLink item={item} className={LINK} />
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={`${items.length > 0 ? '' : 'ms-auto'} border-s border-white/20 ps-4 noscript:hidden`}>
          <FontSize labels={fontSizeLabels(labelLocale)} variant="bar" />
        </div>
        <LanguageMenu header={header} path={path} variant="bar" />
      </div>
    </div>
  );
}
