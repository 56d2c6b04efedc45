import { keyed } from '#components/ui/keyed.ts';
import { Link } from '#components/ui/link.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

const LOGO = { width: 160, height: 36 };

/** Logos of the promoters. */
export function CustomPage({ block, place }: BlockProps<'blocks.custom-page'>) {
  const { title, list_of_logos: logos } = block;
  return (
    <Section place={place}>
      <h2 className="text-h3 font-semibold">{title ?? textOf(place.language, 'sections')('promoters')}</h2>
      <ul
        className={`mt-6 grid grid-cols-1 overflow-hidden rounded-lg hairline bg-plate sm:grid-cols-2 ${logos.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {keyed(logos, ({ image }) => image.url).map(({ key, item: { title: given, image, link } }) => {
          const name = given ?? image.alternative_text ?? textOf(place.language, 'media')('alt');
          const logo = (
            <MediaImage media={image} alt={name} size={LOGO} className="h-7 w-auto max-w-full object-contain md:h-9" />
          );
          return (
            <li
              key={key}
              className="-me-px -mb-px grid min-h-16 place-items-center sm:min-h-24 border-e border-b border-khadi-200 px-4 py-2"
            >
              {link ? (
                <Link href={link} aria-label={name} className="grid min-h-11 place-items-center">
                  {logo}
                </Link>
              ) : (
                logo
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
