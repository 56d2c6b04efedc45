import { ChipLinks } from '#components/lists/chip-links.tsx';
import { loungeCityPath } from '#lib/contract/record-paths.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

export function LoungeCities({ block, place }: BlockProps<'blocks.lounge-cities'>) {
  const { title, cities } = block;
  const { language } = place;
  const label = title ?? textOf(language, 'lounges')('cities');
  const links = cities.map((city) => ({
    label: city.title,
    href: loungeCityPath(city.slug),
    count: city.count,
    current: false,
  }));
  return (
    <Section place={place} heading={{ ...block, title: label }}>
      <ChipLinks label={label} links={links} className="mt-6" />
    </Section>
  );
}
