'use client';

import type { FontSizeLabels } from '#components/layout/font-size-labels.ts';
import { useFontStep } from '#lib/browser/app-state.client.tsx';
import { limitFontStep } from '#lib/browser/app-store.ts';
import { store } from '#lib/browser/browser-storage.ts';
import { FONT_STEP_KEY, FONT_STEP_LIMIT, FONT_STEP_REM } from '#lib/config/constants.ts';

/** A mark that keeps the sign behind the letter in right-to-left text. */
const SIGN_BEHIND = '\u200e';

/**
 * A+ and A- change the text size by 0.01 rem up to ±0.05 rem, A resets it. The boot script applies the stored size before the
 * first paint.
 */
export function FontSize({ labels, variant }: { labels: FontSizeLabels; variant: 'bar' | 'menu' }) {
  const [step, setStep] = useFontStep();
  const change = (newStep: number) => {
    const next = limitFontStep(newStep);
    if (next === step) return;
    document.documentElement.style.setProperty('--font-adjust', `${(next * FONT_STEP_REM).toFixed(2)}rem`);
    store(FONT_STEP_KEY, String(next));
    setStep(next);
  };
  // The page script has set the buttons' state before hydration.
  const button = { type: 'button', suppressHydrationWarning: true } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are three buttons, not a form.
    <div role="group" aria-label={labels.group} className={`font-size-${variant}`} data-font-size="" data-island="">
      <button {...button} aria-label={labels.larger} aria-disabled={step >= FONT_STEP_LIMIT} onClick={() => change(step + 1)}>
        {`A+${SIGN_BEHIND}`}
      </button>
      <button {...button} aria-label={labels.normal} aria-pressed={step === 0} onClick={() => change(0)}>
        A
      </button>
      <button {...button} aria-label={labels.smaller} aria-disabled={step <= -FONT_STEP_LIMIT} onClick={() => change(step - 1)}>
        {`A-${SIGN_BEHIND}`}
      </button>
    </div>
  );
}
