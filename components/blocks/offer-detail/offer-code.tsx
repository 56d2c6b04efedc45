import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { CopyCode } from './copy-code.client.tsx';

/** The code of an offer: text to select, with a button that copies it. */
export function OfferCode({ code, note, language }: { code: string; note: string | undefined; language: Locale }) {
  const t = textOf(language, 'offerDetail');
  return (
    <div className="mb-5">
      <p className="text-sm text-muted">{t('code')}</p>
      <div className="mt-2 flex min-h-14 items-center justify-between gap-3 rounded-md border-2 border-dashed border-mor-500 bg-mor-50 py-1.5 ps-4 pe-1.5">
        <span dir="ltr" translate="no" className="min-w-0 text-h4 tracking-[0.08em] wrap-anywhere font-semibold select-all">
          {code}
        </span>
        <CopyCode code={code} label={t('copy')} done={t('copied')} />
      </div>
      {note ? <p className="mt-2 text-sm text-muted">{note}</p> : null}
    </div>
  );
}
