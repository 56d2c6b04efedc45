import { isSafeHref } from '#lib/contract/addresses.ts';
import type { Loss } from './losses.ts';
import type { Run } from './runs.ts';
import type { Style, StyleOf } from './styles.ts';

type Marks = Omit<Run, 'text'>;

const RAISED: Record<string, string> = { SUP: '⁰¹²³⁴⁵⁶⁷⁸⁹', SUB: '₀₁₂₃₄₅₆₇₈₉' };
/** Where a letter or number cannot be raised: `1st`. */
const ORDINAL = /^(?:st|nd|rd|th)$/i;

function isBold(element: Element, style: Style): boolean | undefined {
  const weight = style.get('font-weight');
  if (weight) return /^(?:bold|bolder|[6-9]\d\d)/.test(weight);
  return element.matches('b, strong') || undefined;
}

function isItalic(element: Element, style: Style): boolean | undefined {
  const slant = style.get('font-style');
  if (slant) return slant.startsWith('italic') || slant.startsWith('oblique');
  return element.matches('i, em, cite, dfn, var') || undefined;
}

function isStruck(element: Element, style: Style): boolean | undefined {
  const decoration = style.get('text-decoration') ?? style.get('text-decoration-line');
  return decoration?.includes('line-through') || element.matches('s, strike, del') || undefined;
}

/** The address of a link that the site can have; one into the pasted document leads nowhere. */
function hrefOf(element: Element, lost: Set<Loss>): string | undefined {
  const address = (element.getAttribute('href') ?? element.getAttribute('data-sheets-hyperlink') ?? '').trim();
  if (address === '' || !/\S/.test(element.textContent ?? '')) return undefined;
  if (isSafeHref(address) && !address.startsWith('#')) return address;
  lost.add('links');
  return undefined;
}

function marksOf(element: Element, around: Marks, styleOf: StyleOf, lost: Set<Loss>): Marks {
  const style = styleOf(element);
  const bold = isBold(element, style) ?? around.bold ?? false;
  const italic = isItalic(element, style) ?? around.italic ?? false;
  const strike = isStruck(element, style) ?? around.strike ?? false;
  const code = element.matches('code, tt, kbd, samp') || around.code === true;
  const link = around.link ?? hrefOf(element, lost);
  return {
    ...(bold ? { bold } : {}),
    ...(italic ? { italic } : {}),
    ...(strike ? { strike } : {}),
    ...(code ? { code } : {}),
    ...(link ? { link } : {}),
  };
}

/** Raised and lowered digits have signs of their own; other text stays on the line. */
function raisedText(element: Element, text: string, lost: Set<Loss>): string {
  const digits = RAISED[element.tagName];
  if (digits === undefined) return text;
  if (/^[\s\d]*$/.test(text)) return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  if (!ORDINAL.test(text.trim())) lost.add('raised');
  return text;
}

/** The runs of a node that holds no blocks. White space is not yet collapsed. */
export function runsOf(node: Node, around: Marks, styleOf: StyleOf, lost: Set<Loss>): Run[] {
  if (node.nodeType === node.TEXT_NODE) return [{ ...around, text: (node.textContent ?? '').replace(/\s/g, ' ') }];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const element = node as Element;
  if (element.tagName === 'BR') return [{ ...around, text: '\n' }];
  const marks = marksOf(element, around, styleOf, lost);
  const runs = [...element.childNodes].flatMap((child) => runsOf(child, marks, styleOf, lost));
  return runs.map((run) => ({ ...run, text: raisedText(element, run.text, lost) }));
}

/** The marks that an element gives to the blocks inside it. */
export const blockMarks = marksOf;
