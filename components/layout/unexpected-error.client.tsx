'use client';

import { useEffect, useState } from 'react';
import { reloadOnce } from '#lib/browser/chunks.ts';
import { DEFAULT_LOCALE, type Locale, localizePath, toLocale } from '#lib/i18n/locales.ts';
import messages from '#messages/unexpected-error.json' with { type: 'json' };

/** Separate, because other messages are not sent to the browser. */
const MESSAGES: Record<Locale, (typeof messages)['en']> = messages;

interface UnexpectedErrorProps {
  /** Its message stays in the server's log; `digest` identifies the entry. */
  error: Error & { digest?: string; status?: number };
  retry: () => void;
}

export function UnexpectedError({ error, retry }: UnexpectedErrorProps) {
  const [locale, setLocale] = useState(DEFAULT_LOCALE);
  useEffect(() => {
    // The error may have replaced the document and its `lang`.
    setLocale(toLocale(location.pathname.split('/', 2)[1]));
    if (error.name === 'ChunkLoadError') reloadOnce();
  }, [error]);
  const text = MESSAGES[locale];
  return (
    <main id="main" data-island="" tabIndex={-1} lang={locale} className="grid min-h-dvh content-center bg-khadi-50 outline-none">
      <div className="wrap py-12" role="alert">
        <p className="font-semibold text-rani-600">{error.status ?? 500}</p>
        <h1 lang="en" className="mt-2 text-h1 font-bold">
          Unexpected Application Error!
        </h1>
        <p className="mt-4 max-w-[32rem] text-lead">{text.message}</p>
        {error.digest ? (
          <p className="mt-3 text-sm text-muted">
            {text.reference}: {error.digest}
          </p>
        ) : null}
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={retry} className="btn btn-primary">
            {text.retry}
          </button>
          <form action={localizePath('/', locale)}>
            <button type="submit" className="btn btn-secondary">
              {text.home}
            </button>
          </form>
        </div>
      </div>
    </main>
  );
}
