import type { Footer } from '#lib/content/contract/documents.ts';
import { ContentLink } from './content-link.tsx';

type Column = NonNullable<Footer['site_information']>[number];

/**
 * One menu of the footer. Its links are rendered once: under 768 px in an accordion; from 768 px the style sheet opens it and
 * shows a heading instead of the summary.
 */
export function FooterColumn({ column }: { column: Column }) {
  return (
    <div className="footer-column">
      <h2>{column.menu}</h2>
      <details>
        <summary className="plus-minus">{column.menu}</summary>
        <ul>
          {column.submenu.map((item) => (
            <li key={`${item.submenu} ${item.submenu_link}`}>
              <ContentLink link={item.submenu_link} source={`footer: ${column.menu} > ${item.submenu}`}>
                {item.submenu}
              </ContentLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
