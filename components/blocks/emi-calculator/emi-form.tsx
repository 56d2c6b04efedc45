import type { ReactNode } from 'react';
import { HiddenFields } from '#components/lists/hidden-fields.tsx';
import { formAction, type List } from '#components/lists/list.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { formatRupees } from '#lib/i18n/format.ts';
import { textOf } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { isolateNumbers } from '#lib/platform/isolate-numbers.ts';
import type { Plan, TypedPlan } from './instalment.ts';

interface FieldProps {
  name: keyof Plan;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** Draws the control with the attributes that connect it to its label, hint and error. */
  children: (attributes: ReturnType<typeof controlAttributes>) => ReactNode;
}

function controlAttributes({ name, hint, error }: Pick<FieldProps, 'name' | 'hint' | 'error'>) {
  const id = `emi-${name}`;
  const descriptions = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return { id, name, 'aria-describedby': descriptions || undefined, 'aria-invalid': error ? true : undefined };
}

function Field({ name, label, hint, error, children }: FieldProps) {
  const id = `emi-${name}`;
  return (
    <div>
      <label htmlFor={id} className="block font-medium">
        {label}
      </label>
      <div className="relative mt-1.5">{children(controlAttributes({ name, hint, error }))}</div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 flex gap-2 font-medium text-error">
          <Icon name="shield-alert" className="mt-0.5 size-5 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

interface Props {
  block: BlockOf<'blocks.emi-calculator'>;
  list: List;
  plan: TypedPlan;
}

/** A GET form, so that the plan is in the address. */
export function EmiForm({ block, list, plan: { typed, wrong } }: Props) {
  const locale = useLocale();
  const { language } = list;
  const t = textOf(language, 'instalments');
  const min = formatRupees(block.min_amount);
  const max = formatRupees(block.max_amount);
  const errors = {
    amount: isolateNumbers(t('errors.amount', { min, max })),
    months: t('errors.months', { list: block.months.join(', ') }),
    rate: t('errors.rate', { max: block.max_rate }),
  };
  const errorOf = (name: keyof Plan) => (wrong.includes(name) ? errors[name] : undefined);
  return (
    <form action={formAction(list, locale)} method="get" className="flex flex-col gap-5 rounded-xl bg-khadi-100 p-6">
      <HiddenFields query={list.query} except={['amount', 'months', 'rate', 'page_no']} />
      <Field
        name="amount"
        label={`${t('amount')} (₹)`}
        hint={isolateNumbers(t('amountHint', { min, max }))}
        error={errorOf('amount')}
      >
        {(attributes) => (
          <input
            type="text"
            {...attributes}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={typed.amount}
            className="field"
          />
        )}
      </Field>
      <Field name="months" label={t('months')} error={errorOf('months')}>
        {(attributes) => (
          <>
            <select {...attributes} defaultValue={typed.months} className="field appearance-none pe-10">
              {block.months.map((months) => (
                <option key={months} value={months}>
                  {t('monthsOption', { months })}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3.5 size-5" />
          </>
        )}
      </Field>
      <Field name="rate" label={t('rate')} hint={t('rateHint')} error={errorOf('rate')}>
        {(attributes) => (
          <input
            type="text"
            {...attributes}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            required
            defaultValue={typed.rate}
            className="field"
          />
        )}
      </Field>
      <button type="submit" className="btn btn-primary w-full">
        {t('submit')}
      </button>
    </form>
  );
}
