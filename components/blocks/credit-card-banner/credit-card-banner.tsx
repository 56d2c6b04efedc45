import { InlineParagraph } from '#components/ui/markdown.tsx';
import { Banner, BannerActions } from '../banner.tsx';
import type { BlockProps } from '../block.ts';

/** The banner of a card page; its dark gradient shows only when it holds any text. */
export function CreditCardBanner({ block, place }: BlockProps<'blocks.credit-card-banner'>) {
  const { title, description, button, breadcrumb, media, mobile_media, images } = block;
  const hasText = title !== undefined || description !== undefined || button !== undefined;
  const hasCrumbs = place.opening !== undefined && (breadcrumb ?? place.opening.breadcrumb).length > 0;
  return (
    <Banner
      place={place}
      title={title}
      media={media}
      mobile={mobile_media}
      breadcrumb={breadcrumb}
      hasText={hasText}
      images={images}
      scrim={hasText || hasCrumbs}
      className="banner-tall bg-mor-900"
    >
      <InlineParagraph text={description} className="mt-2 text-lead text-white/85 max-sm:text-base" />
      <BannerActions buttons={button ? [button] : []} dark />
    </Banner>
  );
}
