import { catalogueSentence } from '#components/ui/english-sentence.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Messages } from '#lib/content/contract/documents.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import type { FixedCopy } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { contentOrCopy } from './content-or-copy.tsx';
import { MessagePage } from './message-page.tsx';

interface ErrorViewProps {
  messages: Messages;
  /** The HTTP status, when there is one. */
  status: number | undefined;
  /** The row of the error catalogue (spec 8). */
  messageKey: keyof FixedCopy['error']['catalogue'];
  /** This address again, language included. */
  retryHref?: string | undefined;
  /** The address the visitor came from, language included; home without one. */
  backHref?: string | undefined;
}

/** The inside of `<main>` of a page that could not be made: code, message, a retry and a way back (spec 2.6). */
export function ErrorView({ messages, status, messageKey, retryHref, backHref }: ErrorViewProps) {
  const locale = useLocale();
  const text = useText('error');
  const word = contentOrCopy(messages.error_code, messages.locale, text('code'), locale);
  const backClass = retryHref ? 'btn btn-secondary' : 'btn btn-primary';
  return (
    <MessagePage
      code={
        <>
          {word} {status}
        </>
      }
      title={contentOrCopy(messages.error_message, messages.locale, text('title'), locale)}
      lead={catalogueSentence(messageKey, locale)}
      description={<p>{text('reassure')}</p>}
    >
      <div className="mt-7 flex flex-wrap gap-3">
        {/* Both addresses carry their language already: as links of the default language they are left as they are. */}
        {retryHref ? (
          <Link href={retryHref} locale={DEFAULT_LOCALE} className="btn btn-primary">
            {text('retry')}
          </Link>
        ) : null}
        {backHref ? (
          <Link href={backHref} locale={DEFAULT_LOCALE} className={backClass}>
            {contentOrCopy(messages.error_button_name, messages.locale, text('back'), locale)}
          </Link>
        ) : null}
        <Link href="/" className={backHref ? 'btn btn-secondary' : backClass}>
          {text('home')}
        </Link>
      </div>
    </MessagePage>
  );
}
