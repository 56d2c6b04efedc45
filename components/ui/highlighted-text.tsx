import { splitHits } from '#components/ui/split-hits.ts';

/** A text with the words of a search highlighted. */
export function HighlightedText({ text, term }: { text: string; term: string }) {
  return splitHits(text, term).map(({ text: part, hit, start }) =>
    hit ? (
      <mark key={start} className="bg-genda-200 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
