import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Footer } from '#lib/content/contract/documents.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { FooterColumn } from './footer-column.tsx';
import { FooterPolicies } from './footer-policies.tsx';
import { SocialLinks } from './social-links.tsx';

/** Shown when the content has no logo. */
const WORDMARK = { url: '/art/logos/wordmark-white.svg', width: 194, height: 52 };

/** Replaces `#year#` with this year (spec 2.5). */
function withYear(notice: string): string {
  return notice.replaceAll('#year#', String(new Date().getFullYear()));
}

/** The footer of every page (spec 2.5): columns, which are accordions under 768 px, policies, social links, notices. */
export function SiteFooter({ footer }: { footer: Footer }) {
  const locale = useLocale();
  const text = textOf(labelLocaleOf(footer, locale), 'footer');
  return (
    <footer {...langAttributes(footer, locale)} className="site-footer">
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
          <FooterPolicies policies={footer.site_policies ?? []} label={text('policies')} />
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
