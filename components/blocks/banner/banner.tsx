import { ActionButtons } from '#components/ui/button.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BlockProps } from '../block.ts';
import { FAN_MAX } from '../card-fan.tsx';
import { Section } from '../section.tsx';
import { BannerActions, BannerFrame } from './banner-frame.tsx';
import { PlainBanner } from './plain-banner.tsx';

type Props = BlockProps<'blocks.banner'>;

/** A section of the page with a picture behind its text. */
function Scene({ block, place }: Props) {
  const { title, description, media, mobile_media, buttons = [] } = block;
  return (
    <Section place={place}>
      <div className="relative grid overflow-hidden rounded-xl bg-mor-950 text-white md:min-h-[28rem]">
        {media ? (
          <MediaImage
            media={media}
            mobile={mobile_media}
            alt=""
            className="banner-art absolute inset-0 size-full object-cover max-sm:bottom-auto max-sm:h-[19rem]"
          />
        ) : null}
        <span className="scrim" />
        <div
          className={`relative flex max-w-[24rem] flex-col justify-end px-6 pb-5 sm:justify-center sm:p-12 lg:max-w-[27rem] ${media ? 'banner-words' : 'pt-4'}`}
        >
          {title ? <h2 className="text-h2">{title}</h2> : null}
          <InlineParagraph text={description} className="mt-3 text-on-dark-muted" />
          <ActionButtons buttons={buttons} variants={['accent', 'ghost']} className="mt-6 flex flex-wrap gap-3" />
        </div>
      </div>
    </Section>
  );
}

/** The banner of a card page, or of a scene that opens its page: text and card faces on a dark picture. */
function TallBanner({ block, place }: Props) {
  const { title, description, media, mobile_media, breadcrumb, buttons = [], images = [] } = block;
  const hasText = title !== undefined || description !== undefined || buttons.length > 0;
  const hasCrumbs = place.opening !== undefined && (breadcrumb ?? place.opening.breadcrumb).length > 0;
  return (
    <BannerFrame
      place={place}
      title={title}
      media={media}
      mobile={mobile_media}
      breadcrumb={breadcrumb}
      hasText={hasText}
      images={images.slice(0, FAN_MAX)}
      scrim={hasText || hasCrumbs}
      className="banner-tall bg-mor-950"
    >
      <InlineParagraph text={description} className="mt-2 text-lead text-white/85 max-sm:text-base" />
      <BannerActions buttons={buttons} dark />
    </BannerFrame>
  );
}

/** Title, text and buttons over a picture, which the simple variant can do without. */
export function Banner({ block, place }: Props) {
  const { variant = 'simple', title, description, media, mobile_media, overlay = false, breadcrumb, buttons = [] } = block;
  if (variant === 'scene' && !place.opening) return <Scene block={block} place={place} />;
  if (variant !== 'simple') return <TallBanner block={block} place={place} />;
  if (media === undefined && (block.buttons || block.images)) return <PlainBanner block={block} place={place} />;
  const festive = block.theme === 'festive';
  const theme = block.theme === 'festive' ? 'light' : (block.theme ?? (overlay ? 'light' : 'dark'));
  const light = theme === 'light';
  return (
    <BannerFrame
      place={place}
      title={title}
      media={media}
      mobile={mobile_media}
      breadcrumb={breadcrumb}
      theme={theme}
      festive={festive}
      hasText
      scrim={overlay && media !== undefined}
      className={`${media ? 'banner-low' : ''} ${light ? 'bg-mor-900' : 'bg-khadi-100'} ${media && !light ? 'banner-bright' : ''}`}
    >
      <InlineParagraph
        text={description}
        className={`mt-2 text-lead max-sm:text-base ${light ? 'text-white/85' : 'text-muted'}`}
      />
      <BannerActions buttons={buttons} dark={light} />
    </BannerFrame>
  );
}
