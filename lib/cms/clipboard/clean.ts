import type { Loss } from './losses.ts';
import { createStyleOf, inherited, type StyleOf } from './styles.ts';

/** A pasted document without what is never kept, and what that was. */
export interface Clean {
  body: HTMLElement;
  styleOf: StyleOf;
  lost: Set<Loss>;
}

const NO_CONTENT = 'script, style, meta, link, title, template, noscript, col, colgroup, xml';
const PICTURES = 'img, svg, picture, video, audio, canvas, object, embed, iframe';
const COMMENTS = '.msocomanchor, .MsoCommentReference, .MsoCommentText, a[href^="#cmnt"], a[id^="cmnt"]';
const FOOTNOTES =
  '.MsoFootnoteReference, .MsoEndnoteReference, .MsoFootnoteText, .sdfootnoteanc, .sdendnoteanc, ' +
  'div[id^="sdfootnote"], div[id^="sdendnote"], a[href^="#ftnt"]';
const DELETED = 'del[cite], del[datetime], .msoDel';
const INSERTED = 'ins[cite], ins[datetime], .msoIns';
const HEADING = 'h1, h2, h3, h4, h5, h6, .MsoTitle, [role="heading"]';
const PLAIN_COLOURS = new Set([
  'auto',
  'windowtext',
  'black',
  'inherit',
  'initial',
  'currentcolor',
  'transparent',
  'none',
  'text',
]);
const PLAIN_BACKGROUNDS = new Set(['transparent', 'none', 'white', 'window', 'inherit', 'initial', 'auto']);

const hasText = (node: Node) => /\S/.test(node.textContent ?? '');

/** Red, green and blue from 0 to 255. */
function channelsOf(colour: string): [number, number, number] | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(colour)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const numbers = /^rgba?\(([^)]*)\)$/
    .exec(colour)?.[1]
    ?.split(/[\s,/]+/)
    .map(Number);
  if (!numbers || numbers[3] === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = numbers;
  return [red, green, blue];
}

/** Black and dark greys, in which programs write their text. */
function isPlainColour(colour: string): boolean {
  const channels = channelsOf(colour);
  if (!channels) return colour === '' || PLAIN_COLOURS.has(colour) || colour.startsWith('rgba') || colour.startsWith('var(');
  return Math.max(...channels) <= 0x66 && Math.max(...channels) - Math.min(...channels) <= 0x10;
}

function isPlainBackground(colour: string): boolean {
  const channels = channelsOf(colour);
  if (!channels) return colour === '' || PLAIN_BACKGROUNDS.has(colour) || colour.startsWith('rgba') || colour.startsWith('var(');
  return Math.min(...channels) >= 0xfa;
}

/** The colour at the end or start of a shorthand such as `#FFFF00 none`. */
const colourIn = (background: string) => /#[\da-f]{3,6}|rgba?\([^)]*\)|^[a-z]+/.exec(background)?.[0] ?? '';

function isColoured(element: Element, styleOf: StyleOf): boolean {
  const style = styleOf(element);
  const background = style.get('background-color') ?? colourIn(style.get('background') ?? '');
  if (!isPlainBackground(element.getAttribute('bgcolor')?.toLowerCase() ?? background)) return true;
  // Links and headings have the colours of the site anyway.
  if (element.closest(`a, ${HEADING}`) || element.querySelector('a')) return false;
  return !isPlainColour(element.getAttribute('color')?.toLowerCase() ?? style.get('color') ?? '');
}

/** The elements that directly hold text. */
function textsOf(body: Element): Element[] {
  const found: Element[] = [];
  const visit = (element: Element) => {
    for (const child of element.childNodes) {
      if (child.nodeType === child.ELEMENT_NODE) visit(child as Element);
      else if (child.nodeType === child.TEXT_NODE && hasText(child)) {
        found.push(element);
        break;
      }
    }
  };
  visit(body);
  return found;
}

function hasSeveralFonts(body: Element, styleOf: StyleOf): boolean {
  const families = new Set<string>();
  const sizes = new Set<string>();
  for (const element of textsOf(body)) {
    if (element.closest(`${HEADING}, sup, sub, th, code, tt`) || inherited(element, 'mso-list', styleOf) === 'ignore') continue;
    const face = element.closest('font[face]')?.getAttribute('face')?.toLowerCase();
    const family = face ?? inherited(element, 'font-family', styleOf);
    families.add((family.split(',')[0] ?? '').replace(/["']|&quot/g, '').trim());
    sizes.add(element.closest('font[size]')?.getAttribute('size') ?? inherited(element, 'font-size', styleOf));
  }
  return families.size > 1 || sizes.size > 1;
}

function isUnderlined(element: Element, styleOf: StyleOf): boolean {
  if (element.closest('a') || element.querySelector('a') || element.matches('ins')) return false;
  const style = styleOf(element);
  const decoration = style.get('text-decoration') ?? style.get('text-decoration-line') ?? '';
  return element.matches('u') || (decoration.includes('underline') && hasText(element));
}

/**
 * Parses the HTML of the clipboard and takes away pictures, comments, deleted and hidden text and footnotes.
 * @param html what `getData('text/html')` of a paste gives
 */
export function cleanHtml(html: string): Clean {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const { body } = document;
  const styleOf = createStyleOf(document);
  const lost = new Set<Loss>();
  const remove = (elements: Iterable<Element>, loss?: Loss) => {
    for (const element of elements) {
      if (loss && body.contains(element)) lost.add(loss);
      element.remove();
    }
  };
  const withStyle = (property: string, value: RegExp) =>
    [...body.querySelectorAll('[style], [class]')].filter((element) => value.test(styleOf(element).get(property) ?? ''));
  if (body.querySelector(INSERTED)) lost.add('tracked-changes');
  // Styles are read before the style sheets go.
  const comments = [...body.querySelectorAll(COMMENTS), ...withStyle('mso-element', /^comment/)];
  const notes = [
    ...body.querySelectorAll(FOOTNOTES),
    ...withStyle('mso-element', /^(?:foot|end)note/),
    ...withStyle('mso-footnote-id', /./),
    ...withStyle('mso-endnote-id', /./),
  ];
  const hidden = [...withStyle('display', /^none/), ...withStyle('mso-hide', /^all/)];
  remove(comments, 'comments');
  remove(notes, 'footnotes');
  remove(body.querySelectorAll(DELETED), 'tracked-changes');
  remove(hidden.filter(hasText), 'hidden');
  remove(body.querySelectorAll(PICTURES), 'pictures');
  remove(body.querySelectorAll(NO_CONTENT));
  for (const element of body.querySelectorAll('*')) {
    if (!hasText(element)) continue;
    if (isColoured(element, styleOf)) lost.add('colours');
    if (isUnderlined(element, styleOf)) lost.add('underline');
  }
  if (hasSeveralFonts(body, styleOf)) lost.add('fonts');
  return { body, styleOf, lost };
}
