/**
 * The option that a key selects in a list of suggestions (spec 2.3): arrows wrap around through the input (-1); Home and End
 * apply to the list once an option is selected, before that to the text.
 * @returns `undefined` when the key does not apply to the list
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  if (active >= 0 && key === 'Home') return 0;
  if (active >= 0 && key === 'End') return count - 1;
  return undefined;
}
