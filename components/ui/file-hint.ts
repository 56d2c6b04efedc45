import type { Button } from '#lib/content/contract/atoms.ts';
import { formatBytes } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { actionOf } from './action.ts';

interface FileHint {
  /** `PDF` or `download`, which the icon shows. */
  kind: string | undefined;
  /** `120 kB`. */
  size: string | undefined;
}

/**
 * Hints about the file of a button, for assistive technology.
 * @param language the language of the hints
 */
export function fileHint(button: Button, language: Locale): FileHint {
  const { kind } = actionOf(button);
  const t = textOf(language, 'links');
  const size = button.file_size ? formatBytes(button.file_size, language) : undefined;
  if (kind === 'pdf') return { kind: t('pdf'), size };
  return kind === 'download' ? { kind: t('download'), size } : { kind: undefined, size: undefined };
}

/** The `aria-label` of a button followed by its hints; `undefined` without an `aria-label` in the content. */
export function labelWithHints(label: string | undefined, hints: readonly (string | undefined)[]): string | undefined {
  const words = hints.filter(Boolean).join(', ');
  return label && words ? `${label} (${words})` : label;
}
