import type { Footer } from '#lib/content/contract/documents.ts';
import { ContentLink } from './content-link.tsx';

type Column = NonNullable<Footer['site_information']>[number];

/**
 * One menu of the footer. Its links are rendered once: under 768 px in an accordion; from 768 px the style sheet opens it and
 * shows a heading instead of the summary.
 */
export function FooterColumn({ column }: { column: Column }) {
  return (
    <div className="max-md:border-t max-md:border-white/15">
      <h2 className="footer-heading text-base font-semibold max-md:hidden">{column.menu}</h2>
      <details className="footer-column">
        <summary className="footer-summary plus-minus min-h-14 font-semibold after:text-genda-400">{column.menu}</summary>
        <ul className="max-md:pb-3 md:mt-3">
          {column.submenu.map((item) => (
            <li key={`${item.submenu} ${item.submenu_link}`}>
              <ContentLink link={item.submenu_link} source={`footer: ${column.menu} > ${item.submenu}`} className="footer-link">
                {item.submenu}
              </ContentLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
