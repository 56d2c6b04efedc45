/** The flower in the corner of an offer, in the current text colour. */
export function Flower({ className = '' }: { className?: string }) {
  return (
    <svg className={`flower ${className}`} viewBox="0 0 200 200" aria-hidden="true">
      <use href="/art/patterns/flower.svg#flower" />
    </svg>
  );
}
