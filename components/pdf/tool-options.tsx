import { useId } from 'react';
import {
  type ColourName,
  HIGHLIGHT_COLOURS,
  INK_COLOURS,
  RANGES,
  type Range,
  type RangeName,
  type Tool,
} from '#lib/pdf/tools.ts';
import { PARAM } from './editing.ts';
import type { ControlProps } from './use-viewer.ts';

interface ColourPickerProps {
  label: string;
  names: Readonly<Record<ColourName, string>>;
  colours: Readonly<Partial<Record<ColourName, string>>>;
  /** `#RRGGBB`, in upper or lower case. */
  value: unknown;
  onChange: (value: string) => void;
}

/** A row of colours as radio buttons. */
function ColourPicker({ label, names, colours, value, onChange }: ColourPickerProps) {
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

interface SliderProps {
  label: string;
  range: Range;
  /** The current value; the initial one of the range when it is not a number. */
  value: unknown;
  onChange: (value: number) => void;
  /** Whether it is the only one, whose label narrow screens leave out. */
  only: boolean;
}

/** A slider for a numeric setting of a tool. */
function Slider({ label, range, value, onChange, only }: SliderProps) {
  const number = typeof value === 'number' ? value : range.initial;
  return (
    <label className="flex min-h-11 flex-none items-center gap-3">
      <span className={`text-on-dark-muted ${only ? 'max-md:sr-only' : ''}`}>{label}</span>
      <input
        type="range"
        min={range.min}
        max={range.max}
        step={range.step}
        value={number}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="w-20 accent-genda-400 md:w-32"
      />
      <span className="figures" aria-hidden="true">
        {Math.round(number * 10) / 10}
      </span>
    </label>
  );
}

interface ToolOptionsProps extends ControlProps {
  tool: Tool;
  /** Whether narrow screens show the search instead. */
  hidden: boolean;
}

const COLOURS = {
  highlight: { param: PARAM.highlightColour, colours: HIGHLIGHT_COLOURS },
  text: { param: PARAM.textColour, colours: INK_COLOURS },
  draw: { param: PARAM.inkColour, colours: INK_COLOURS },
  image: undefined,
};

const SLIDERS: Record<Tool, { name: RangeName; label: 'thickness' | 'size' | 'opacity' }[]> = {
  highlight: [{ name: 'highlightThickness', label: 'thickness' }],
  text: [{ name: 'textSize', label: 'size' }],
  draw: [
    { name: 'inkThickness', label: 'thickness' },
    { name: 'inkOpacity', label: 'opacity' },
  ],
  image: [],
};

/** The settings of the selected tool, for the selected annotations or the next ones. */
export function ToolOptions({ tool, labels, state, mounted, hidden }: ToolOptionsProps) {
  const colour = COLOURS[tool];
  const set = (param: number, value: unknown) => mounted?.editing.setParam(param, value);
  return (
    <fieldset
      className={`pdf-options flex items-center gap-x-4 gap-y-1 bg-mor-900 flex-wrap px-4 py-1.5 text-sm md:px-7 ${hidden ? 'max-md:hidden' : ''}`}
    >
      <legend className="sr-only">{labels.options}</legend>
      <span className="text-on-dark-muted max-md:hidden">{labels[tool]}</span>
      {colour ? (
        <ColourPicker
          label={labels.colour}
          names={labels.colours}
          colours={colour.colours}
          value={state.values[colour.param]}
          onChange={(value) => set(colour.param, value)}
        />
      ) : null}
      {SLIDERS[tool].map(({ name, label }) => (
        <Slider
          key={name}
          label={labels[label]}
          range={RANGES[name]}
          value={state.values[PARAM[name]]}
          onChange={(value) => set(PARAM[name], value)}
          only={SLIDERS[tool].length === 1}
        />
      ))}
      {tool === 'image' ? (
        <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => mounted?.editing.chooseImage()}>
          {labels.chooseImage}
        </button>
      ) : null}
      <span className="text-on-dark-muted max-md:hidden">{labels.hints[tool]}</span>
      {/* Never missing: a row that is added would move the page under the finger that writes. */}
      <button
        type="button"
        disabled={!state.selected}
        className="pdf-tool ms-auto min-h-11 flex-none underline underline-offset-4"
        onClick={() => mounted?.editing.act('delete')}
      >
        {labels.remove}
      </button>
    </fieldset>
  );
}
