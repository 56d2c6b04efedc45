/**
 * An open ring that turns while something loads; it stands still when motion is reduced (spec 2.11). What loads is said in words
 * beside it.
 * @param className its size
 */
export function Spinner({ className }: { className: string }) {
  return <span className={`spinner ${className}`} aria-hidden="true" />;
}
