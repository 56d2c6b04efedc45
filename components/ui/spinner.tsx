/**
 * A decorative loading indicator, without animation when motion is reduced (spec 2.11).
 * @param className sets the size
 */
export function Spinner({ className }: { className: string }) {
  return <span className={`spinner ${className}`} aria-hidden="true" />;
}
