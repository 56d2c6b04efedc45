import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import { keyed } from '#components/ui/keyed.ts';
import { fillLabel } from '#lib/pdf/fill-label.ts';
import { type Paragraph, paragraphsOf } from '#lib/pdf/reflow.ts';
import { splitMatches, type TextSearch } from '#lib/pdf/text-search.ts';
import type { DocumentLabels } from './labels.ts';

const showInMiddle = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

interface TextViewProps {
  pdf: PDFDocumentProxy;
  labels: DocumentLabels;
  search: TextSearch;
  /** When the text has been searched. */
  onMatches: (total: number) => void;
}

async function readPage(pdf: PDFDocumentProxy, page: number): Promise<Paragraph[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return paragraphsOf(items.flatMap((item) => ('str' in item ? item : [])));
}

/** The text of all pages, reflowed: it wraps in any window, can be selected and searched. */
export function TextView({ pdf, labels, search: { query, current }, onMatches }: TextViewProps) {
  const [pages, setPages] = useState<readonly (readonly Paragraph[])[]>([]);
  useEffect(() => {
    let stale = false;
    const read = async () => {
      for (let page = 1; page <= pdf.numPages && !stale; page += 1) {
        const paragraphs = await readPage(pdf, page).catch((): Paragraph[] => []);
        if (!stale) setPages((before) => [...before, paragraphs]);
      }
    };
    setPages([]);
    void read();
    return () => {
      stale = true;
    };
  }, [pdf]);
  const total = pages
    .flat()
    .reduce((sum, { text }) => sum + splitMatches(text, query).filter(({ isMatch }) => isMatch).length, 0);
  const report = useEffectEvent(onMatches);
  useEffect(() => report(total), [total]);
  let count = 0;
  const matched = (paragraph: string) =>
    splitMatches(paragraph, query).map(({ text, isMatch, start }) => {
      if (!isMatch) return text;
      count += 1;
      const isCurrent = count === current;
      return (
        // With the query in its key, so that the first match of another text is scrolled to.
        <mark key={`${query} ${start}`} ref={isCurrent ? showInMiddle : undefined} data-current={isCurrent || undefined}>
          {text}
        </mark>
      );
    });
  const isEmpty = pages.length === pdf.numPages && pages.every((paragraphs) => paragraphs.length === 0);
  return (
    <section aria-label={labels.readText} className="pdf-text">
      {pages.map((paragraphs, index) =>
        paragraphs.length > 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the document.
          <section key={index} aria-label={fillLabel(labels.thumbnail, { page: index + 1 })}>
            <p className="pdf-text-page" aria-hidden="true">
              {fillLabel(labels.thumbnail, { page: index + 1 })}
            </p>
            {keyed(paragraphs, ({ text }) => text).map(({ key, item: { text, isHeading } }) =>
              isHeading ? (
                <h2 key={key} dir="auto">
                  {matched(text)}
                </h2>
              ) : (
                <p key={key} dir="auto">
                  {matched(text)}
                </p>
              ),
            )}
          </section>
        ) : null,
      )}
      {isEmpty ? <p role="status">{labels.noText}</p> : null}
    </section>
  );
}
