import { MOBILE_MEDIA_QUERY } from '#lib/config/constants.ts';
import { mediaUrl } from '#lib/content/media-url.ts';
import type { Media } from '#lib/contract/atoms.ts';

interface Props {
  media: Media;
  /** For viewports up to 575 px. */
  mobile?: Media | undefined;
  /** Overrides the content's; empty for decoration. */
  alt?: string | undefined;
  /** In CSS pixels, without a size in the content, to avoid layout shifts. */
  size?: { readonly width: number; readonly height: number } | undefined;
  /** Loaded eagerly: the first banner; with `low`, decoration in the first view. */
  priority?: boolean | 'low' | undefined;
  className?: string | undefined;
  /** Whether it is in `public/`, to which the media base does not apply. */
  isOwn?: boolean | undefined;
}

/** The widths in which a picture is there; nothing for one that has a single width. */
function srcSetOf({ sizes = [] }: Media): string | undefined {
  return sizes.length === 0 ? undefined : sizes.map(({ url, width }) => `${mediaUrl(url)} ${width}w`).join(', ');
}

/** Loaded lazily, with its mobile version. */
export function MediaImage({ media, mobile, alt, size, priority = false, className, isOwn = false }: Props) {
  const width = media.width ?? size?.width;
  const height = media.height ?? size?.height;
  const srcSet = isOwn ? undefined : srcSetOf(media);
  // In some columns it is shown up to twice as wide.
  const shownWidth = size ? `min(100vw, ${size.width * 2}px)` : '100vw';
  const { focal_point: focal } = media;
  const image = (
    <img
      srcSet={srcSet}
      // Browsers measure a lazy picture themselves; without its size it would have one of their own.
      sizes={srcSet && (!priority && width && height ? `auto, ${shownWidth}` : shownWidth)}
      src={isOwn ? media.url : mediaUrl(media.url)}
      alt={alt ?? media.alternative_text ?? ''}
      width={width}
      height={height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority === 'low' ? 'low' : priority ? 'high' : undefined}
      decoding="async"
      className={className}
      style={focal && { objectPosition: `${focal.x}% ${focal.y}%` }}
    />
  );
  if (mobile === undefined) return image;
  const mobileSrcSet = srcSetOf(mobile);
  return (
    <picture className="contents">
      <source
        media={MOBILE_MEDIA_QUERY}
        srcSet={mobileSrcSet ?? mediaUrl(mobile.url)}
        sizes={mobileSrcSet && '100vw'}
        width={mobile.width}
        height={mobile.height}
      />
      {image}
    </picture>
  );
}
