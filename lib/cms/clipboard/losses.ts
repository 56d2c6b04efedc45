/** What pasted text cannot keep, by its name in `LOSS_TEXTS`. */
const LOSSES = [
  'pictures',
  'colours',
  'fonts',
  'underline',
  'raised',
  'comments',
  'tracked-changes',
  'footnotes',
  'hidden',
  'links',
  'headings',
  'lists',
  'lines',
  'merged-rows',
  'merged-columns',
  'nested-tables',
  'other-tables',
  'outside',
  'header-links',
  'header-length',
  'columns',
  'rows',
] as const;

export type Loss = (typeof LOSSES)[number];

/** The losses in the order of `LOSSES`, each once. */
export const sortLosses = (lost: ReadonlySet<Loss>): Loss[] => LOSSES.filter((loss) => lost.has(loss));
