import { Icon } from '#components/ui/icon.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The catalogue's Yes has a check mark, its No is muted. */
export function FactValue({ text, language }: { text: string; language: Locale }) {
  const t = textOf(language, 'cards');
  if (text === t('no')) return <span className="text-muted">{text}</span>;
  if (text !== t('yes')) return text;
  return (
    <span className="inline-flex items-center gap-1 align-middle text-success sm:gap-2">
      <Icon name="check" className="size-5" />
      {text}
    </span>
  );
}
