/** Tables, rules and block marks at the beginning of a line. */
const LINE_MARKS = /^\s*(?:[-*+]\s+|\d+[.)]\s+|#{1,6}\s+|>\s?|\|?[\s:|-]{3,}\|?$)/gm;

/** A text in markdown as plain words in one line, for what is read by machines. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(LINE_MARKS, ' ')
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
