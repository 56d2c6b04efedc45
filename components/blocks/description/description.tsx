import { Icon } from '#components/ui/icon.tsx';
import { InlineParagraph, Markdown } from '#components/ui/markdown.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockProps } from '../block.ts';
import { Section } from '../section.tsx';

type Props = BlockProps<'blocks.description'>;

/** Heads the block that follows. */
function Header({ block: { title, description, view_all }, place }: Props) {
  return (
    <div className={`section-head ${place.surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className="wrap">
        <SectionHeader title={title} description={description} viewAll={view_all} language={place.language} />
      </div>
    </div>
  );
}

/** A text in markdown, with an optional note beside it. */
export function Description({ block, place }: Props) {
  const { title, description, view_all, note } = block;
  if (block.variant === 'header') return <Header block={block} place={place} />;
  if (description === undefined) return null;
  const header = <SectionHeader title={title} viewAll={view_all} language={place.language} />;
  const text = (
    <Markdown under={title ? 2 : 1} className={title ? 'prose-lead min-w-0' : ''}>
      {description}
    </Markdown>
  );
  if (!note) {
    return (
      <Section place={place} className={title ? 'grid grid-cols-1 gap-5 lg:grid-cols-[1fr_2fr] lg:gap-16' : ''}>
        {header}
        {text}
      </Section>
    );
  }
  return (
    <Section place={place} className="grid grid-cols-1 gap-10 lg:grid-cols-[2fr_1fr]">
      <div className={title ? 'grid grid-cols-1 gap-5 content-start' : ''}>
        {header}
        {text}
      </div>
      <aside aria-label={note.title} className="self-start rounded-xl bg-mor-800 p-8 text-white">
        <Icon name={note.icon ?? 'info'} className="size-8 text-genda-400" />
        <p className="mt-4 text-h4 font-semibold">{note.title}</p>
        <InlineParagraph text={note.description} className="mt-1 text-on-dark-muted [&_a]:text-white [&_a]:underline" />
      </aside>
    </Section>
  );
}
