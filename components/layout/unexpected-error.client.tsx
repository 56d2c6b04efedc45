'use client';

import { useEffect, useState } from 'react';
import { reloadOnce } from '#lib/browser/chunks.ts';

/** The few words of this screen: it may stand where nothing else of the site could be made, so it brings them itself. */
const WORDS = {
  en: {
    message: 'An unexpected error occurred. Please try again later.',
    reference: 'Reference',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  hi: {
    message: 'कोई अनपेक्षित त्रुटि हुई। कृपया थोड़ी देर बाद फिर कोशिश करें।',
    reference: 'संदर्भ',
    retry: 'फिर कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
};

interface UnexpectedErrorProps {
  /** What went wrong: its details go to the log only; `digest` names the entry. */
  error: Error & { digest?: string; status?: number };
  /** Tries to render again. */
  retry: () => void;
}

function isHindi(): boolean {
  return document.documentElement.lang === 'hi' || /^\/hi(?:\/|$)/.test(location.pathname);
}

/** The screen of an error that reached the top (spec 2.1): status, a sentence, a retry and the way home. */
export function UnexpectedError({ error, retry }: UnexpectedErrorProps) {
  const [locale, setLocale] = useState<keyof typeof WORDS>('en');
  useEffect(() => {
    if (isHindi()) setLocale('hi');
    if (error.name === 'ChunkLoadError') reloadOnce();
  }, [error]);
  const words = WORDS[locale];
  return (
    <main id="main" tabIndex={-1} lang={locale} className="grid min-h-dvh content-center bg-khadi-50 outline-none">
      <div className="wrap py-12" role="alert">
        <p className="font-semibold text-rani-600">{error.status ?? 500}</p>
        <h1 lang="en" className="mt-2 text-h1 font-bold">
          Unexpected Application Error!
        </h1>
        <p className="mt-4 max-w-[32rem] text-lead">{words.message}</p>
        {error.digest ? (
          <p className="mt-3 text-sm text-muted">
            {words.reference}: {error.digest}
          </p>
        ) : null}
        <div className="mt-7 flex flex-wrap gap-3">
          <button type="button" onClick={retry} className="btn btn-primary">
            {words.retry}
          </button>
          <form action={locale === 'hi' ? '/hi' : '/'}>
            <button type="submit" className="btn btn-secondary">
              {words.home}
            </button>
          </form>
        </div>
      </div>
    </main>
  );
}
