import { mediaUrl } from '#lib/content/media-url.ts';
import type { Button, ViewAll } from '#lib/contract/atoms.ts';
import { formatBytes } from '#lib/i18n/format.ts';
import { directionOf, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/**
 * Hints about the file of a button, for assistive technology: `PDF` or `download`, which the icon shows, and `120 kB`.
 * @param language the language of the hints
 */
export function fileHint(button: Button, language: Locale): { kind?: string; size?: string | undefined } {
  const { kind } = actionOf(button);
  const t = textOf(language, 'links');
  const bytes = button.file_size ? formatBytes(button.file_size, language) : undefined;
  // Isolated, or the unit would come before the number.
  const size = bytes && directionOf(language) === 'rtl' ? `\u2066${bytes}\u2069` : bytes;
  if (kind === 'pdf') return { kind: t('pdf'), size };
  return kind === 'download' ? { kind: t('download'), size } : {};
}

/** The `aria-label` of a button followed by its hints; `undefined` without an `aria-label` in the content. */
export function labelWithHints(label: string | undefined, hints: readonly (string | undefined)[]): string | undefined {
  const words = hints.filter(Boolean).join(', ');
  return label && words ? `${label} (${words})` : label;
}

/** The address of the document page; a read-only document has no download there. */
function documentHref(file: string, readOnly: boolean): string {
  return `/document?file=${encodeURIComponent(file)}${readOnly ? '&read_only=true' : ''}`;
}

/** What a button of the content does. A read-only PDF is never downloaded, even by a download button. */
export function actionOf({ button_type: kind, button_link: link, external_link, read_only_pdf }: Button): {
  kind: Button['button_type'];
  href: string;
} {
  const readOnly = read_only_pdf === true;
  if (kind === 'pdf' || (kind === 'download' && readOnly)) return { kind: 'pdf', href: documentHref(mediaUrl(link), readOnly) };
  if (kind === 'download') return { kind, href: mediaUrl(link) };
  return { kind, href: kind === 'external' ? (external_link ?? link) : link };
}

/** The address of "View All"; within the site, a tab becomes `?tab=` and a button slug the fragment. */
export function viewAllHref({ link, is_external_link, tab_slug, button_slug }: ViewAll): string {
  if (is_external_link) return link;
  const [address = '', fragment] = link.split('#', 2);
  const tab = tab_slug ? `${address.includes('?') ? '&' : '?'}tab=${tab_slug}` : '';
  const anchor = button_slug ?? fragment;
  return `${address}${tab}${anchor ? `#${anchor}` : ''}`;
}
