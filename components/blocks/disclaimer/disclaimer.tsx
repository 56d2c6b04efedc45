import { Markdown } from '#components/ui/markdown.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

export function Disclaimer({ block, place }: BlockProps<'blocks.disclaimer'>) {
  return (
    <section className="hairline-t bg-khadi-50">
      <div className="wrap note">
        <h2>{block.title ?? textOf(place.language, 'sections')('disclaimer')}</h2>
        <Markdown>{block.description}</Markdown>
      </div>
    </section>
  );
}
