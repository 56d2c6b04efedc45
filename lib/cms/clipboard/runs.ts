import { isSafeHref } from '#lib/contract/addresses.ts';

/** The marks of inline markdown; `link` has the address. */
interface Marks {
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  code?: boolean;
  link?: string;
}

/** Text with the same marks; a line break is `\n`. */
export interface Run extends Marks {
  text: string;
}

type Mark = keyof Marks;
/** Outermost first. */
const ORDER = ['strike', 'bold', 'italic', 'link', 'code'] as const satisfies readonly Mark[];

const EMPHASIS = ['strike', 'bold', 'italic'] as const;

const PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD_CHARACTER = /[^\s\p{P}\p{S}]/u;
/** An address in a text, which becomes a link on the site, without the punctuation after it. */
const ADDRESS = /((?<![a-z])(?:https?:\/\/|www\.)[^\s<>]*[^\s<>?!.,:;*_~'"“”‘’()[\]\\])/i;
const SIGNS = /[\\*`[\]~]|(?<![\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|<(?=[a-z/!?])|&(?=#?\w+;)/giu;
/** What would begin a heading, a list, a quotation, a rule or the second line of a table. */
const LINE_START = /^(#{1,6}(?=\s|$)|[-+](?=[\s|:-]|$)|>|=(?==*\s*$)|[:|](?=\s*:?-))/;
const NUMBER_AT_START = /^(\d{1,9})([.)])(?=\s|$)/;

const isSame = (a: Marks, b: Marks) => ORDER.every((mark) => (a[mark] ?? false) === (b[mark] ?? false));

/** The marks that two neighbours share. */
function common(a: Marks | undefined, b: Marks): Marks {
  return Object.fromEntries(ORDER.filter((mark) => a?.[mark] && a[mark] === b[mark]).map((mark) => [mark, b[mark]]));
}

function merge(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    if (run.text === '') continue;
    const last = merged.at(-1);
    if (last && isSame(last, run)) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}

/** White space as a browser shows it: one space, none at the ends of a line. */
export function collapse(runs: readonly Run[]): Run[] {
  let isAtSpace = true;
  const collapsed = runs.map((run) => {
    let text = '';
    for (const character of run.text) {
      if (character !== '\n' && /\s/.test(character)) {
        if (!isAtSpace) text += ' ';
        isAtSpace = true;
      } else {
        text += character;
        isAtSpace = character === '\n';
      }
    }
    return { ...run, text };
  });
  const result = merge(collapsed);
  for (let index = 0; index < result.length; index += 1) {
    const [run, next] = [result[index], result[index + 1]];
    if (run?.text.endsWith(' ') && (next === undefined || next.text.startsWith('\n'))) run.text = run.text.slice(0, -1);
    if (run) run.text = run.text.replace(/ \n/g, '\n');
  }
  trimBreaks(result);
  return merge(result);
}

/** Takes line breaks from the ends. */
function trimBreaks(runs: Run[]): void {
  for (const run of runs) {
    run.text = run.text.replace(/^[\n ]+/, '');
    if (run.text !== '') break;
  }
  for (const run of runs.toReversed()) {
    run.text = run.text.replace(/[\n ]+$/, '');
    if (run.text !== '') break;
  }
}

/** Takes from the ends of a run what emphasis cannot begin or end with there: white space, and punctuation beside a letter. */
function trimMarks(runs: readonly Run[]): Run[] {
  const parts = merge(runs).flatMap((run, index, all) => {
    const [before, after] = [all[index - 1], all[index + 1]];
    let [start, end] = [0, run.text.length];
    const isMoved = (character: string, neighbour: Run | undefined, beside: string | undefined) =>
      /\s/.test(character) ||
      (PUNCTUATION.test(character) &&
        WORD_CHARACTER.test(beside ?? '') &&
        EMPHASIS.some((mark) => run[mark] && !neighbour?.[mark]));
    if (EMPHASIS.some((mark) => run[mark]) || run.link) {
      while (start < end && isMoved(run.text[start] ?? '', before, start === 0 ? before?.text.at(-1) : undefined)) start += 1;
      while (end > start && isMoved(run.text[end - 1] ?? '', after, end === run.text.length ? after?.text[0] : undefined))
        end -= 1;
    }
    return [
      { ...common(before, run), text: run.text.slice(0, start) },
      { ...run, text: run.text.slice(start, end) },
      { ...common(after, run), text: run.text.slice(end) },
    ];
  });
  return merge(parts);
}

/** Within a word markdown knows one mark that begins or ends, away from a link; where more changes, both parts have what they share. */
function unmarkWithinWords(runs: readonly Run[]): Run[] {
  const result = runs.map((run) => ({ ...run }));
  for (const [index, run] of result.entries()) {
    const next = result[index + 1];
    if (!next || /\s$/.test(run.text) || /^\s/.test(next.text)) continue;
    const changed = EMPHASIS.filter((mark) => (run[mark] ?? false) !== (next[mark] ?? false));
    const isOne = EMPHASIS.filter((mark) => run[mark] || next[mark]).length === 1 && run.link === next.link;
    if (changed.length === 0 || isOne) continue;
    for (const mark of changed) {
      delete run[mark];
      delete next[mark];
    }
  }
  return merge(result);
}

/** Runs whose marks markdown can say; each round takes marks away, so that there is a last one. */
function sayable(runs: readonly Run[]): Run[] {
  const next = unmarkWithinWords(trimMarks(runs));
  const isDone =
    next.length === runs.length && next.every((run, index) => isSame(run, runs[index] ?? {}) && run.text === runs[index]?.text);
  return isDone ? next : sayable(next);
}

/** Text that markdown shows as it is, within a line. */
const escapeText = (text: string): string => text.replace(SIGNS, '\\$&');

/** Addresses as links: one that is only text would reach to the next space, over the signs of other marks. */
function linkAddresses(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => {
    if (run.link || run.code) return run;
    return run.text.split(ADDRESS).map((text, index) => {
      const link = /^www\./i.test(text) ? `https://${text}` : text;
      return index % 2 === 1 && isSafeHref(link) ? { ...run, text, link } : { ...run, text };
    });
  });
}

function escapeLineStart(line: string): string {
  return line.replace(LINE_START, '\\$1').replace(NUMBER_AT_START, '$1\\$2');
}

function codeOf(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${fence}${pad}${text}${pad}${fence}`;
}

const destination = (address: string) => address.replace(/[\s()<>\\]/g, (character) => `%${hex(character)}`);
const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');

function open(mark: Mark): string {
  return { link: '[', strike: '~~', bold: '**', italic: '*', code: '' }[mark];
}
function close(mark: Mark, value: string | boolean | undefined): string {
  return mark === 'link' ? `](${destination(String(value))})` : open(mark);
}

/**
 * Inline markdown, one line for each line of the text.
 * @param runs with white space collapsed
 */
export function linesOf(runs: readonly Run[]): string[] {
  const trimmed = sayable(merge(linkAddresses(runs)));
  const opened: [Mark, Marks[Mark]][] = [];
  let markdown = '';
  const closeTo = (count: number) => {
    if (count >= opened.length) return;
    const [spaces = ''] = /\s*$/.exec(markdown) ?? [];
    markdown = markdown.slice(0, markdown.length - spaces.length);
    for (const [mark, value] of opened.splice(count).toReversed()) markdown += close(mark, value);
    markdown += spaces;
  };
  for (const { text, ...marks } of trimmed) {
    const firstChanged = opened.findIndex(([mark, value]) => marks[mark] !== value);
    if (firstChanged >= 0) closeTo(firstChanged);
    const rest = text.trimStart();
    markdown += text.slice(0, text.length - rest.length);
    if (rest === '') continue;
    for (const mark of ORDER) {
      if (!marks[mark] || opened.some(([name]) => name === mark)) continue;
      // An exclamation mark before a link would make it a picture.
      if (mark === 'link') markdown = markdown.replace(/!$/, '\\!');
      opened.push([mark, marks[mark]]);
      markdown += open(mark);
    }
    markdown += marks.code ? codeOf(rest.replaceAll('\n', ' ')) : escapeText(rest);
  }
  closeTo(0);
  return markdown.split('\n').map((line) => escapeLineStart(line.trim()));
}

/** Text without marks, its lines joined by spaces. */
export const plainTextOf = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
