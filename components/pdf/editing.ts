import type { AnnotationEditorUIManager } from 'pdfjs-dist';
import type { EventBus, PDFSinglePageViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { TOOLS, type Tool } from '#lib/pdf/tools.ts';
import { pdfjs } from './engine.ts';
import type { PatchState } from './state.ts';

const { AnnotationEditorType: Mode, AnnotationEditorParamsType: Param } = pdfjs;

const MODES: Record<Tool, number> = { highlight: Mode.HIGHLIGHT, text: Mode.FREETEXT, image: Mode.STAMP, draw: Mode.INK };

const toolOf = (mode: number) => TOOLS.find((tool) => MODES[tool] === mode);

/** By their numbers in pdf.js. */
export const PARAM = {
  highlightColour: Param.HIGHLIGHT_COLOR,
  highlightThickness: Param.HIGHLIGHT_THICKNESS,
  textColour: Param.FREETEXT_COLOR,
  textSize: Param.FREETEXT_SIZE,
  inkColour: Param.INK_COLOR,
  inkThickness: Param.INK_THICKNESS,
  inkOpacity: Param.INK_OPACITY,
} as const;

export type Editing = ReturnType<typeof createEditing>;

interface ManagerStates {
  hasSomethingToUndo: boolean;
  hasSomethingToRedo: boolean;
  hasSelectedEditor: boolean;
}

/**
 * The annotation tools; they do nothing until pdf.js has created its editor.
 * @param patch receives the tool, its settings, and whether something is selected or can be undone
 */
export function createEditing(viewer: PDFSinglePageViewer, eventBus: EventBus, patch: PatchState) {
  let manager: AnnotationEditorUIManager | undefined;
  let mode: number = Mode.NONE;
  let values: Record<number, unknown> = {};
  const setMode = (request: { mode: number; isFromKeyboard?: boolean }) => {
    if (manager) Object.assign(viewer, { annotationEditorMode: request });
  };

  eventBus.on('annotationeditoruimanager', ({ uiManager }: { uiManager: AnnotationEditorUIManager }) => {
    manager = uiManager;
  });
  eventBus.on('annotationeditorlayerrendered', () => patch({ editable: manager !== undefined }));
  eventBus.on('switchannotationeditormode', setMode);
  eventBus.on('showannotationeditorui', setMode);
  eventBus.on('annotationeditormodechanged', (changed: { mode: number }) => {
    mode = changed.mode;
    patch({ tool: toolOf(mode) });
  });
  eventBus.on('editingstateschanged', ({ details }: { details: ManagerStates }) =>
    patch({
      canUndo: details.hasSomethingToUndo,
      canRedo: details.hasSomethingToRedo,
      selected: details.hasSelectedEditor,
    }),
  );
  eventBus.on('annotationeditorparamschanged', ({ details }: { details: [number, unknown][] }) => {
    values = { ...values, ...Object.fromEntries(details) };
    patch({ values });
  });

  const isActive = () => mode > Mode.NONE;
  const finish = () => manager?.endCurrentEditing();
  const setParam = (type: number, value: unknown) =>
    eventBus.dispatch('switchannotationeditorparams', { source: viewer, type, value });
  return {
    /** @param byKeyboard adds a note in the middle of the page */
    setTool: (tool: Tool | undefined, byKeyboard: boolean) => {
      finish();
      setMode({ mode: tool ? MODES[tool] : Mode.NONE, isFromKeyboard: byKeyboard && tool === 'text' });
    },
    /** Of the selected annotations, or of the next ones. */
    setParam: (param: number, value: unknown) => {
      setParam(param, value);
      values = { ...values, [param]: value };
      patch({ values });
    },
    chooseImage: () => setParam(Param.CREATE, undefined),
    act: (name: 'undo' | 'redo' | 'delete') => eventBus.dispatch('editingaction', { source: viewer, name }),
    highlightSelection: () => manager?.highlightSelection('main_toolbar'),
    /** Finishes the annotation that is being written or drawn. */
    finish,
    isActive,
    hasSelection: () => isActive() && manager?.hasSelection === true,
    manager: () => manager,
  };
}
