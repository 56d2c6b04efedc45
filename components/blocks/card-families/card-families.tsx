import { iconStyle } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

const TINTS = ['bg-mor-100', 'bg-khadi-tint', 'bg-genda-100', 'bg-mitti-100'];

/** Tiles that link to the pages of card families. */
export function CardFamilies({ block, place }: BlockProps<'blocks.card-families'>) {
  const { families } = block;
  return (
    <Section place={place} heading={block}>
      <ul
        className={`mt-5 grid grid-cols-2 gap-3 md:mt-9 md:gap-6 ${families.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
      >
        {keyed(families, ({ title: name }) => name).map(({ key, item: family, position }) => (
          <li key={key}>
            <Link
              href={family.link}
              className={`group relative flex h-full flex-col overflow-hidden rounded-lg p-4 pb-0 no-underline focus-visible:rounded-lg md:p-6 md:pb-0 ${TINTS[position % TINTS.length]}`}
            >
              <span className="flex items-center justify-between gap-2">
                <span className="min-w-0 text-h3 font-semibold">{family.title}</span>
                <span
                  className="icon-before grid size-9 shrink-0 place-items-center rounded-full bg-white moves before:size-5 max-xs:hidden group-hover:onward before:points"
                  style={iconStyle('arrow-right')}
                />
              </span>
              {family.description ? <span className="mt-1.5 mb-5 text-sm md:text-base">{family.description}</span> : null}
              {family.image ? (
                <span className="family-face mt-auto block moves group-hover:[translate:0_-.5rem]">
                  <MediaImage media={family.image} alt="" size={CARD_IMAGE} className="card-img" />
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
