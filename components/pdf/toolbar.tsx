import { Icon } from '#components/ui/icon.tsx';
import type { IconName } from '#lib/contract/icons.ts';
import { TOOLS, type Tool } from '#lib/pdf/tools.ts';
import type { ControlProps } from './use-viewer.ts';

const ICONS: Record<Tool, IconName> = { highlight: 'highlighter', text: 'type', image: 'image', draw: 'pen-line' };
const BUTTON = 'pdf-tool inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2.5 text-sm';

/** The annotation tools, undo and redo; with text from `lg`, else icons. */
export function Toolbar({ labels, state, mounted, onSelectTool }: ControlProps & { onSelectTool: () => void }) {
  const choose = (tool: Tool, byKeyboard: boolean) => {
    onSelectTool();
    const next = state.tool === tool ? undefined : tool;
    // With text already selected, the tool highlights it at once.
    if (next === 'highlight' && document.getSelection()?.isCollapsed === false) mounted?.editing.highlightSelection();
    else mounted?.editing.setTool(next, byKeyboard);
  };
  return (
    <div
      role="toolbar"
      aria-label={labels.tools}
      className="flex items-center gap-1 max-md:order-last max-md:-mx-2 max-md:w-[calc(100%+1rem)] max-md:border-t max-md:border-white/15 max-md:px-2 max-md:py-1"
    >
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          aria-pressed={state.tool === tool}
          disabled={!state.editable}
          onClick={(event) => choose(tool, event.detail === 0)}
          className={`${BUTTON} ${state.tool === tool ? 'bg-genda-400 font-semibold text-mor-950' : 'text-white hover:bg-on-dark/10'}`}
        >
          <Icon name={ICONS[tool]} className="size-5" />
          <span className="max-lg:sr-only">{labels[tool]}</span>
        </button>
      ))}
      {(['undo', 'redo'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-disabled={name === 'undo' ? !state.canUndo : !state.canRedo}
          onClick={() => mounted?.editing.act(name)}
          className={`${BUTTON} text-white hover:bg-on-dark/10 max-md:first-of-type:ms-auto ${name === 'undo' ? 'max-md:ms-auto' : ''}`}
        >
          <Icon name="undo-2" className={`size-5 ${name === 'redo' ? 'points-back' : 'points'}`} />
          <span className="sr-only">{labels[name]}</span>
        </button>
      ))}
    </div>
  );
}
