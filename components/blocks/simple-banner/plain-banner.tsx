import { Breadcrumb } from '#components/layout/breadcrumb.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import type { BlockProps } from '../block.ts';
import { BannerActions } from './banner-actions.tsx';
import { CardFaces } from './card-faces.tsx';

/** A banner without a background image: title, sentence and actions on a tint, card faces beside them. */
export function PlainBanner({ block, place }: BlockProps<'blocks.simple-banner'>) {
  const { title, description, breadcrumb, buttons = [], images = [] } = block;
  const { opening } = place;
  const Title = opening ? 'h1' : 'h2';
  const trail = breadcrumb ?? opening?.breadcrumb ?? [];
  return (
    <section className="relative overflow-hidden bg-khadi-100">
      {images.length > 0 ? (
        <img
          src="/art/patterns/kolam-light.svg"
          alt=""
          width={728}
          height={728}
          className="absolute -end-40 -top-40 w-[46rem] max-w-none opacity-70 max-md:hidden"
        />
      ) : null}
      <div
        className={`wrap relative grid items-center gap-6 pt-4 pb-10 md:pb-14 ${images.length > 0 ? 'md:grid-cols-[1.2fr_1fr]' : ''}`}
      >
        <div className="min-w-0">
          {opening && trail.length > 0 ? <Breadcrumb items={trail} theme="dark" /> : null}
          <Title className="mt-5 max-w-[34rem] text-h1 font-bold md:mt-9">{title}</Title>
          {description ? (
            <p className="mt-4 max-w-[34rem] text-lead text-muted">
              <InlineMarkdown>{description}</InlineMarkdown>
            </p>
          ) : null}
          <BannerActions buttons={buttons} />
        </div>
        {images.length > 0 ? <CardFaces images={images} /> : null}
      </div>
    </section>
  );
}
