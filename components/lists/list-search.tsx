import { useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { SEARCH_TEXT_MAX } from '#lib/config/constants.ts';
import type { PageParam } from '#lib/contract/page-params.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { formAction, type List } from './list.ts';

interface Props {
  list: List;
  label: string;
  labelClass?: string | undefined;
  placeholder: string;
  /** When it says more than the text. */
  submitLabel?: string | undefined;
  required?: boolean | undefined;
  /** Reset by a new search. */
  resets: readonly PageParam[];
  className: string;
}

/** A GET form. */
export function ListSearch({ list, label, labelClass, placeholder, submitLabel, required, resets, className }: Props) {
  const locale = useLocale();
  const id = useId();
  return (
    <search className={`block ${className}`}>
      <form action={formAction(list, locale)} method="get">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <HiddenFields query={list.query} except={['search', 'page_no', ...resets]} />
        <div className="search-box">
          <Icon name="search" />
          <input
            id={id}
            type="search"
            name="search"
            required={required}
            maxLength={SEARCH_TEXT_MAX}
            defaultValue={list.query.search}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={placeholder}
            className="search-input"
          />
          <button type="submit" aria-label={submitLabel} className="btn btn-primary">
            {textOf(list.language, 'lists')('search')}
          </button>
        </div>
      </form>
    </search>
  );
}
