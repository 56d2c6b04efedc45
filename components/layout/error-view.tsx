import { catalogueMessageNode } from '#components/ui/catalogue-message.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Messages } from '#lib/contract/documents.ts';
import { DEFAULT_LOCALE } from '#lib/i18n/locales.ts';
import type { FixedTexts } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { CONTACT_PATH } from '#lib/routes/table.ts';
import { contentOrFallback } from './content-or-fallback.tsx';
import { MessagePage } from './message-page.tsx';

interface ErrorViewProps {
  messages: Messages;
  status: number | undefined;
  /** Of the error catalogue. */
  messageKey: keyof FixedTexts['error']['catalogue'];
  /** This page, with language. */
  retryHref?: string | undefined;
  /** The previous page, with language; by default home. */
  backHref?: string | undefined;
}

/** `<main>` of an error page: status, message, retry, link back. */
export function ErrorView({ messages, status, messageKey, retryHref, backHref }: ErrorViewProps) {
  const locale = useLocale();
  const text = useText('error');
  const codeLabel = contentOrFallback(messages.error_code, messages.locale, text('code'), locale);
  const backClass = retryHref ? 'btn btn-secondary' : 'btn btn-primary';
  return (
    <MessagePage
      code={
        <>
          {codeLabel} {status}
        </>
      }
      title={contentOrFallback(messages.error_message, messages.locale, text('title'), locale)}
      subtitle={catalogueMessageNode(messageKey, locale)}
      description={<p>{text('reassure')}</p>}
    >
      <div className="mt-7 flex flex-wrap gap-3 max-lg:*:grow">
        {/* Addresses include their language; with the default locale `Link` adds none. */}
        {retryHref ? (
          <Link href={retryHref} locale={DEFAULT_LOCALE} className="btn btn-primary">
            {text('retry')}
          </Link>
        ) : null}
        {backHref ? (
          <Link href={backHref} locale={DEFAULT_LOCALE} className={backClass}>
            {contentOrFallback(messages.error_button_name, messages.locale, text('back'), locale)}
          </Link>
        ) : null}
        <Link href="/" className={backHref ? 'btn btn-secondary' : backClass}>
          {text('home')}
        </Link>
      </div>
      <p className="mt-6">
        <Link href={CONTACT_PATH} className="text-link">
          {text('contact')}
        </Link>
      </p>
    </MessagePage>
  );
}
