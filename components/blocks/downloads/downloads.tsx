import { DocumentRow } from '#components/ui/document-row.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

/** Documents to read or to take away, each with its kind and its size (spec 2.11). */
export function Downloads({ block, place }: BlockProps<'blocks.downloads'>) {
  const { title, description, view_all, buttons } = block;
  const { language, surface } = place;
  if (buttons.length === 0) return null;
  return (
    <Section surface={surface} id="documents">
      <SectionHeader
        title={title ?? textOf(language, 'downloads')('title')}
        description={description}
        viewAll={view_all}
        language={language}
      />
      <ul className="document-rows mt-6">
        {keyed(buttons, ({ button_label }) => button_label).map(({ key, item }) => (
          <DocumentRow key={key} button={item} language={language} />
        ))}
      </ul>
    </Section>
  );
}
