/** A thematic break, or the delimiter row of a table. */
const RULE = /^[\s:|-]{3,}$/;
const BLOCK_MARKER = /^\s*(?:[-*+]\s|\d+[.)]\s|#{1,6}\s|>)/;

/** Markdown as plain text on one line, in linear time. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .split('\n')
    .map((line) => (RULE.test(line) ? '' : line.replace(BLOCK_MARKER, '')))
    .join(' ')
    .replace(/[*_`|]+/g, (marks) => (marks === '|' ? ' ' : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The beginning of a text, cut between words.
 * @param maxLength in characters, with the ellipsis
 */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength - 1);
  return `${text.slice(0, end > 0 ? end : maxLength - 1).replace(/[\s,;:–-]+$/, '')}…`;
}
