/** A rule, or the line between the head of a table and its rows. */
const RULE = /^[\s:|-]{3,}$/;
/** Block marks at the beginning of a line. */
const LINE_MARK = /^\s*(?:[-*+]\s|\d+[.)]\s|#{1,6}\s|>)/;

/**
 * A text in markdown as plain words in one line, for what is read by machines. Its time grows with the text and not faster: a
 * text may be as long as the contract allows.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .split('\n')
    .map((line) => (RULE.test(line) ? '' : line.replace(LINE_MARK, '')))
    .join(' ')
    .replace(/[*_`|]+/g, (marks) => (marks === '|' ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The beginning of a text, cut between words.
 * @param most how long it may be, in characters; an ellipsis is one
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
