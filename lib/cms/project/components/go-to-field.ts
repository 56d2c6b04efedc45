/** The steps to a field, as the contract has them. */
type Path = readonly (string | number)[];

/** A form appears, and rows open, in several steps: looked for in milliseconds, so many times. */
const LOOK_MS = 100;
const LOOKS = 100;
/** Fields above are drawn when they come into view, and move what is below: it is there when it has stayed for so many looks. */
const LOOKS_STILL = 8;
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

/** What is there of a path: its deepest row or field. */
function deepest(path: Path): HTMLElement | undefined {
  const depth = path.findLastIndex((_, index) => elementAt(path.slice(0, index + 1)) !== null) + 1;
  return elementAt(path.slice(0, depth)) ?? undefined;
}

function mark(element: HTMLElement): void {
  const focusable = element.matches('input, textarea') ? element : element.querySelector<HTMLElement>('input, textarea, button');
  focusable?.focus({ preventScroll: true });
  element.animate([{ outline: '3px solid var(--theme-success-500)' }, { outline: '3px solid transparent' }], MARKED_MS);
}

/** Opens the rows that hold a field, and goes to it, or to as much of its path as the form has. What a person does ends it. */
export function goTo(path: Path): void {
  const ended = new AbortController();
  for (const event of ['wheel', 'keydown', 'pointerdown', 'touchstart', 'hashchange'])
    addEventListener(event, () => ended.abort(), { once: true, signal: ended.signal, passive: true });
  let looks = LOOKS;
  let still = 0;
  let place: number | undefined;
  const look = () => {
    if (ended.signal.aborted) return;
    openRows(path);
    const element = deepest(path);
    const isRow = element !== undefined && /-row-\d+$/.test(element.id);
    if (element && still < LOOKS_STILL) element.scrollIntoView({ block: isRow ? 'start' : 'center' });
    const now = element?.getBoundingClientRect().top;
    still = element && now === place ? still + 1 : 0;
    place = now;
    looks -= 1;
    if (still < LOOKS_STILL && looks > 0) {
      setTimeout(look, LOOK_MS);
      return;
    }
    ended.abort();
    if (element) mark(element);
  };
  // After the event that led here.
  setTimeout(look);
}
