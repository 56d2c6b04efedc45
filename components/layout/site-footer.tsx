import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Footer } from '#lib/contract/documents.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { ContentLink } from './content-link.tsx';

type Column = NonNullable<Footer['site_information']>[number];

/** Links are rendered once: under 768 px in an accordion; from 768 px the style sheet opens it and replaces the summary by a heading. */
function FooterColumn({ column }: { column: Column }) {
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

/** Without a logo in the content. */
const WORDMARK = { url: '/art/logos/wordmark-white.svg', width: 194, height: 52 };

/** Replaces `#year#`. */
function withYear(notice: string): string {
  return notice.replaceAll('#year#', String(new Date().getFullYear()));
}

function Policies({ policies, label }: { policies: NonNullable<Footer['site_policies']>; label: string }) {
  if (policies.length === 0) return null;
  return (
    <ul aria-label={label} className="footer-policies">
      {policies.map(({ policy_title, policy_link }) => (
        <li key={policy_title}>
          <ContentLink link={policy_link} source={`footer: ${policy_title}`}>
            {policy_title}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

/** In new tabs, each with its logo and its name. */
function SocialLinks({ links, label }: { links: NonNullable<Footer['social_media']>; label: string }) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className="footer-social">
      {links.map(({ social_media_link: link, logo, logo_aria_label: name }) => (
        <li key={link}>
          <Link href={link} newTab>
            {logo ? <MediaImage media={logo} alt={name === undefined ? undefined : ''} /> : null}
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SiteFooter({ footer }: { footer: Footer }) {
  const locale = useLocale();
  const text = textOf(labelLocaleOf(footer, locale), 'footer');
  return (
    <footer {...langAttributes(footer, locale)} className="footer">
      <div className="kolam-line" aria-hidden="true" />
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <MediaImage media={footer.logo ?? WORDMARK} isOwn={footer.logo === undefined} alt={footer.logo_aria_label ?? ''} />
            {footer.tagline ? <p>{footer.tagline}</p> : null}
          </div>
          {footer.site_information?.map((column) => (
            <FooterColumn key={column.id ?? column.menu} column={column} />
          ))}
        </div>
        <div className="pulli" aria-hidden="true" />
        <div className="footer-links">
          <Policies policies={footer.site_policies ?? []} label={text('policies')} />
          <SocialLinks links={footer.social_media ?? []} label={text('social')} />
        </div>
        <div className="footer-notices">
          {footer.corporate_identity_number ? <p>{footer.corporate_identity_number}</p> : null}
          <p>{withYear(footer.copyright_notice ?? text('copyright'))}</p>
        </div>
      </div>
    </footer>
  );
}
