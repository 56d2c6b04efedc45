import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbTheme } from '#components/layout/breadcrumb.tsx';
import { ActionButtons } from '#components/ui/button.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BreadcrumbItem, Button, Media } from '#lib/contract/atoms.ts';
import type { BlockPlace } from '../block.ts';
import { CardFan } from '../card-fan.tsx';

export function BannerActions({ buttons, dark = false }: { buttons: readonly Button[]; dark?: boolean }) {
  return (
    <ActionButtons
      buttons={buttons}
      variants={dark ? ['accent', 'ghost'] : ['primary', 'secondary']}
      className="banner-actions mt-3 flex flex-wrap gap-2 sm:mt-6 sm:gap-4"
      buttonClass="max-sm:min-h-11 max-sm:grow max-sm:px-3 max-sm:text-sm"
    />
  );
}

interface Props {
  place: BlockPlace;
  title?: string | undefined;
  media?: Media | undefined;
  mobile?: Media | undefined;
  /** Replaces the breadcrumb of the page. */
  breadcrumb?: readonly BreadcrumbItem[] | undefined;
  theme?: BreadcrumbTheme | undefined;
  festive?: boolean;
  /** An image without text keeps its alternative text. */
  hasText: boolean;
  /** A gradient between image and text. */
  scrim: boolean;
  images?: readonly Media[] | undefined;
  children?: ReactNode;
  /** Sets height and background. */
  className: string;
}

/** A full-width banner: image, overlay, breadcrumb, title. */
export function BannerFrame({
  place,
  title,
  media,
  mobile,
  breadcrumb,
  theme = 'light',
  festive = false,
  hasText,
  scrim,
  images = [],
  children,
  className,
}: Props) {
  const { opening, first } = place;
  const Title = opening ? 'h1' : 'h2';
  const items = breadcrumb ?? opening?.breadcrumb ?? [];
  const crumbs = opening && items.length > 0 ? <Breadcrumb items={items} theme={theme} /> : null;
  const colours = `${theme === 'light' ? 'text-white' : 'text-ink'} ${festive && scrim ? 'banner-festive bg-rani-900' : ''}`;
  return (
    <section className={`banner relative overflow-hidden hairline-b ${colours} ${className}`}>
      {media ? (
        <MediaImage
          media={media}
          mobile={mobile}
          priority={first}
          alt={hasText ? '' : undefined}
          className="banner-art absolute inset-0 size-full object-cover"
        />
      ) : null}
      {scrim ? <span className="scrim" /> : null}
      {scrim && crumbs ? <span className="banner-crumbs" /> : null}
      <div className="banner-text wrap relative flex flex-col pt-3 pb-5 sm:pt-4 sm:pb-16">
        {crumbs}
        {images.length > 0 ? <CardFan images={images} decorative priority={first} className="banner-faces md:absolute" /> : null}
        {hasText ? (
          <div
            className={`${scrim ? 'banner-words' : ''} ${media || images.length > 0 ? 'max-w-[24rem] lg:max-w-[27rem] xl:max-w-[34rem]' : 'max-w-[44rem]'} ${media ? 'mt-auto' : 'mt-5 md:mt-9'}`}
          >
            {title === undefined ? null : <Title className="text-h1 font-bold">{title}</Title>}
            {children}
          </div>
        ) : null}
      </div>
    </section>
  );
}
