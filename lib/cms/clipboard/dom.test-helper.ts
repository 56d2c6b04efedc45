import { parseHtml } from '#components/test/render.test-helper.tsx';

/** `DOMParser` of browsers, for functions that read what was pasted. */
export function useDomParser(): void {
  const { ownerDocument } = parseHtml('').container;
  const Parser = ownerDocument.defaultView?.DOMParser;
  if (!Parser) throw new Error('No DOMParser');
  globalThis.DOMParser = Parser;
}
