import { keyed } from '#components/ui/keyed.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';
import { FeatureSection } from './feature-section.tsx';

/** Sections of features, each with its `section_key` as `id`. Phones fold all but the first. */
export function FeatureSections({ block, place }: BlockProps<'blocks.feature-sections'>) {
  const { language } = place;
  return (
    <Section place={place} className="grid grid-cols-1 gap-14">
      {keyed(block.sections, ({ section_key, title }) => section_key ?? title ?? '').map(({ key, item, position }) => {
        const section = <FeatureSection key={key} section={item} language={language} />;
        if (position === 0 || !item.title) return section;
        return (
          // The browser may open it for the fragment of the address before hydration.
          <details key={key} className="folded folded-part" suppressHydrationWarning>
            <summary className="plus-minus plus-minus-disc">
              <h2>{item.title}</h2>
            </summary>
            <section>{section}</section>
          </details>
        );
      })}
    </Section>
  );
}
