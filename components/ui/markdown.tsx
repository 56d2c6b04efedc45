import { useId } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { mediaUrl } from '#lib/content/media-url.ts';
import { mayParse } from '#lib/content/page/page-cost.ts';
import { MARKDOWN_SCHEMA, safeMarkdownUrl } from '#lib/contract/markdown-schema.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { anchorHeadings, highlightMarkdown, nestHeadings, type TextHeading, tableLabel } from './markdown-tree.ts';
import { TableFrame } from './table-frame.tsx';

/** Starts of lists, headings and rules. */
const BLOCK = /^(?:[-+#=\s]|\d{1,9}[.)](?:\s|$))/;
const LINK_OR_ENTITY = /www\.|:\/\/|&#?\w+;/i;
/** Markup, line breaks, and a space at the end. */
const MARKUP = /[\\`*_[\]<>~|@\r\n\t]|\s$/;

/** Whether a text is a paragraph without markup. Most are, and parsing one takes about half a millisecond. */
export function isPlainParagraph(text: string): boolean {
  return text !== '' && !MARKUP.test(text) && !BLOCK.test(text) && !LINK_OR_ENTITY.test(text);
}

const INLINE = ['a', 'strong', 'em', 'del', 'code', 'br'];

const COMPONENTS: Components = {
  a: ({ node: _, href, children, ref: _ref, ...rest }) =>
    href ? (
      <Link {...rest} href={href}>
        {children}
      </Link>
    ) : (
      children
    ),
  img: ({ src, alt = '' }) =>
    typeof src === 'string' && src ? <img src={mediaUrl(src)} alt={alt} loading="lazy" decoding="async" /> : alt,
  // A wide table scrolls, by keyboard too, named after its columns.
  table: ({ node, children }) => (
    <TableFrame label={node ? tableLabel(node) : ''}>
      <table className="data-table">{children}</table>
    </TableFrame>
  ),
  // A task is a mark, not a control.
  input: ({ checked }) =>
    checked ? (
      <Icon name="check" className="inline-block size-5 align-middle text-success" />
    ) : (
      <span aria-hidden="true">– </span>
    ),
};

interface Props {
  children: string;
  className?: string | undefined;
}

interface BlockProps extends Props {
  /** The level of the heading above; its headings follow without a gap. */
  under?: number | undefined;
  /** Whether headings have fragments, which `headingsOf` lists; for the one long text of a page. */
  anchors?: boolean | undefined;
  /** Search words to highlight. */
  term?: string | undefined;
}

/** The headings with their fragments when shown with `anchors`. */
export function headingsOf(text: string): TextHeading[] {
  const found: TextHeading[] = [];
  if (!mayParse(text)) return found;
  ReactMarkdown({
    children: text,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [
      [nestHeadings, { under: 0 }],
      [anchorHeadings, { found }],
    ],
  });
  return found;
}

/** Sanitised GFM: script-type schemes are blocked, and `data:` stays for pictures only. */
export function Markdown({ children, className = '', under = 2, anchors = false, term }: BlockProps) {
  const t = useText('markdown');
  const clobberPrefix = `${useId()}-`;
  if ((term === undefined && isPlainParagraph(children)) || !mayParse(children))
    return (
      <div className={`prose ${className}`}>
        <p>{children}</p>
      </div>
    );
  return (
    <div className={`prose ${className}`}>
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={{ clobberPrefix, footnoteLabel: t('footnotes'), footnoteBackLabel: t('footnoteBack') }}
        rehypePlugins={[
          [rehypeSanitize, MARKDOWN_SCHEMA],
          [nestHeadings, { under }],
          ...(anchors ? [anchorHeadings] : []),
          ...(term ? [() => highlightMarkdown(term)] : []),
        ]}
        urlTransform={safeMarkdownUrl}
        components={COMPONENTS}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

/**
 * Inline markdown, for a heading or inside a link.
 * @param links false inside a link
 */
export function InlineMarkdown({ children, links = true }: Omit<Props, 'className'> & { links?: boolean | undefined }) {
  if (isPlainParagraph(children) || !mayParse(children)) return children;
  return (
    <ReactMarkdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[[rehypeSanitize, MARKDOWN_SCHEMA]]}
      allowedElements={links ? INLINE : INLINE.slice(1)}
      unwrapDisallowed
      urlTransform={safeMarkdownUrl}
      components={COMPONENTS}
    >
      {children}
    </ReactMarkdown>
  );
}

interface InlineParagraphProps {
  text: string | undefined;
  className?: string | undefined;
  links?: boolean | undefined;
}

/** Nothing without a text. */
export function InlineParagraph({ text, className, links }: InlineParagraphProps) {
  if (!text) return null;
  return (
    <p className={className}>
      <InlineMarkdown links={links}>{text}</InlineMarkdown>
    </p>
  );
}
