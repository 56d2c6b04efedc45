import { setTimeout as pause } from 'node:timers/promises';
import type { Front } from './front.ts';
import { keyActions } from './keys.ts';
import { type ActionSource, NoAnswer, type Session } from './session.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  right: number;
  bottom: number;
}
export interface Point {
  x: number;
  y: number;
}

type Seen<Result> = Exclude<Result, false | null | undefined>;

/** How long a visitor waits for something to happen, in milliseconds. */
const PATIENCE = 30_000;
const LOOK_EVERY = 100;

const centre = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The first visible element of a selector, whose text or label contains a text. Runs in the page. */
function look(css: string, text: string, scroll: boolean) {
  const label = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
  const found = [...document.querySelectorAll(css)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return label(element).includes(text) && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
  if (!found) return null;
  const own = found.id ? document.querySelector(`label[for="${CSS.escape(found.id)}"]`) : found.closest('label');
  /** What is over its middle, or where that is. */
  const coverOf = ({ x, y, width, height }: DOMRect) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const isInWindow = x + width / 2 < innerWidth && x + width / 2 > 0;
    if (isInWindow && [found, own].some((element) => element?.contains(top))) return '';
    return top?.outerHTML.slice(0, 120) ?? 'nothing, outside of the window';
  };
  if (scroll && coverOf(found.getBoundingClientRect())) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const { x, y, width, height, right, bottom } = box;
  return { x, y, width, height, right, bottom, cover: coverOf(box) };
}

/** What a person does in a browser. Each method fails in words. */
export class Visitor {
  readonly session: Session;
  readonly front: Front;

  constructor(session: Session, front: Front) {
    this.session = session;
    this.front = front;
  }

  evaluate<Result, Args extends unknown[]>(fn: (...args: Args) => Result, ...args: Args) {
    return this.session.evaluate(fn, ...args);
  }

  async open(path: string) {
    await this.session.goto(this.front.origin + path);
  }

  resize(width: number, height = 900) {
    return this.session.resize(width, height);
  }

  /** Opens a page in a window of a width. */
  async openAt(width: number, path: string) {
    await this.resize(width);
    await this.open(path);
  }

  /** Waits until a function of the page gives something that is true. */
  async until<Args extends unknown[]>(what: string, fn: (...args: Args) => unknown, ...args: Args) {
    return await this.see(what, () => this.evaluate(fn, ...args));
  }

  /** Waits until a function gives something that is true. A page that is being left cannot be asked. */
  async see<Result>(what: string, ask: () => Promise<Result>): Promise<Seen<Result>> {
    const end = Date.now() + PATIENCE;
    let reason = '';
    for (;;) {
      try {
        const answer = await ask();
        if (answer) return answer as Seen<Result>;
        reason = `last: ${JSON.stringify(answer)}`;
      } catch (error) {
        if (error instanceof NoAnswer) throw error;
        reason = String(error);
      }
      if (Date.now() > end) throw new Error(`not seen: ${what} (${reason})`);
      await pause(LOOK_EVERY);
    }
  }

  async box(css: string, text = ''): Promise<Box> {
    return await this.see(`${css} ${text}`, () => this.evaluate(look, css, text, false));
  }

  async isVisible(css: string, text = ''): Promise<boolean> {
    return (await this.evaluate(look, css, text, false)) !== null;
  }

  async gone(css: string, text = '') {
    await this.see(`no ${css} ${text}`, async () => !(await this.isVisible(css, text)));
  }

  /** Scrolls to an element that stands still, and checks that nothing covers it. */
  async reach(css: string, text = ''): Promise<Point> {
    let last = '';
    return await this.see(`${css} ${text} can be reached`, async () => {
      const found = await this.evaluate(look, css, text, true);
      if (found === null) return false;
      if (found.cover) throw new Error(`it is under ${found.cover}`);
      const at = JSON.stringify(found);
      const still = at === last;
      last = at;
      return still ? centre(found) : false;
    });
  }

  async click(css: string, text = '') {
    await this.clickAt(await this.reach(css, text));
  }

  async clickAt(point: Point) {
    await this.point(
      'mouse',
      [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
      point,
    );
  }

  async tap(css: string, text = '') {
    const point = await this.reach(css, text);
    await this.point(
      'touch',
      [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
      point,
    );
  }

  async hover(css: string, text = '') {
    await this.moveTo(await this.reach(css, text));
  }

  async moveTo(point: Point) {
    await this.point('mouse', [], point);
  }

  private async point(pointerType: 'mouse' | 'touch', actions: Record<string, unknown>[], { x, y }: Point) {
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
    await this.session.act([{ type: 'pointer', id: pointerType, parameters: { pointerType }, actions: [move, ...actions] }]);
  }

  /** Drags with the mouse or a finger. */
  async drag(from: Point, to: Point, pointerType: 'mouse' | 'touch' = 'mouse', steps = 8) {
    const at = (share: number) => ({
      type: 'pointerMove',
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
      duration: 20,
    });
    const moves = Array.from({ length: steps }, (_, step) => at((step + 1) / steps));
    const actions = [at(0), { type: 'pointerDown', button: 0 }, ...moves, { type: 'pointerUp', button: 0 }];
    const source: ActionSource = { type: 'pointer', id: pointerType, parameters: { pointerType }, actions };
    await this.session.act([source]);
  }

  /** Presses keys one after the other, such as `Enter` or `Control+f`. */
  async press(...keys: string[]) {
    for (const key of keys)
      await this.session.act([{ type: 'key', id: 'keyboard', actions: keyActions(key === '+' ? [key] : key.split('+')) }]);
  }

  async type(text: string) {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.session.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Clicks a field and types over what is in it. */
  async fill(css: string, text: string) {
    await this.click(css);
    await this.evaluate((selector) => {
      const field = [...document.querySelectorAll<HTMLInputElement>(selector)].find((one) => one.checkVisibility());
      field?.focus();
      field?.select();
    }, css);
    await this.type(text);
  }

  async scrollTo(y: number) {
    await this.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await this.until('the page has scrolled', (top) => Math.abs(scrollY - top) < 200 || scrollY > 0, y);
  }

  async address(): Promise<URL> {
    return new URL(await this.evaluate(() => location.href));
  }

  /** Waits until the address of the page, without its origin, matches. */
  async arrives(pattern: RegExp) {
    await this.see(`the address ${pattern}`, async () => {
      const { pathname, search, hash } = await this.address();
      if (!pattern.test(pathname + search + hash)) throw new Error(`it is ${pathname}${search}${hash}`);
      return await this.evaluate(() => document.readyState === 'complete');
    });
  }

  /** Waits until an element contains a text. */
  async reads(css: string, text: string | RegExp) {
    await this.see(`${css} reads ${text}`, async () => {
      const all = await this.evaluate((selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent), css);
      const fits = (one: string) => (typeof text === 'string' ? one.includes(text) : text.test(one));
      if (!all.some(fits)) throw new Error(`it reads ${JSON.stringify(all).slice(0, 300)}`);
      return true;
    });
  }

  async count(css: string): Promise<number> {
    return await this.evaluate((selector) => document.querySelectorAll(selector).length, css);
  }
}
