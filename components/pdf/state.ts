import type { Tool } from '#lib/pdf/tools.ts';

/** Where the search in the document stands; `total` 0 with `done` means that nothing was found. */
interface FindState {
  current: number;
  total: number;
  done: boolean;
}

/** What the reader of an open document sees and can do. */
export interface ViewerState {
  page: number;
  total: number;
  /** How far the current page is: being drawn, drawn, or not to be had. */
  drawing: 'loading' | 'shown' | 'failed';
  /** 1 is a page as wide as the window. */
  zoom: number;
  /** Whether annotations can be made: the tools wait for it. */
  editable: boolean;
  tool: Tool | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** Whether an annotation is selected. */
  selected: boolean;
  /** The values of the tools by the library's numbers of its settings. */
  values: Readonly<Record<number, unknown>>;
  find: FindState;
}

/** Changes what is named of the state, and nothing else. */
export type PatchState = (patch: Partial<ViewerState>) => void;

/**
 * The state of a document that has just been opened: nothing is drawn, found or in hand.
 * @param page the page that is shown first, from 1
 * @param total how many pages there are; 0 while it is not known
 */
export function startState(page: number, total: number): ViewerState {
  return {
    page,
    total,
    drawing: 'loading',
    zoom: 1,
    editable: false,
    tool: undefined,
    canUndo: false,
    canRedo: false,
    selected: false,
    values: {},
    find: { current: 0, total: 0, done: false },
  };
}
