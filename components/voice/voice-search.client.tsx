'use client';

import { useState } from 'react';
import type { VoiceLabels } from '#components/search/search-labels.ts';
import { Icon } from '#components/ui/icon.tsx';
import { LANGUAGES } from '#lib/i18n/locales.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { VoiceDialog } from './voice-dialog.tsx';

/** The microphone button of a search form and the dialog that it opens. */
export function VoiceSearch({ labels, onText }: { labels: VoiceLabels; onText: (text: string) => void }) {
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={labels.open} aria-haspopup="dialog" className="icon-btn" onClick={() => setOpen(true)}>
        <Icon name="mic" />
      </button>
      {open ? (
        <VoiceDialog labels={labels} lang={LANGUAGES[locale].regionalTag} onText={onText} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
