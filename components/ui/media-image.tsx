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

/** Loaded lazily, with its mobile version. */
export function MediaImage({ media, mobile, alt, size, priority = false, className, isOwn = false }: Props) {
  const image = (
    <img
      src={isOwn ? media.url : mediaUrl(media.url)}
      alt={alt ?? media.alternative_text ?? ''}
      width={media.width ?? size?.width}
      height={media.height ?? size?.height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority === 'low' ? 'low' : priority ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  );
  if (mobile === undefined) return image;
  return (
    <picture className="contents">
      <source media={MOBILE_MEDIA_QUERY} srcSet={mediaUrl(mobile.url)} width={mobile.width} height={mobile.height} />
      {image}
    </picture>
  );
}
