import { useId } from 'react';
import type { ColourName } from '#lib/pdf/tools.ts';

interface ColourPickerProps {
  label: string;
  names: Readonly<Record<ColourName, string>>;
  colours: Readonly<Partial<Record<ColourName, string>>>;
  /** `#RRGGBB`, in upper or lower case. */
  value: unknown;
  onChange: (value: string) => void;
}

/** A row of colours as radio buttons. */
export function ColourPicker({ label, names, colours, value, onChange }: ColourPickerProps) {
  const id = useId();
  const entries = Object.entries(colours) as [ColourName, string][];
  const chosen = typeof value === 'string' ? value.toUpperCase() : entries[0]?.[1];
  return (
    <div role="radiogroup" aria-label={label} className="-mx-2.5 flex flex-none items-center">
      {entries.map(([name, colour]) => (
        <label key={name} className="grid size-11 place-items-center" title={names[name]}>
          <input
            type="radio"
            name={id}
            aria-label={names[name]}
            checked={chosen === colour}
            onChange={() => onChange(colour)}
            className="pdf-colour"
            style={{ backgroundColor: colour }}
          />
        </label>
      ))}
    </div>
  );
}
