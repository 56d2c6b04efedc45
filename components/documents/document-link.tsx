import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';

/** The way to a document without script: the browser shows the file itself. */
export function DocumentLink({ file, locale }: { file: string; locale: Locale }) {
  return (
    <Link href={file} locale={locale} newTab={false} className="btn btn-primary">
      <Icon name="file-text" className="size-5" />
      <span>{textOf(locale, 'document')('open')}</span>
    </Link>
  );
}
