import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Media } from '#lib/contract/atoms.ts';
import type { BlockProps } from '../block.ts';
import { CardFan, FAN_MAX } from '../card-fan.tsx';
import { BannerActions } from './banner-frame.tsx';

/** Many card faces as decoration: a tilted wall that runs off the edges of the banner. */
function CardWall({ images }: { images: readonly Media[] }) {
  return (
    <ul className="banner-wall" aria-hidden="true">
      {keyed(images, ({ url }) => url).map(({ key, item }) => (
        <li key={key}>
          <MediaImage media={item} alt="" size={CARD_IMAGE} priority="low" className="card-img" />
        </li>
      ))}
    </ul>
  );
}

/** A banner without a background image: title, sentence and actions on a tint, card faces beside them. */
export function PlainBanner({ block, place }: BlockProps<'blocks.banner'>) {
  const { title, description, breadcrumb, buttons = [], images = [] } = block;
  const { opening, first } = place;
  const Title = opening ? 'h1' : 'h2';
  const items = breadcrumb ?? opening?.breadcrumb ?? [];
  const wall = images.length > FAN_MAX;
  const fan = images.length > 0 && !wall;
  return (
    <section className={`banner relative overflow-hidden hairline-b ${wall ? 'bg-mor-950 text-white' : 'bg-khadi-100'}`}>
      {fan ? (
        <img
          src="/art/patterns/kolam-light.svg"
          alt=""
          width={728}
          height={728}
          className="absolute -end-40 -top-40 w-[46rem] max-w-none opacity-70 max-md:hidden md:max-lg:-end-96 lg:max-xl:-end-64"
        />
      ) : null}
      {wall ? <CardWall images={images} /> : null}
      <div
        className={`wrap relative grid gap-x-3 pt-3 pb-4 sm:pt-4 sm:pb-10 md:grid-rows-[auto_auto_1fr] md:gap-x-6 md:pb-14 ${fan ? 'grid-cols-[minmax(0,1fr)_7.5rem] md:grid-cols-[1.2fr_1fr]' : 'grid-cols-1 md:max-xl:max-w-none'}`}
      >
        {opening && items.length > 0 ? (
          <div className={fan ? 'max-md:col-span-2' : ''}>
            <Breadcrumb items={items} theme={wall ? 'light' : 'dark'} />
          </div>
        ) : null}
        {title ? (
          <Title
            className={`${fan || wall ? 'max-w-[34rem]' : 'max-w-[44rem]'} text-h1 font-bold md:col-start-1 md:mt-9 ${fan ? 'mt-2 self-center' : wall ? 'mt-[4.5rem] sm:mt-44 md:mt-16' : 'mt-2'}`}
          >
            {title}
          </Title>
        ) : null}
        {fan ? (
          <CardFan
            images={images}
            decorative
            priority={first}
            className="self-center md:col-start-2 md:row-span-3 md:row-start-1 md:mx-auto md:w-full md:max-w-[23.5rem]"
          />
        ) : null}
        <div className={`max-w-[34rem] md:col-start-1 ${fan ? 'max-md:col-span-2' : wall ? 'md:max-xl:max-w-[45%]' : ''}`}>
          <InlineParagraph
            text={description}
            className={`mt-2 text-lead max-sm:text-sm sm:mt-4 ${wall ? 'text-white/85' : 'text-muted'}`}
          />
          <BannerActions buttons={buttons} dark={wall} />
        </div>
      </div>
    </section>
  );
}
