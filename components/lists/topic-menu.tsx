import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { type TabContent, tabItems } from './tab-items.ts';
import { Tabs } from './tabs.tsx';

interface Props {
  topics: readonly TabContent[];
  /** The slug of the open topic; `undefined` when none is. */
  current: string | undefined;
  /** The address of the page with one topic open. */
  hrefOf: (slug: string) => string;
  /** What the topics are, for assistive technology and over the selector of small screens. */
  label: string;
  /** What the selector says when no topic is open. */
  choose: string;
  /** The language of the page. */
  locale: Locale;
  /** The language of the text around the topics. */
  language: Locale;
}

/** The topics of a page as vertical tabs; on small screens they fold into a selector that opens a list of links, without script. */
export function TopicMenu({ topics, current, hrefOf, label, choose, locale, language }: Props) {
  const items = tabItems(topics, { current, hrefOf, language });
  const open = items.find((item) => item.current);
  return (
    <>
      <div className="min-w-0 self-start max-lg:hidden">
        <Tabs label={label} items={items} locale={locale} vertical />
      </div>
      <div className="lg:hidden">
        <p className="font-medium" aria-hidden="true">
          {label}
        </p>
        <details className="group relative mt-1.5">
          <summary className="field flex items-center justify-between gap-3">
            <span>
              <span className="sr-only">{label}: </span>
              <span {...open?.attributes}>{open?.label ?? choose}</span>
              {open?.count === undefined ? null : <span className="text-muted tabular-nums"> ({open.count})</span>}
            </span>
            <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <ul className="absolute inset-x-0 z-10 mt-1 rounded-md bg-white py-2 shadow-over">
            {items.map((item) => (
              <li key={item.href} {...item.attributes}>
                <Link
                  href={item.href}
                  locale={locale}
                  aria-current={item.current ? 'page' : undefined}
                  className={`flex min-h-12 items-center gap-3 px-4 py-2 no-underline hover:bg-mor-50 ${item.current ? 'font-semibold' : ''}`}
                >
                  <span className="min-w-0 grow">{item.label}</span>
                  {item.count === undefined ? null : (
                    <span className="text-sm font-normal text-muted tabular-nums">{item.count}</span>
                  )}
                  <Icon name="check" className={`size-5 shrink-0 text-mor-700 ${item.current ? '' : 'invisible'}`} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </>
  );
}
