import { MOBILE_MEDIA_QUERY } from '#lib/config/constants.ts';
import { mediaUrl } from '#lib/content/media-url.ts';
import { frameCover } from '#lib/content/video.ts';
import type { Media } from '#lib/contract/atoms.ts';
import { directionOf, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { Icon } from './icon.tsx';
import { MediaImage } from './media-image.tsx';

interface Captions {
  language: string;
  /** The name of the language, in that language. */
  label: string;
  url: string;
}

interface VideoProps {
  media: Media;
  mobile?: Media | undefined;
  poster?: Media | undefined;
  label: string;
  captions?: readonly Captions[] | undefined;
  /** The language whose captions are shown at first. */
  language: Locale;
  /** Its duration, in words. */
  length?: string | undefined;
}

/** A video file: nothing of it is fetched before it is played. Until it is pressed, a pill on the poster says how long it is. */
export function Video({ media, mobile, poster, label, captions = [], language, length }: VideoProps) {
  const t = textOf(language, 'media');
  return (
    <div className="video">
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are those of the content, or in the file. */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster ? mediaUrl(poster.url) : undefined}
        aria-label={label}
        className="block aspect-[16/10] w-full rounded-xl bg-mor-900 object-cover sm:aspect-[2.3]"
      >
        {mobile ? <source src={mediaUrl(mobile.url)} media={MOBILE_MEDIA_QUERY} type={mobile.mime} /> : null}
        <source src={mediaUrl(media.url)} type={media.mime} />
        {captions.map((track) => (
          <track
            key={track.language}
            kind="captions"
            src={mediaUrl(track.url)}
            srcLang={track.language}
            label={track.label}
            default={track.language === language}
          />
        ))}
      </video>
      <p className="video-pill">
        <Icon name="play" className="size-5" />
        {length ? t('playLength', { length }) : t('play')}
      </p>
    </div>
  );
}

interface YouTubeVideoProps {
  id: string;
  poster?: Media | undefined;
  mobilePoster?: Media | undefined;
  /** Its duration, in words. */
  length?: string | undefined;
  label: string;
  language: Locale;
}

/** A YouTube video: its frame holds a cover, and loads the sandboxed player only when it is pressed. */
export function YouTubeVideo({ id, poster, mobilePoster, length, label, language }: YouTubeVideoProps) {
  const t = textOf(language, 'media');
  const play = length ? t('playLength', { length }) : t('play');
  return (
    <div className="relative grid aspect-[16/10] overflow-hidden rounded-xl bg-mor-900 sm:aspect-[2.3]">
      {poster ? (
        <MediaImage media={poster} mobile={mobilePoster} alt="" className="absolute inset-0 size-full object-cover" />
      ) : null}
      <iframe
        title={label}
        srcDoc={frameCover({ href: `/service/film/${id}`, label: play, locale: language, direction: directionOf(language) })}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        loading="lazy"
        className="relative size-full border-0"
      />
    </div>
  );
}
