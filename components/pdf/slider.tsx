import type { Range } from '#lib/pdf/tools.ts';

interface SliderProps {
  label: string;
  range: Range;
  /** The current value; the initial one of the range when it is not a number. */
  value: unknown;
  onChange: (value: number) => void;
}

/** A slider for a numeric setting of a tool. */
export function Slider({ label, range, value, onChange }: SliderProps) {
  const number = typeof value === 'number' ? value : range.initial;
  return (
    <label className="flex min-h-11 flex-none items-center gap-3">
      <span className="text-on-dark-muted">{label}</span>
      <input
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={number}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="w-20 accent-genda-400 md:w-32"
      />
      <span className="tabular-nums" aria-hidden="true">
        {Math.round(number * 10) / 10}
      </span>
    </label>
  );
}
