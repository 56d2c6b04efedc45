/** What begins a list, a heading or a rule, and what becomes a link or another character anywhere. */
const BLOCK = /^(?:[-+#=\s]|\d{1,9}[.)](?:\s|$))/;
const LINK_OR_ENTITY = /www\.|:\/\/|&#?\w+;/i;
/** Characters of markup, line breaks, and a space at the end. */
const MARKUP = /[\\`*_[\]<>~|@\r\n\t]|\s$/;

/** Whether a text in markdown (GFM) is one paragraph without any markup. Most texts are, and parsing one takes about half a millisecond. */
export function isPlainParagraph(text: string): boolean {
  return text !== '' && !MARKUP.test(text) && !BLOCK.test(text) && !LINK_OR_ENTITY.test(text);
}
