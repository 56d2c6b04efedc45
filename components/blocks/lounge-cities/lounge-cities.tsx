import { ChipLinks } from '#components/lists/chip-links.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { loungeCityPath } from '#lib/content/contract/record-paths.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Links to the lounges of each city. */
export function LoungeCities({ block, place }: BlockProps<'blocks.lounge-cities'>) {
  const { title, description, view_all, cities } = block;
  const { language, surface } = place;
  const label = title ?? textOf(language, 'lounges')('cities');
  const links = cities.map((city) => ({
    label: city.title,
    href: loungeCityPath(city.slug),
    count: city.count,
    current: false,
  }));
  return (
    <Section surface={surface}>
      <SectionHeader title={label} description={description} viewAll={view_all} language={language} />
      <ChipLinks label={label} links={links} className="mt-6" />
    </Section>
  );
}
