import { keyed } from '#components/ui/keyed.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { FeatureSection } from './feature-section.tsx';

/** spec 2.11: sections of features, each with its key as fragment. */
export function FeatureSections({ block, place }: BlockProps<'blocks.feature-sections'>) {
  const { language, surface } = place;
  return (
    <Section surface={surface} className="grid gap-14">
      {keyed(block.sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item }) => (
        <FeatureSection key={key} section={item} language={language} />
      ))}
    </Section>
  );
}
