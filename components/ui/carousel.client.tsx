'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CarouselPosition, carouselPosition, pagerIndicators } from '#components/ui/carousel-position.ts';
import { carouselScrolling } from './carousel-scrolling.ts';
import { Icon } from './icon.tsx';

export interface CarouselProps {
  /** What the carousel shows, for assistive technology. */
  label: string;
  count: number;
  /** The slides, each an `<li>`. */
  children: ReactNode;
  dark?: boolean | undefined;
  /** Whether a slide fills the view, so that the controls move by slide and not by 180 px. */
  bySlide?: boolean | undefined;
  /** Controls that choose among the slides; they stand above. */
  toolbar?: ReactNode;
  trackClass?: string | undefined;
  controlsClass?: string | undefined;
}

interface PagerProps {
  /** The visible slide, from 1. */
  slide: number;
  total: number;
  /** The position as text, with `{index}` and `{total}`. */
  position: string;
  dark?: boolean | undefined;
}

/** The indicators of a carousel, at most ten; the active one says `n/total`. */
export function Pager({ slide, total, position, dark = false }: PagerProps) {
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
            className={`min-w-14 rounded-full px-2.5 text-center text-sm font-semibold figures ${dark ? 'bg-genda-400 text-mor-950' : 'bg-chosen text-white'}`}
          >
            <span aria-hidden="true">{`${slide}/${total}`}</span>
            <span className="sr-only">{words}</span>
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the identity of an indicator.
          <li key={index} aria-hidden="true" className={`size-2 rounded-full ${dark ? 'bg-on-dark/40' : 'bg-khadi-300'}`} />
        ),
      )}
    </ol>
  );
}

export interface CarouselProps {
  /** What the carousel shows, for assistive technology. */
  label: string;
  count: number;
  /** The slides, each an `<li>`. */
  children: ReactNode;
  dark?: boolean | undefined;
  /** Whether a slide fills the view, so that the controls move by slide and not by 180 px. */
  bySlide?: boolean | undefined;
  /** Controls that choose among the slides; they stand above. */
  toolbar?: ReactNode;
  trackClass?: string | undefined;
  controlsClass?: string | undefined;
}

interface Props extends CarouselProps {
  labels: { previous: string; next: string; position: string };
}

type State = Pick<CarouselPosition, 'slide' | 'atStart' | 'atEnd'> & { total: number };

const RING = {
  dark: 'border-white/40 bg-mor-800 text-white hover:border-white aria-disabled:border-white/20 aria-disabled:text-white/40 aria-disabled:hover:border-white/20',
  light:
    'border-mor-700 text-mor-700 aria-disabled:border-khadi-300 aria-disabled:text-khadi-400 aria-disabled:hover:bg-transparent',
};

/** The controls of a carousel whose slides the server has rendered. */
export function CarouselTrack({
  labels,
  label,
  count,
  children,
  dark = false,
  bySlide = false,
  toolbar,
  trackClass = '',
  controlsClass = 'mt-5',
}: Props) {
  const track = useRef<HTMLUListElement>(null);
  const motion = useRef<ReturnType<typeof carouselScrolling>>(null);
  const measure = useRef<() => void>(undefined);
  const [state, setState] = useState<State>({ slide: 1, total: count, atStart: true, atEnd: count <= 1 });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const read = () => {
      const total = [...list.children].filter((slide) => slide.getClientRects().length > 0).length;
      const extent = { offset: Math.abs(list.scrollLeft), view: list.clientWidth, content: list.scrollWidth };
      const { percent, slide, atStart, atEnd } = carouselPosition(extent, total);
      list.style.setProperty('--scrolled', percent.toFixed(3));
      setState((before) =>
        before.slide === slide && before.total === total && before.atStart === atStart && before.atEnd === atEnd
          ? before
          : { slide, total, atStart, atEnd },
      );
    };
    const moving = carouselScrolling(list, bySlide);
    motion.current = moving;
    measure.current = read;
    const resized = new ResizeObserver(read);
    resized.observe(list);
    list.addEventListener('scroll', read, { passive: true });
    return () => {
      moving.stop();
      resized.disconnect();
      list.removeEventListener('scroll', read);
    };
  }, [bySlide]);

  const choose = () => {
    if (track.current) track.current.scrollLeft = 0;
    measure.current?.();
  };
  const button = (name: string, icon: 'arrow-left' | 'arrow-right', direction: 1 | -1, disabled: boolean) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={disabled}
      onClick={() => disabled || motion.current?.move(direction)}
      className={`icon-btn border-[1.5px] ${RING[dark ? 'dark' : 'light']}`}
    >
      <Icon name={icon} className="size-5 points" />
    </button>
  );
  const fits = state.atStart && state.atEnd;
  return (
    <div data-island="" className="carousel-scope" onChange={toolbar ? choose : undefined}>
      {toolbar}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is in reach of a keyboard only when it takes the focus. */}
      <ul ref={track} aria-label={label} tabIndex={0} className={`scroller carousel ${trackClass}`}>
        {children}
      </ul>
      <div className={`carousel-controls ${fits ? 'invisible' : ''} ${controlsClass}`}>
        {button(labels.previous, 'arrow-left', -1, state.atStart)}
        <Pager slide={state.slide} total={state.total} position={labels.position} dark={dark} />
        {button(labels.next, 'arrow-right', 1, state.atEnd)}
      </div>
    </div>
  );
}
