import { langAttributes } from '#components/ui/content-language.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import type { Messages } from '#lib/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

interface Props {
  messages: Messages;
  /** In one line, in the PDF viewer. */
  compact?: boolean;
  /** Nothing of the page but what is around its content is in the language of the page. */
  untranslated?: boolean | undefined;
}

/** On pages that are not in English: the English text applies, or it is all there is. */
export function LanguageDisclaimer({ messages, compact = false, untranslated = false }: Props) {
  const locale = useLocale();
  const text = useText('language');
  const content = untranslated ? undefined : messages.language_disclaimer;
  return (
    <aside aria-labelledby="language-disclaimer" className="hairline-t bg-khadi-50">
      <div className={compact ? 'px-4 py-1.5 text-center text-xs text-muted' : 'wrap note'}>
        <p id="language-disclaimer" className={compact ? 'sr-only' : undefined}>
          {text('disclaimerTitle')}
        </p>
        <div {...(content === undefined ? {} : langAttributes(messages, locale))}>
          {content === undefined ? <p>{text(untranslated ? 'untranslated' : 'disclaimer')}</p> : <Markdown>{content}</Markdown>}
        </div>
      </div>
    </aside>
  );
}
