import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbTheme } from '#components/layout/breadcrumb.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BreadcrumbItem, Media } from '#lib/content/contract/atoms.ts';
import type { BlockPlace } from './block.ts';

interface Props {
  place: BlockPlace;
  title?: string | undefined;
  media?: Media | undefined;
  mobile?: Media | undefined;
  /** The breadcrumb of the block itself, which wins over that of the page. */
  breadcrumb?: readonly BreadcrumbItem[] | undefined;
  theme?: BreadcrumbTheme | undefined;
  /** Whether it holds any text beside the breadcrumb; a picture that stands alone keeps its own words. */
  hasText: boolean;
  /** Whether the picture darkens under the text. */
  scrim: boolean;
  /** What follows the title. */
  children?: ReactNode;
  /** The room for the text and the surface behind the picture. */
  className: string;
}

/** The scene of festive offers, whose overlay is pink. */
const FESTIVE = /\/scenes\/festive/;

/** The frame of a full-width banner: picture, overlay, breadcrumb, title (spec 2.8, 2.11). */
export function Banner({ place, title, media, mobile, breadcrumb, theme = 'light', hasText, scrim, children, className }: Props) {
  const { opening, locale, first } = place;
  const Title = opening ? 'h1' : 'h2';
  const items = breadcrumb ?? opening?.breadcrumb ?? [];
  const crumbs = opening && items.length > 0 ? <Breadcrumb items={items} locale={locale} theme={theme} /> : null;
  const festive = scrim && FESTIVE.test(media?.url ?? '');
  const colours = `${theme === 'light' ? 'text-white' : 'text-ink'} ${festive ? 'banner-festive !bg-rani-900' : ''}`;
  return (
    <section className={`relative overflow-hidden ${colours} ${className}`}>
      {media ? (
        <MediaImage
          media={media}
          mobile={mobile}
          priority={first}
          alt={hasText ? '' : undefined}
          className="banner-art absolute inset-0 size-full object-cover max-sm:object-top"
        />
      ) : null}
      {scrim ? <span className={`scrim ${hasText ? 'max-sm:hidden' : ''}`} /> : null}
      {scrim && crumbs ? <span className="banner-crumbs" /> : null}
      <div className="banner-text wrap relative flex flex-col pt-4 pb-8 sm:pb-16">
        {crumbs}
        {hasText ? (
          <div
            className={`${scrim ? 'banner-words' : ''} max-w-[24rem] lg:max-w-[27rem] xl:max-w-[31rem] ${media ? 'mt-auto' : 'mt-5 md:mt-9'}`}
          >
            {title === undefined ? null : <Title className="text-h1 font-bold">{title}</Title>}
            {children}
          </div>
        ) : null}
      </div>
    </section>
  );
}
