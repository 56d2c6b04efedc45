import { HIGHLIGHT_COLOURS, INK_COLOURS, RANGES, type RangeName, type Tool } from '#lib/pdf/tools.ts';
import { ColourPicker } from './colour-picker.tsx';
import { PARAM } from './editing.ts';
import type { DocumentLabels } from './labels.ts';
import type { Mounted } from './mount.ts';
import { Slider } from './slider.tsx';
import type { ViewerState } from './state.ts';

interface ToolOptionsProps {
  tool: Tool;
  labels: DocumentLabels;
  state: ViewerState;
  mounted: Mounted | undefined;
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

/** The settings of the selected tool (spec 9), for the selected annotations or the next ones. */
export function ToolOptions({ tool, labels, state, mounted, hidden }: ToolOptionsProps) {
  const colour = COLOURS[tool];
  const set = (param: number, value: unknown) => mounted?.editing.setParam(param, value);
  return (
    <fieldset
      className={`pdf-options flex items-center gap-x-5 gap-y-1 bg-mor-900 px-4 py-1.5 text-sm max-md:overflow-x-auto md:flex-wrap md:px-7 ${hidden ? 'max-md:hidden' : ''}`}
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
        />
      ))}
      {tool === 'image' ? (
        <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => mounted?.editing.chooseImage()}>
          {labels.chooseImage}
        </button>
      ) : null}
      <span className="text-on-dark-muted max-md:hidden">{labels.hints[tool]}</span>
      {state.selected ? (
        <button
          type="button"
          className="ms-auto min-h-11 flex-none underline underline-offset-4"
          onClick={() => mounted?.editing.act('delete')}
        >
          {labels.remove}
        </button>
      ) : null}
    </fieldset>
  );
}
