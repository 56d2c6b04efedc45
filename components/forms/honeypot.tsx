import { HONEYPOT } from '#lib/forms/names.ts';

interface Props {
  /** For whoever reads the page without its styles. */
  label: string;
}

/** A field that only a program fills: people do not see it, and the keyboard and assistive technology do not reach it. */
export function Honeypot({ label }: Props) {
  return (
    <div className="honeypot" aria-hidden="true" inert>
      <label>
        {label}
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
