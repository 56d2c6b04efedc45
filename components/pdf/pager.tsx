import { Icon } from '#components/ui/icon.tsx';
import { fillLabel } from '#lib/pdf/fill-label.ts';
import { nextZoom } from '#lib/pdf/zoom.ts';
import type { ControlProps } from './use-viewer.ts';

const RING = 'icon-btn border-[1.5px] border-mor-700 text-mor-700 aria-disabled:border-khadi-400 aria-disabled:text-khadi-500';

export function DocumentPager({ labels, state, mounted }: ControlProps) {
  const { page, total } = state;
  const zoom = (direction: -1 | 1) => mounted?.fit.setZoom(nextZoom(mounted.fit.zoom(), direction));
  return (
    <nav aria-label={labels.pages} className="pdf-pager">
      <button
        type="button"
        className={RING}
        aria-label={labels.previous}
        aria-disabled={page <= 1}
        onClick={() => mounted?.goTo(page - 1)}
      >
        <Icon name="chevron-left" className="points" />
      </button>
      <p className="min-w-20 text-center figures" aria-hidden="true">
        <strong className="font-semibold">{page}</strong> {fillLabel(labels.of, { total })}
      </p>
      <p role="status" className="sr-only">
        {fillLabel(labels.position, { page, total })}
      </p>
      <button
        type="button"
        className={RING}
        aria-label={labels.next}
        aria-disabled={page >= total}
        onClick={() => mounted?.goTo(page + 1)}
      >
        <Icon name="chevron-right" className="points" />
      </button>
      <span className="h-6 border-s border-khadi-300" />
      <button type="button" className="icon-btn text-mor-700" aria-label={labels.smaller} onClick={() => zoom(-1)}>
        <Icon name="zoom-out" />
      </button>
      <button type="button" className="icon-btn text-mor-700" aria-label={labels.larger} onClick={() => zoom(1)}>
        <Icon name="zoom-in" />
      </button>
    </nav>
  );
}
