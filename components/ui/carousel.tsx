import { useText } from '#lib/i18n/use-text.ts';
import { type CarouselProps, CarouselTrack } from './carousel.client.tsx';

/**
 * A horizontal list of slides: rendered here, scrolled by the browser itself, with snapping; the island
 * adds the controls, dragging and the pager.
 */
export function Carousel(props: CarouselProps) {
  const t = useText('carousel');
  const labels = { previous: t('previous'), next: t('next'), position: t('position', { index: '{index}', total: '{total}' }) };
  return <CarouselTrack labels={labels} {...props} />;
}
