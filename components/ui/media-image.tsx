import { MOBILE_MEDIA_QUERY } from '#lib/config/constants.ts';
import type { Media } from '#lib/content/contract/atoms.ts';
import { mediaUrl } from '#lib/content/media-url.ts';

interface Props {
  media: Media;
  /** The picture for viewports up to 575 px (spec 2.8, 2.10). */
  mobile?: Media | undefined;
  /** What the picture says, when the content has no text of its own for it; empty for decoration. */
  alt?: string | undefined;
  /** The size in CSS pixels that keeps its place when the content gives none. */
  size?: { readonly width: number; readonly height: number } | undefined;
  /** The first banner of a page: fetched at once, before other pictures. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** Whether the site brings the picture itself: then no media base goes before its address. */
  isOwn?: boolean | undefined;
}

/** A picture of the content, with its mobile version where there is one; fetched when it comes near the screen. */
export function MediaImage({ media, mobile, alt, size, priority = false, className, isOwn = false }: Props) {
  const image = (
    <img
      src={isOwn ? media.url : mediaUrl(media.url)}
      alt={alt ?? media.alternative_text ?? ''}
      width={media.width ?? size?.width}
      height={media.height ?? size?.height}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
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
