import { createElement, Fragment, type FunctionComponent, type ReactNode } from 'react';
import { withLanguage } from '#components/layout/breadcrumb.tsx';
import { labelLocaleOf, langAttributes } from '#components/ui/content-language.ts';
import type { BreadcrumbItem } from '#lib/contract/atoms.ts';
import { behaviourOf } from '#lib/contract/blocks/behaviour.ts';
import type { Block, BlockKind, BlockOf } from '#lib/contract/blocks/block.ts';
import type { PageQuery } from '#lib/contract/page-query.ts';
import { joinParts } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { BlockPlace, BlockProps, SiteLanguages } from './block.ts';
import { type BlockRegistry, registry } from './registry.ts';
import { foldedTitlesOf, surfacesOf } from './surfaces.ts';

/** What stands before the block at a position, or after the last one; only in a preview. */
export type BlockNotes = ReadonlyMap<number, ReactNode>;

interface Props {
  blocks: readonly Block[];
  path: string;
  query?: PageQuery | undefined;
  languages: SiteLanguages;
  /** The block that opens the page: its position, the page's breadcrumb and the language of that. */
  opening?: { position: number; breadcrumb: readonly BreadcrumbItem[]; language?: string | undefined } | undefined;
  notes?: BlockNotes | undefined;
}

/** Names in the summary of a folded list. */
const NAMES_MAX = 3;

const components: BlockRegistry = registry;

function render<Kind extends BlockKind>(kind: Kind, block: BlockOf<Kind>, place: BlockPlace): ReactNode {
  const component: FunctionComponent<BlockProps<Kind>> = components[kind];
  return createElement(component, { block, place });
}

/** A block about one record has the language of the record. */
function languageOfBlock(block: Block): string | undefined {
  const { card, offer } = behaviourOf(block).contents?.(block) ?? {};
  return card?.locale ?? offer?.locale ?? block.locale;
}

/** How many things a folded list has, and the first of them. */
function FoldedSummary({ block, language }: { block: Block; language: Locale }) {
  const folded = behaviourOf(block).folds?.(block);
  if (folded === undefined) return null;
  const [group, total] = folded.count;
  const names = joinParts(folded.names.slice(0, NAMES_MAX), language);
  return (
    <span className="order-1 w-full text-sm text-muted">
      {textOf(language, group)('count', { total })}
      {names ? `: ${names}${total > NAMES_MAX ? ' …' : ''}` : ''}
    </span>
  );
}

export function Blocks({ blocks, path, query = {}, languages, opening, notes }: Props) {
  const locale = useLocale();
  const surfaces = surfacesOf(blocks, opening?.position);
  const foldedTitles = foldedTitlesOf(blocks, surfaces, opening?.position);
  const rendered = blocks.map((block, position) => {
    const own = { locale: languageOfBlock(block) };
    const place: BlockPlace = {
      language: labelLocaleOf(own, locale),
      path,
      query,
      languages,
      surface: surfaces[position] ?? 'white',
      first: position === 0,
      opening:
        opening?.position === position
          ? { breadcrumb: withLanguage(opening.breadcrumb, opening.language ?? locale, own.locale ?? locale) }
          : undefined,
    };
    // Ids are unique only within a kind and may change on publish.
    const key = `${block.__component} ${position}`;
    const content = render(block.__component, block, place);
    const other = langAttributes(own, locale);
    const title = foldedTitles[position];
    if (title !== undefined) {
      return (
        // The browser may open it for the fragment of the address before hydration.
        <details key={key} id={block.anchor} {...other} className="folded" suppressHydrationWarning>
          <summary className="plus-minus plus-minus-disc">
            <h2 className="flex-1">{title}</h2>
            <FoldedSummary block={block} language={place.language} />
          </summary>
          {content}
        </details>
      );
    }
    if (other === undefined && block.anchor === undefined) return <Fragment key={key}>{content}</Fragment>;
    return (
      <div key={key} id={block.anchor} {...other}>
        {content}
      </div>
    );
  });
  if (notes === undefined) return rendered;
  return [...rendered.flatMap((block, position) => [notes.get(position), block]), notes.get(blocks.length)];
}
