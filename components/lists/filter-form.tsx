import type { ReactNode } from 'react';
import { Link } from '#components/ui/link.tsx';
import type { PageParam } from '#lib/contract/page-params.ts';
import { valuesOf } from '#lib/contract/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { FilterOptions } from './filter-options.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { clearAddress, formAction, type List, type Option } from './list.ts';
import { SelectField } from './select-field.tsx';

/** `anyLabel` is the option without a filter. */
export type FilterField = { param: PageParam; options: readonly Option[] } & (
  | { type: 'checkboxes' }
  | { type: 'radios'; anyLabel: string }
  | { type: 'select'; label: string; anyLabel: string }
);

export interface FilterGroup {
  title: string;
  fields: readonly FilterField[];
}

export interface FilterFormProps {
  list: List;
  groups: readonly FilterGroup[];
  params: readonly PageParam[];
  submit: string;
}

function Field({ field, list }: { field: FilterField; list: List }) {
  const { type, param, options } = field;
  const values = valuesOf(list.query, param);
  if (type === 'select') {
    return <SelectField label={field.label} name={param} options={options} value={values[0]} anyLabel={field.anyLabel} />;
  }
  if (type === 'checkboxes') return <FilterOptions type="checkbox" name={param} options={options} checked={values} list={list} />;
  const all = [{ slug: '', label: field.anyLabel }, ...options];
  return <FilterOptions type="radio" name={param} options={all} checked={values.length > 0 ? values : ['']} list={list} />;
}

/** A GET form, so that a choice is an address and works without script. */
export function FilterForm({
  list,
  groups,
  params,
  submit,
  close,
  className,
}: FilterFormProps & { close?: ReactNode; className: string }) {
  const locale = useLocale();
  const t = textOf(list.language, 'lists');
  const active = params.some((param) => list.query[param] !== undefined);
  return (
    <form action={formAction(list, locale)} method="get" aria-label={t('filters')} className={`${className} print:hidden`}>
      <div className="filter-header flex items-center gap-3 bg-white pb-3">
        <h2 className="me-auto text-h4 font-semibold">{t('filters')}</h2>
        {active ? (
          <Link href={clearAddress(list, params)} className="text-link text-sm">
            {t('clear')}
          </Link>
        ) : null}
        {close}
      </div>
      <HiddenFields query={list.query} except={[...params, 'page_no']} />
      {groups.map(({ title, fields }) => (
        <fieldset key={title} className="hairline-t py-5">
          <legend className="floats mb-2 w-full font-semibold">{title}</legend>
          <div className="clear-both grid gap-3">
            {fields.map((field) => (
              <div key={field.param}>
                <Field field={field} list={list} />
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="filter-footer bg-white">
        <button type="submit" className="btn btn-primary w-full">
          {submit}
        </button>
      </div>
    </form>
  );
}
