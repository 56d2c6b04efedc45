import { keyed } from '#components/ui/keyed.ts';
import { anchorOf } from '#lib/content/anchor.ts';
import { Accordion } from './accordion.tsx';
import { Markdown } from './markdown.tsx';

interface Props {
  terms: readonly { slug?: string | undefined; title?: string | undefined; description: string }[];
  /** The title of a clause that has none. */
  untitled: string;
  openFirst?: boolean | undefined;
  className?: string | undefined;
}

/** The terms of a card, an offer or a privilege, each clause in an accordion. */
export function Terms({ terms, untitled, openFirst = false, className = '' }: Props) {
  if (terms.length === 0) return null;
  return (
    <div className={`hairline-t ${className}`}>
      {keyed(terms, ({ slug, title = untitled }) => slug ?? title).map(
        ({ key, item: { title = untitled, description }, position }) => (
          <Accordion key={key} title={title} id={anchorOf(key)} open={openFirst && position === 0}>
            <Markdown under={3} className="text-muted">
              {description}
            </Markdown>
          </Accordion>
        ),
      )}
    </div>
  );
}
