import { Markdown } from '#components/ui/markdown.tsx';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

/** spec 2.11: a disclaimer in markdown. */
export function Disclaimer({ block, place }: BlockProps<'blocks.disclaimer'>) {
  return (
    <section className="border-t border-khadi-200 bg-khadi-50">
      <div className="wrap py-6 md:py-8 text-sm text-muted md:flex md:gap-8">
        <h2 className="shrink-0 text-sm font-semibold text-ink md:w-40">
          {block.title ?? textOf(place.language, 'sections')('disclaimer')}
        </h2>
        <Markdown className="!max-w-[52rem] min-w-0 max-md:mt-2">{block.description}</Markdown>
      </div>
    </section>
  );
}
