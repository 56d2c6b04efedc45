import { pagerIndicators } from '#components/ui/carousel-position.ts';

interface Props {
  /** The visible slide, from 1. */
  slide: number;
  total: number;
  /** The position as text, with `{index}` and `{total}`. */
  position: string;
  dark?: boolean | undefined;
}

/** The indicators of a carousel, at most ten; the active one says `n/total` (spec 2.11). */
export function Pager({ slide, total, position, dark = false }: Props) {
  const { count, active } = pagerIndicators(slide, total);
  const words = position.replace('{index}', String(slide)).replace('{total}', String(total));
  return (
    <ol className="flex items-center gap-1.5">
      {Array.from({ length: count }, (_, index) =>
        index === active ? (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the identity of an indicator.
            key={index}
            aria-current="true"
            className={`min-w-14 rounded-full px-2.5 text-center text-sm font-semibold tabular-nums ${dark ? 'bg-genda-400 text-mor-950' : 'bg-mor-800 text-white'}`}
          >
            <span aria-hidden="true">{`${slide}/${total}`}</span>
            <span className="sr-only">{words}</span>
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the identity of an indicator.
          <li key={index} aria-hidden="true" className={`size-2 rounded-full ${dark ? 'bg-white/40' : 'bg-khadi-300'}`} />
        ),
      )}
    </ol>
  );
}
