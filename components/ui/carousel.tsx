import type { ReactNode } from 'react';
import { useText } from '#lib/i18n/use-text.ts';
import { CarouselTrack } from './carousel.client.tsx';

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

/**
 * A horizontal list of slides: rendered here, scrolled by the browser itself, with snapping; the island
 * adds the controls, dragging and the pager.
 */
export function Carousel(props: CarouselProps) {
  const t = useText('carousel');
  const labels = { previous: t('previous'), next: t('next'), position: t('position', { index: '{index}', total: '{total}' }) };
  return <CarouselTrack labels={labels} {...props} />;
}
