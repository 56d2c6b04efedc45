import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { VoiceButton } from '#components/voice/voice-button.client.tsx';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import { SEARCH_BAR_ID, type SearchFormKind, searchIds } from '#lib/config/element-ids.ts';
import { settings } from '#lib/config/settings.ts';
import { mediaUrl } from '#lib/content/media-url.ts';
import { type Locale, localizePath } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { useText } from '#lib/i18n/use-text.ts';
import { SearchIsland } from './search-island.client.tsx';
import { searchLabels, voiceLabels } from './search-labels.ts';

export function SearchBar({ labelLocale, placeholder }: { labelLocale: Locale; placeholder: string | undefined }) {
  const text = textOf(labelLocale, 'search');
  return (
    <>
      <button
        type="button"
        popoverTarget={SEARCH_BAR_ID}
        aria-label={text('open')}
        data-island=""
        className="icon-btn search-button"
      >
        <Icon name="search" />
      </button>
      <div id={SEARCH_BAR_ID} popover="auto" className="sheet search-sheet">
        <div className="wrap">
          <SearchField kind="bar" placeholder={placeholder} autoFocus labelLocale={labelLocale}>
            <span className="search-divider" aria-hidden="true" />
            <button
              type="button"
              popoverTarget={SEARCH_BAR_ID}
              popoverTargetAction="hide"
              data-search-close=""
              aria-label={text('close')}
              className="icon-btn"
            >
              <Icon name="x" />
            </button>
          </SearchField>
        </div>
      </div>
    </>
  );
}

export function SearchForm({ term, placeholder }: { term: string; placeholder: string | undefined }) {
  const text = useText('search');
  const locale = useLocale();
  return (
    <>
      <SearchField
        kind="page"
        term={term}
        placeholder={placeholder}
        labelLocale={locale}
        className="beside-dialog relative mt-3 block md:mt-4"
      >
        <Link href="/" data-search-close="" aria-label={text('back')} className="icon-btn">
          <Icon name="x" />
        </Link>
      </SearchField>
      {term ? (
        <Link
          href={`/#${SEARCH_BAR_ID}`}
          className="beside-dialog mt-1 inline-flex min-h-11 items-center text-sm text-mor-700 underline underline-offset-4"
        >
          {text('clear')}
        </Link>
      ) : null}
    </>
  );
}

/** What `mediaUrl` puts before the path of a picture. */
const MEDIA_BASE = mediaUrl('/.svg').slice(0, -'/.svg'.length);

interface Props {
  kind: SearchFormKind;
  term?: string | undefined;
  placeholder: string | undefined;
  /** When its popover opens. */
  autoFocus?: boolean | undefined;
  labelLocale: Locale;
  className?: string | undefined;
  /** After the input. */
  children: ReactNode;
}

/** A form that works without script, with its island. */
function SearchField({ kind, term, placeholder, autoFocus, labelLocale, children, className }: Props) {
  const locale = useLocale();
  const text = textOf(labelLocale, 'search');
  const ids = searchIds(kind);
  return (
    <search data-island="" className={className}>
      <form
        id={ids.form}
        data-site={settings.PRODUCT_SLUG}
        action={localizePath('/search', locale)}
        method="get"
        className={`search-form search-form-${kind}`}
      >
        <button type="submit" aria-label={text('submit')} className="icon-btn text-mor-700">
          <Icon name="search" />
        </button>
        <input
          type="text"
          name="searchItem"
          required
          maxLength={SEARCH_TEXT_MAX}
          defaultValue={term}
          // biome-ignore lint/a11y/noAutofocus: it applies when the popover of the search bar opens.
          autoFocus={autoFocus}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={text('title')}
          placeholder={placeholder ?? text('placeholder')}
          className="search-input"
        />
        <VoiceButton labels={voiceLabels(labelLocale)} />
        {children}
      </form>
      <SearchIsland kind={kind} site={settings.PRODUCT_SLUG} mediaBase={MEDIA_BASE} labels={searchLabels(labelLocale)} />
    </search>
  );
}
