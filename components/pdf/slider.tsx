import type { Range } from '#lib/pdf/tools.ts';

interface SliderProps {
  label: string;
  range: Range;
  /** The value that is set; the start of the range when none is. */
  value: unknown;
  onChange: (value: number) => void;
}

/** A number of a tool, with the number beside it. */
export function Slider({ label, range, value, onChange }: SliderProps) {
  const number = typeof value === 'number' ? value : range.start;
  return (
    <label className="flex min-h-11 flex-none items-center gap-3">
      <span className="text-on-dark-muted">{label}</span>
      <input
        type="range"
        min={range.least}
        max={range.most}
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
