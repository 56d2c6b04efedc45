/**
 * The option a key leads to in a list of suggestions (spec 2.3): the arrows go round by way of the input (-1), Home and
 * End lead to the ends once an option is chosen, and belong to the text before.
 * @returns undefined when the key is not the list's
 */
export function nextOption(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  if (active >= 0 && key === 'Home') return 0;
  if (active >= 0 && key === 'End') return count - 1;
  return undefined;
}
