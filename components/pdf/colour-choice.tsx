import { useId } from 'react';
import type { ColourName } from '#lib/pdf/tools.ts';

interface ColourChoiceProps {
  label: string;
  /** What the colours are called. */
  names: Readonly<Record<ColourName, string>>;
  colours: Readonly<Partial<Record<ColourName, string>>>;
  /** The colour that is set, `#RRGGBB` in any case. */
  value: unknown;
  onChange: (value: string) => void;
}

/** A row of colours to choose one of: radio buttons, so that arrows work and their names are said. */
export function ColourChoice({ label, names, colours, value, onChange }: ColourChoiceProps) {
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
