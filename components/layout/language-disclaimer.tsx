import { langAttributes } from '#components/ui/content-language.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import type { Messages } from '#lib/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

/**
 * On pages that are not in English: the English text applies.
 * @param compact in one line, in the PDF viewer
 */
export function LanguageDisclaimer({ messages, compact = false }: { messages: Messages; compact?: boolean }) {
  const locale = useLocale();
  const text = useText('language');
  const content = messages.language_disclaimer;
  return (
    <aside aria-labelledby="language-disclaimer" className="hairline-t bg-khadi-50">
      <div className={compact ? 'px-4 py-1.5 text-center text-xs text-muted' : 'wrap note'}>
        <p id="language-disclaimer" className={compact ? 'sr-only' : undefined}>
          {text('disclaimerTitle')}
        </p>
        <div {...(content === undefined ? {} : langAttributes(messages, locale))}>
          {content === undefined ? <p>{text('disclaimer')}</p> : <Markdown>{content}</Markdown>}
        </div>
      </div>
    </aside>
  );
}
