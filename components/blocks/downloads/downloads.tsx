import { DocumentRow } from '#components/ui/document-row.tsx';
import { keyed } from '#components/ui/keyed.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

export function Downloads({ block, place }: BlockProps<'blocks.downloads'>) {
  const { title, buttons } = block;
  const { language } = place;
  if (buttons.length === 0) return null;
  return (
    <Section place={place} id="documents" heading={{ ...block, title: title ?? textOf(language, 'downloads')('title') }}>
      <ul className="document-rows mt-6">
        {keyed(buttons, ({ button_label }) => button_label).map(({ key, item }) => (
          <DocumentRow key={key} button={item} language={language} />
        ))}
      </ul>
    </Section>
  );
}
