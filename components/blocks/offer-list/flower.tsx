/** A ring of petals: `count` of them between two radii, `width` wide, turned by `turn` petals. */
function ring(count: number, inner: number, outer: number, width: number, turn = 0): string {
  const middle = inner + (outer - inner) / 2;
  const shoulder = middle + (outer - inner) * 0.28;
  const petals = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) * 2 * Math.PI) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const at = (radius: number, side: number) =>
      `${(cos * radius - sin * side).toFixed(1)} ${(sin * radius + cos * side).toFixed(1)}`;
    return `M${at(inner, 0)}C${at(middle, width)} ${at(shoulder, width)} ${at(outer, 0)}C${at(shoulder, -width)} ${at(middle, -width)} ${at(inner, 0)}Z`;
  });
  return petals.join('');
}

const OUTER = ring(16, 62, 98, 10);
const INNER = ring(12, 34, 72, 9, 0.5);

/** The petals in the corner of an offer, drawn once a page and used by each tile. */
export function PetalShapes() {
  return (
    <svg className="absolute size-0" aria-hidden="true" focusable="false">
      <symbol id="petals" viewBox="-100 -100 200 200">
        <path opacity=".12" d={OUTER} />
        <path opacity=".2" d={INNER} />
      </symbol>
    </svg>
  );
}

/** Petals in the colour of the text around them; `PetalShapes` must stand on the same page. */
export function Petals({ className }: { className: string }) {
  return (
    <svg className={`absolute ${className}`} viewBox="0 0 200 200" aria-hidden="true" focusable="false" fill="currentColor">
      <use href="#petals" />
    </svg>
  );
}
