import { ActionButton } from '#components/ui/button.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { Banner, BannerActions } from '../banner.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Title, description and an optional call to action over a scene; it opens a page, or is a section of one. */
export function LoungesBanner({ block, place }: BlockProps<'blocks.lounges-banner'>) {
  const { title, description, media, mobile_media, button } = block;
  const text = description ? <InlineMarkdown>{description}</InlineMarkdown> : null;
  if (place.opening) {
    return (
      <Banner place={place} title={title} media={media} mobile={mobile_media} hasText scrim className="banner-tall bg-mor-950">
        {text ? <p className="mt-2 text-lead text-on-dark-muted max-sm:text-base">{text}</p> : null}
        <BannerActions buttons={button ? [button] : []} dark />
      </Banner>
    );
  }
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
          className={`relative flex max-w-[26rem] flex-col justify-end p-6 sm:justify-center sm:p-12 lg:max-w-[30rem] ${media ? 'max-sm:min-h-[27rem]' : ''}`}
        >
          <h2 className="text-h2">{title}</h2>
          {text ? <p className="mt-3 text-on-dark-muted">{text}</p> : null}
          {button ? <ActionButton button={button} variant="accent" className="mt-6 self-start" /> : null}
        </div>
      </div>
    </Section>
  );
}
