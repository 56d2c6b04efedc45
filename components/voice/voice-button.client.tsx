'use client';

import { type ComponentProps, type ComponentType, useState } from 'react';
import { openFromSearch } from '#components/search/open-from-search.ts';
import { searchHref } from '#components/search/search-href.ts';
import type { VoiceLabels } from '#components/search/search-labels.ts';
import { Icon } from '#components/ui/icon.tsx';
import { loadIsland } from '#lib/browser/chunks.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import type { VoiceDialog } from './voice-dialog.tsx';

/** The microphone of a search form: in the HTML, shown where the browser recognises speech (`data-speech`). */
export function VoiceButton({ labels }: { labels: VoiceLabels }) {
  const locale = useLocale();
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof VoiceDialog>>>();
  const open = async () => {
    const chunk = await loadIsland(() => import('./voice-dialog.tsx'));
    if (chunk) setDialog(() => chunk.VoiceDialog);
  };
  const search = (text: string) => openFromSearch(searchHref(text), locale);
  return (
    <>
      <button type="button" aria-label={labels.open} aria-haspopup="dialog" className="icon-btn voice-button" onClick={open}>
        <Icon name="mic" />
      </button>
      {Dialog ? <Dialog labels={labels} onText={search} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
