import { useEffect, useRef, useState } from 'react';
import { fillLabel } from '#lib/pdf/fill-label.ts';
import { Page } from './engine.ts';
import type { DocumentLabels } from './labels.ts';

/** In CSS pixels; the height is for a page that is not drawn yet. */
const WIDTH = 132;
const HEIGHT = 187;

interface ThumbnailProps {
  number: number;
  current: boolean;
  label: string;
  onChoose: () => void;
}

/** A thumbnail, drawn when it is near the visible area. */
function Thumbnail({ number, current, label, onChoose }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: '200px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (current) button.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        onClick={onChoose}
        className="pdf-thumbnail"
      >
        <span className="block bg-plate" style={{ width: WIDTH, minHeight: near ? undefined : HEIGHT }}>
          {near ? (
            <Page pageNumber={number} width={WIDTH} renderTextLayer={false} renderAnnotationLayer={false} loading="" error="" />
          ) : null}
        </span>
        <span aria-hidden="true">{number}</span>
      </button>
    </li>
  );
}

interface ThumbnailsProps {
  total: number;
  page: number;
  labels: DocumentLabels;
  onChoose: (page: number) => void;
}

/** Thumbnails of all pages, on wide screens; they overlap the document, which keeps the width of the window. */
export function Thumbnails({ total, page, labels, onChoose }: ThumbnailsProps) {
  return (
    <nav aria-label={labels.thumbnails} className="pdf-thumbnails max-lg:hidden">
      <ol className="flex flex-col items-center gap-4 p-4">
        {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
          <Thumbnail
            key={number}
            number={number}
            current={number === page}
            label={fillLabel(labels.thumbnail, { page: number })}
            onChoose={() => onChoose(number)}
          />
        ))}
      </ol>
    </nav>
  );
}
