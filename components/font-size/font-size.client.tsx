'use client';

import { useFontStep } from '#lib/browser/app-state.client.tsx';
import { FONT_STEP_KEY, limitFontStep } from '#lib/browser/app-store.ts';
import { store } from '#lib/browser/browser-storage.ts';
import { FONT_STEP_LIMIT, FONT_STEP_REM } from '#lib/config/constants.ts';

export interface FontSizeLabels {
  group: string;
  larger: string;
  normal: string;
  smaller: string;
}

interface FontSizeProps {
  labels: FontSizeLabels;
  /** In the top bar or in the side menu. */
  variant: 'bar' | 'menu';
}

const GROUP = {
  bar: 'flex items-center noscript:hidden',
  menu: 'flex rounded-md border border-khadi-300 bg-white noscript:hidden',
};
const BUTTON = {
  bar: 'relative grid size-9 place-items-center rounded-sm font-semibold after:absolute after:inset-x-0 after:-inset-y-1 hover:bg-white/10 aria-pressed:bg-white/15 aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-white/50',
  menu: 'grid h-11 w-12 place-items-center border-khadi-300 font-semibold not-first:border-s first:rounded-s-md last:rounded-e-md hover:bg-mor-50 aria-pressed:bg-mor-100 aria-pressed:text-mor-800 aria-disabled:cursor-not-allowed aria-disabled:bg-khadi-200 aria-disabled:text-khadi-600',
};

/**
 * Buttons for the text size (spec 2.2): A+ and A- change it by 0.01 rem up to ±0.05 rem, A resets it. The choice is stored in the
 * browser; on the next page the boot script applies it before the first paint.
 */
export function FontSize({ labels, variant }: FontSizeProps) {
  const [step, setStep] = useFontStep();
  const change = (newStep: number) => {
    const next = limitFontStep(newStep);
    if (next === step) return;
    document.documentElement.style.setProperty('--font-adjust', `${(next * FONT_STEP_REM).toFixed(2)}rem`);
    store(FONT_STEP_KEY, String(next));
    setStep(next);
  };
  // The boot script has set the state of the buttons before hydration.
  const button = { type: 'button', dir: 'ltr', className: BUTTON[variant], suppressHydrationWarning: true } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend of its own; these are three buttons, not a form.
    <div role="group" aria-label={labels.group} className={GROUP[variant]} data-font-size="" data-island="">
      <button {...button} aria-label={labels.larger} aria-disabled={step >= FONT_STEP_LIMIT} onClick={() => change(step + 1)}>
        A+
      </button>
      <button {...button} aria-label={labels.normal} aria-pressed={step === 0} onClick={() => change(0)}>
        A
      </button>
      <button {...button} aria-label={labels.smaller} aria-disabled={step <= -FONT_STEP_LIMIT} onClick={() => change(step - 1)}>
        A-
      </button>
    </div>
  );
}
