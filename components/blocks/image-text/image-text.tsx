import { Icon, iconStyle } from '#components/ui/icon.tsx';
import { imageKind } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

type Item = BlockOf<'blocks.image-text'>['items'][number];

function ItemContent({ item }: { item: Item }) {
  return (
    <>
      {item.icon ? (
        <span
          className="icon-before grid size-12 shrink-0 place-items-center rounded-md bg-mor-50 text-mor-700 group-hover:bg-mor-700 group-hover:text-white"
          style={iconStyle(item.icon)}
        />
      ) : null}
      <span className="min-w-0 grow">
        <span className="block text-h4 font-semibold">{item.title}</span>
        {item.description ? <span className="mt-1 block text-muted max-sm:mt-0.5 max-sm:text-sm">{item.description}</span> : null}
      </span>
      {item.link ? <Icon name="chevron-right" className="mt-3 text-khadi-500 points moves group-hover:onward" /> : null}
    </>
  );
}

export function ImageText({ block, place }: BlockProps<'blocks.image-text'>) {
  const { title, description, image, items } = block;
  const photograph = image !== undefined && imageKind(image) === 'photograph';
  return (
    <Section
      place={place}
      className={image ? 'grid grid-cols-1 items-center gap-6 sm:gap-10 md:grid-cols-[5fr_7fr] lg:gap-20' : ''}
    >
      {image ? (
        <div className="relative mx-auto grid aspect-[5/5.4] w-full max-w-[27rem] place-items-center max-sm:aspect-[5/3] overflow-hidden rounded-xl bg-genda-200 max-md:order-2 md:mx-0">
          {photograph ? null : (
            <img
              src="/art/patterns/rangoli.svg"
              alt=""
              width={430}
              height={430}
              loading="lazy"
              decoding="async"
              className="absolute inset-0 size-full object-cover"
            />
          )}
          <MediaImage
            media={image}
            className={photograph ? 'size-full object-cover' : 'relative h-auto w-[70%] max-sm:max-h-[85%] max-sm:object-contain'}
          />
        </div>
      ) : null}
      <div className="min-w-0">
        <h2 className="text-h2">{title}</h2>
        <InlineParagraph text={description} className="mt-2 text-muted" />
        <ul className="mt-6">
          {keyed(items, ({ title: name }) => name).map(({ key, item }) => (
            <li key={key} className="hairline-t last:hairline-b">
              {item.link ? (
                <Link href={item.link} className="group flex items-start gap-4 py-3.5 sm:py-5 no-underline">
                  <ItemContent item={item} />
                </Link>
              ) : (
                <div className="flex items-start gap-4 py-3.5 sm:py-5">
                  <ItemContent item={item} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
