'use client';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { MARKDOWN_SCHEMA, safeMarkdownUrl } from '#lib/contract/markdown-schema.ts';

const COMPONENTS: Components = {
  // A link of the preview would leave an entry that is not saved.
  a: ({ children, href }) => <u title={href}>{children}</u>,
  img: ({ alt }) => <em>{alt}</em>,
};

/** A text in markdown with what the site allows in it; links and pictures are named, not followed and loaded. */
export default function MarkdownPreview({ text, empty }: { text: string; empty: string }) {
  if (text.trim() === '') return <p>{empty}</p>;
  return (
    <div className="markdown-editor-preview" dir="auto">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, MARKDOWN_SCHEMA]]}
        urlTransform={safeMarkdownUrl}
        components={COMPONENTS}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
