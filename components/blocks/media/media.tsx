import { MediaImage } from '#components/ui/media-image.tsx';
import { Video, YouTubeFilm } from '#components/ui/video.tsx';
import { youTubeId } from '#lib/html/youtube.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

function Shown({ block, place }: BlockProps<'blocks.media'>) {
  const { title, media, mobile_media, media_type, media_aria_label, poster, mobile_poster, duration_label } = block;
  if (media === undefined) return null;
  const t = textOf(place.language, 'media');
  const alt = media_aria_label ?? media.alternative_text ?? t('alt');
  const label = media_aria_label ?? (title ? t('frame', { title }) : alt);
  if (media_type === 'video') {
    return (
      <>
        <Video media={media} mobile={mobile_media} poster={poster} label={label} />
        {duration_label ? <p className="mt-3 text-sm text-muted">{duration_label}</p> : null}
      </>
    );
  }
  if (media_type === 'youtube') {
    const id = youTubeId(media.url);
    return id ? (
      <YouTubeFilm
        id={id}
        poster={poster}
        mobilePoster={mobile_poster}
        length={duration_label}
        label={label}
        language={place.language}
      />
    ) : null;
  }
  return <MediaImage media={media} mobile={mobile_media} alt={alt} className="block h-auto w-full rounded-xl" />;
}

/** spec 2.10: an image, a film or a film of YouTube with an optional title; nothing when no media is given. */
export function MediaBlock({ block, place }: BlockProps<'blocks.media'>) {
  if (block.media === undefined) return null;
  return (
    <Section surface={place.surface}>
      {block.title ? <h2 className="mb-8 text-h2">{block.title}</h2> : null}
      <Shown block={block} place={place} />
    </Section>
  );
}
