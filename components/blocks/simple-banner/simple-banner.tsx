import { InlineParagraph } from '#components/ui/markdown.tsx';
import { Banner } from '../banner.tsx';
import { BannerActions } from '../banner-actions.tsx';
import type { BlockProps } from '../block.ts';
import { PlainBanner } from './plain-banner.tsx';

/** A background image with an optional overlay, breadcrumb and title (spec 2.11). Without an image, card faces are shown. */
export function SimpleBanner({ block, place }: BlockProps<'blocks.simple-banner'>) {
  const { title, description, media, mobile_media, overlay = false, breadcrumb, buttons = [] } = block;
  const festive = block.theme === 'festive';
  const theme = block.theme === 'festive' ? 'light' : (block.theme ?? (overlay ? 'light' : 'dark'));
  const light = theme === 'light';
  if (media === undefined && (block.buttons || block.images)) return <PlainBanner block={block} place={place} />;
  return (
    <Banner
      place={place}
      title={title}
      media={media}
      mobile={mobile_media}
      breadcrumb={breadcrumb}
      theme={theme}
      festive={festive}
      hasText
      scrim={overlay && media !== undefined}
      className={`${media ? 'banner-low' : ''} ${light ? 'bg-mor-900' : 'bg-khadi-100'}`}
    >
      <InlineParagraph
        text={description}
        className={`mt-2 text-lead max-sm:text-base ${light ? 'text-white/85' : 'text-muted'}`}
      />
      <BannerActions buttons={buttons} dark={light} />
    </Banner>
  );
}
