import { FontSize } from '#components/font-size/font-size.client.tsx';
import { fontSizeLabels } from '#components/layout/font-size-labels.ts';
import { LanguageLinks } from '#components/layout/language-menu.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { DOCUMENT_OPTIONS_ID } from '#lib/config/element-ids.ts';
import type { Header } from '#lib/contract/documents.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';

/** Languages and text size, which other pages have in their header. */
export function ReadingOptions({ header, path }: { header: Header; path: string }) {
  const locale = useLocale();
  const text = useText('document');
  return (
    <div>
      <button
        type="button"
        popoverTarget={DOCUMENT_OPTIONS_ID}
        title={text('readingOptions')}
        className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm px-2.5 hover:bg-on-dark/10"
      >
        <Icon name="languages" className="size-5" />
        <span className="sr-only">{text('readingOptions')}</span>
      </button>
      <div id={DOCUMENT_OPTIONS_ID} popover="auto" className="dropdown">
        <LanguageLinks header={header} path={path} />
        <div className="mt-2 flex justify-center hairline-t px-1 pt-3 pb-1 noscript:hidden">
          <FontSize labels={fontSizeLabels(locale)} variant="menu" />
        </div>
      </div>
    </div>
  );
}
