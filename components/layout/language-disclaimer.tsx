import { langAttributes } from '#components/ui/content-language.ts';
import { Markdown } from '#components/ui/markdown.tsx';
import type { Messages } from '#lib/content/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** The note on pages that are not in English: the English text applies (spec 1). */
export function LanguageDisclaimer({ messages }: { messages: Messages }) {
  const locale = useLocale();
  const text = useText('language');
  const content = messages.language_disclaimer;
  return (
    <aside aria-labelledby="language-disclaimer" className="border-t border-khadi-200 bg-khadi-50">
      <div className="wrap py-8 text-sm text-muted md:flex md:gap-8">
        <p id="language-disclaimer" className="shrink-0 font-semibold text-ink md:w-40">
          {text('disclaimerTitle')}
        </p>
        <div {...(content === undefined ? {} : langAttributes(messages, locale))} className="max-w-[52rem] max-md:mt-2">
          {content === undefined ? <p>{text('disclaimer')}</p> : <Markdown>{content}</Markdown>}
        </div>
      </div>
    </aside>
  );
}
