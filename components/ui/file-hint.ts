import type { Button } from '#lib/content/contract/atoms.ts';
import { formatBytes } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { actionOf } from './action.ts';

/** What assistive technology is told of a button that leads to a file, beside its label. */
interface FileHint {
  /** `PDF`, `download`: what the eye sees by the icon. */
  kind: string | undefined;
  /** `120 kB`, where it is known. */
  size: string | undefined;
}

/**
 * What a button says of the file that it leads to.
 * @param language the language of the words
 */
export function fileHint(button: Button, language: Locale): FileHint {
  const { kind } = actionOf(button);
  const t = textOf(language, 'links');
  const size = button.file_size ? formatBytes(button.file_size, language) : undefined;
  if (kind === 'pdf') return { kind: t('pdf'), size };
  return kind === 'download' ? { kind: t('download'), size } : { kind: undefined, size: undefined };
}

/** The label of a button for assistive technology, when the content has one, with the words of hints behind it. */
export function labelWithHints(label: string | undefined, hints: readonly (string | undefined)[]): string | undefined {
  const words = hints.filter(Boolean).join(', ');
  return label && words ? `${label} (${words})` : label;
}
