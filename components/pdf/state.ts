import type { Tool } from '#lib/pdf/tools.ts';

export interface ViewerState {
  page: number;
  total: number;
  drawing: 'loading' | 'shown' | 'failed';
  /** 1 is a page as wide as the window. */
  zoom: number;
  /** Whether the annotation tools are ready. */
  editable: boolean;
  tool: Tool | undefined;
  canUndo: boolean;
  canRedo: boolean;
  selected: boolean;
  /** Settings of the tools by their numbers in pdf.js. */
  values: Readonly<Record<number, unknown>>;
  /** `total` 0 with `done` means no match. */
  find: { current: number; total: number; done: boolean };
}

export type PatchState = (patch: Partial<ViewerState>) => void;

/**
 * @param page the first page to show, from 1
 * @param total number of pages; 0 while it is unknown
 */
export function initialState(page: number, total: number): ViewerState {
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
