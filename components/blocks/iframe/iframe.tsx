import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { frameCover } from '#lib/content/video.ts';
import type { Iframe } from '#lib/contract/records/iframe.ts';
import { directionOf, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { frameFor } from '#lib/security/frames.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** In CSS pixels, where the content gives none. */
const HEIGHT = 560;

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

function Frame({ iframe, around }: { iframe: Iframe; around: Locale }) {
  const { iframe_link, title, aria_label, image, height = HEIGHT } = iframe;
  const language = labelLocaleOf(iframe, around);
  const t = textOf(language, 'frame');
  const frame = frameFor(iframe_link);
  if (frame === undefined) return null;
  const name = title ?? t('frame', { host: hostOf(iframe_link) });
  const cover = frameCover({
    href: frame.href,
    label: t('open', { title: name }),
    icon: 'book-open',
    locale: language,
    direction: directionOf(language),
  });
  return (
    <div {...langAttributes(iframe, around)} className="relative mt-6 overflow-hidden rounded-xl bg-mor-800 print:hidden">
      {image ? <MediaImage media={image} alt="" className="absolute inset-0 size-full object-cover" /> : null}
      <iframe
        title={aria_label ?? name}
        srcDoc={cover}
        sandbox={frame.sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        loading="lazy"
        height={height}
        className="relative block max-h-[85svh] w-full border-0"
      />
    </div>
  );
}

/** A sandboxed frame, loaded without script when its cover is pressed; a host that is not allowed is only linked to. */
export function IframeBlock({ block: { title, description, view_all, iframe }, place }: BlockProps<'blocks.iframe'>) {
  if (iframe === undefined) return null;
  const { language } = place;
  const heading = title ?? (iframe.title && <span {...langAttributes(iframe, language)}>{iframe.title}</span>);
  return (
    <Section place={place}>
      {heading ? <SectionHeader title={heading} description={description} viewAll={view_all} language={language} /> : null}
      <Frame iframe={iframe} around={language} />
      <p className="mt-4">
        <Link href={iframe.iframe_link} className="btn btn-tertiary">
          {textOf(language, 'frame')('page')}
          <Icon name={iframe.iframe_link.startsWith('/') ? 'arrow-right' : 'arrow-up-right'} className="size-5 points" />
        </Link>
      </p>
    </Section>
  );
}
