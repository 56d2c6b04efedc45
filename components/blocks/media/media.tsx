import { MediaImage } from '#components/ui/media-image.tsx';
import { Video, YouTubeVideo } from '#components/ui/video.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { mediaTypeOf, youTubeId } from '#lib/contract/media-type.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** The YouTube video, and the one for viewports up to 575 px when that is another. */
function videosOf({ media, mobile_media }: BlockOf<'blocks.media'>) {
  const video = media && youTubeId(media.url);
  const mobile = mobile_media && youTubeId(mobile_media.url);
  return { video, mobileVideo: mobile === video ? undefined : mobile };
}

function Shown({ block, place }: BlockProps<'blocks.media'>) {
  const { title, media, mobile_media, media_type, media_aria_label, poster, mobile_poster, duration_label, captions } = block;
  if (media === undefined) return null;
  const type = mediaTypeOf(media, media_type);
  const t = textOf(place.language, 'media');
  const alt = media_aria_label ?? media.alternative_text ?? t('alt');
  const label = media_aria_label ?? (title ? t('frame', { title }) : alt);
  if (type === 'video') {
    const shown = { poster, label, captions, length: duration_label, language: place.language };
    return <Video media={media} mobile={mobile_media} {...shown} />;
  }
  if (type === 'youtube') {
    const { video, mobileVideo } = videosOf(block);
    if (video === undefined) return null;
    const shown = { poster, mobilePoster: mobile_poster, length: duration_label, label, language: place.language };
    if (mobileVideo === undefined) return <YouTubeVideo id={video} {...shown} />;
    return (
      <>
        <div className="max-sm:hidden">
          <YouTubeVideo id={video} {...shown} />
        </div>
        <div className="sm:hidden">
          <YouTubeVideo id={mobileVideo} {...shown} />
        </div>
      </>
    );
  }
  return <MediaImage media={media} mobile={mobile_media} alt={alt} className="block h-auto w-full rounded-xl" />;
}

export function MediaBlock({ block, place }: BlockProps<'blocks.media'>) {
  if (block.media === undefined || mediaTypeOf(block.media, block.media_type) === undefined) return null;
  return (
    <Section place={place}>
      {block.title ? <h2 className="mb-8 text-h2">{block.title}</h2> : null}
      <Shown block={block} place={place} />
    </Section>
  );
}
