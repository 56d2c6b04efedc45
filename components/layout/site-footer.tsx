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
    <footer {...langAttributes(footer, locale)} className="site-footer bg-mor-950 text-white">
      <div className="kolam-line opacity-80" aria-hidden="true" />
      <div className="wrap pt-10 pb-20 md:pt-16 md:pb-24 min-[86rem]:pb-8">
        <div className="grid grid-cols-1 gap-x-10 md:grid-cols-4 md:gap-y-8 lg:grid-cols-[1.5fr_repeat(4,1fr)]">
          <div className="mb-8 md:max-lg:col-span-full md:mb-0">
            <MediaImage
              media={footer.logo ?? WORDMARK}
              isOwn={footer.logo === undefined}
              alt={footer.logo_aria_label ?? ''}
              className="h-9 w-auto"
            />
            {footer.tagline ? <p className="mt-4 max-w-[17rem] text-sm text-on-dark-muted">{footer.tagline}</p> : null}
          </div>
          {footer.site_information?.map((column) => (
            <FooterColumn key={column.id ?? column.menu} column={column} />
          ))}
        </div>
        <div className="pulli mt-8 text-genda-400/70 md:mt-12" aria-hidden="true" />
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-5">
          <FooterPolicies policies={footer.site_policies ?? []} label={text('policies')} />
          <SocialLinks links={footer.social_media ?? []} label={text('social')} />
        </div>
        <div className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-1 text-xs text-on-dark-muted">
          {footer.corporate_identity_number ? <p>{footer.corporate_identity_number}</p> : null}
          <p>{withYear(footer.copyright_notice ?? text('copyright'))}</p>
        </div>
      </div>
    </footer>
  );
}
