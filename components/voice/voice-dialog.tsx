import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { VoiceLabels } from '#components/search/search-labels.ts';
import { Icon } from '#components/ui/icon.tsx';
import { listen, type VoiceState } from './recognition.ts';

const CIRCLE = {
  prompt: 'bg-mor-100 text-mor-800',
  missed: 'bg-khadi-100 text-khadi-600',
  unavailable: 'bg-error-bg text-error',
};
const BAR_HEIGHTS_PX = [20, 44, 72, 40, 84, 56, 30, 64, 36, 18];

/** A decorative image of the state: a microphone, or animated bars while listening. */
function VoiceImage({ state }: { state: VoiceState }) {
  if (state === 'listening') {
    return (
      <span className="voice-bars flex h-24 items-center gap-1.5" aria-hidden="true">
        {BAR_HEIGHTS_PX.map((height, index) => (
          <span
            key={height}
            className={`w-1.5 rounded-full ${index % 3 ? 'bg-icon' : 'bg-genda-400'}`}
            style={{ height, animationDelay: `${index * -200}ms` }}
          />
        ))}
      </span>
    );
  }
  return (
    <span className={`grid size-24 place-items-center rounded-full ${CIRCLE[state]}`}>
      <Icon name={state === 'unavailable' ? 'mic-off' : 'mic'} className="size-10" />
    </span>
  );
}

interface VoiceDialogProps {
  labels: VoiceLabels;
  onText: (text: string) => void;
  onClose: () => void;
}

/**
 * The dialog of the voice search. It listens while it is open; closing it, leaving the page and hiding the tab
 * release the microphone.
 */
export function VoiceDialog({ labels, onText, onClose }: VoiceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<VoiceState>('prompt');
  const [attempt, setAttempt] = useState(1);
  const onHeard = useEffectEvent((text: string) => {
    dialog.current?.close();
    onText(text);
  });

  const retry = () => {
    // The pressed button disappears; without this the focus would leave the dialog.
    closeButton.current?.focus();
    setAttempt(attempt + 1);
  };

  useEffect(() => dialog.current?.showModal(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt listens again.
  useEffect(() => {
    const stop = listen({ lang: labels.lang, onState: setState, onText: onHeard });
    const close = () => dialog.current?.close();
    const closeWhenHidden = () => document.hidden && close();
    window.addEventListener('pagehide', close);
    document.addEventListener('visibilitychange', closeWhenHidden);
    return () => {
      stop();
      window.removeEventListener('pagehide', close);
      document.removeEventListener('visibilitychange', closeWhenHidden);
    };
  }, [labels.lang, attempt]);

  return (
    <dialog ref={dialog} aria-label={labels.title} className="popup voice-dialog" onClose={onClose}>
      <div className="flex flex-col items-center p-6 text-center">
        <button
          ref={closeButton}
          type="button"
          aria-label={labels.close}
          className="icon-btn -me-2 -mt-2 self-end"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
        <VoiceImage state={state} />
        <div role="status">
          <p className="mt-5 text-h3 font-semibold">{labels[state]}</p>
          {state === 'unavailable' ? <p className="mt-2 text-sm text-muted">{labels.help}</p> : null}
        </div>
        {state === 'missed' ? (
          <button type="button" className="btn btn-primary mt-5" onClick={retry}>
            {labels.retry}
          </button>
        ) : null}
      </div>
    </dialog>
  );
}
