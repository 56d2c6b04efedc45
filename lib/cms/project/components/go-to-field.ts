/** The steps to a field, as the contract has them. */
type Path = readonly (string | number)[];

/** A form appears, and rows open, in several steps; looked for in milliseconds, so many times, and so many after each that was found. */
const LOOK_MS = 100;
const LOOKS = 100;
const LOOKS_AFTER = 10;
const MARKED_MS = 2000;

/** The path in the fragment of an address: `#/content/3/title`. */
export function pathInFragment(fragment: string): Path | undefined {
  if (!fragment.startsWith('#/')) return undefined;
  const steps = fragment.slice(2).split('/');
  return steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The element of a field, or of a row when the path ends with its number. */
function elementAt(path: Path): HTMLElement | null {
  const last = path.at(-1);
  const id = typeof last === 'number' ? `${path.slice(0, -1).join('-')}-row-${last}` : `field-${path.join('__')}`;
  return document.getElementById(id);
}

/** Opens the rows that hold a field, the outer one first. */
function openRows(path: Path): void {
  for (const [index, step] of path.entries()) {
    const row = typeof step === 'number' ? elementAt(path.slice(0, index + 1)) : null;
    row?.querySelector<HTMLElement>(':scope > .collapsible > .collapsible__toggle-wrap button.collapsible__toggle--collapsed')?.click();
  }
}

/** Opens the rows that hold a field, and goes to it, or to as much of its path as the form has. */
export function goTo(path: Path): void {
  let depth = 0;
  let looks = LOOKS;
  const look = () => {
    openRows(path);
    const found = path.findLastIndex((_, index) => elementAt(path.slice(0, index + 1)) !== null) + 1;
    const element = elementAt(path.slice(0, found));
    if (element && found > depth) {
      depth = found;
      looks = LOOKS_AFTER;
      element.scrollIntoView({ block: found === path.length && typeof path.at(-1) === 'string' ? 'center' : 'start' });
    }
    looks -= 1;
    if (depth < path.length && looks > 0) {
      setTimeout(look, LOOK_MS);
      return;
    }
    const focusable = element?.matches('input, textarea') ? element : element?.querySelector<HTMLElement>('input, textarea, button');
    focusable?.focus({ preventScroll: true });
    element?.animate([{ outline: '3px solid var(--theme-success-500)' }, { outline: '3px solid transparent' }], MARKED_MS);
  };
  look();
}
