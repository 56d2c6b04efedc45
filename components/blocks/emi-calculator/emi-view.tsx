import type { ReactNode } from 'react';
import { TableFrame } from '#components/ui/table-frame.tsx';
import { formatRupees } from '#lib/i18n/rupees.ts';
import { costsOf, type Plan } from '#lib/platform/instalments.ts';
import { isolateNumbers } from '#lib/platform/isolate-numbers.ts';
import { EmiChart } from './emi-chart.tsx';
import type { EmiTexts } from './emi-texts.ts';
import type { Limits } from './plan.ts';

interface Props {
  plan: Plan;
  texts: EmiTexts;
}

/** Of an amount over a time at a rate: `₹18,000 over 6 months at 15% a year`. */
export function summaryOf({ plan: { amount, months, rate }, texts }: Props): string {
  const text = texts.summary[months] ?? '';
  return isolateNumbers(text.replace('{amount}', formatRupees(amount)).replace('{rate}', String(rate)));
}

interface ResultProps extends Props {
  /** Whether it is the result of earlier values, because a value is wrong now. */
  isKept: boolean;
}

/** What each month costs, and all of it. */
export function answerView({ plan, texts, isKept }: ResultProps) {
  const { each, interest, total } = costsOf(plan);
  return (
    <div className={`emi-answer ${isKept ? 'gray' : ''}`}>
      {isKept ? <p className="font-semibold text-white">{texts.kept}</p> : null}
      <dl className="emi-costs figures">
        <div>
          <dt>{texts.each}</dt>
          <dd>{formatRupees(each)}</dd>
        </div>
        <div>
          <dt>{texts.interest}</dt>
          <dd>{formatRupees(interest)}</dd>
        </div>
        <div>
          <dt>{texts.total}</dt>
          <dd>{formatRupees(total)}</dd>
        </div>
      </dl>
      <p>{summaryOf({ plan, texts })}</p>
    </div>
  );
}

function Key({ className, label, amount }: { className: string; label: string; amount: number }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 1 1" className={`size-4 ${className}`} aria-hidden="true">
        <path d="M0 0h1v1H0z" fill="currentColor" />
      </svg>
      {`${label} `}
      <span className="figures font-semibold">{formatRupees(amount)}</span>
    </li>
  );
}

function CostTable({ label, headers, children }: { label: string; headers: readonly string[]; children: ReactNode }) {
  return (
    <TableFrame label={label}>
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableFrame>
  );
}

function MonthTable({ plan, texts }: Props) {
  return (
    <CostTable label={texts.monthly} headers={[texts.month, texts.principal, texts.charge, texts.left]}>
      {costsOf(plan).schedule.map(({ principal, interest, left }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the month is the identity of a row.
        <tr key={index}>
          <th scope="row">{index + 1}</th>
          <td>{formatRupees(principal)}</td>
          <td>{formatRupees(interest)}</td>
          <td>{formatRupees(left)}</td>
        </tr>
      ))}
    </CostTable>
  );
}

function TimeTable({ plan, texts, times }: Props & { times: readonly number[] }) {
  const rows = times.map((months) => ({ months, costs: costsOf({ ...plan, months }) }));
  const most = Math.max(1, ...rows.map(({ costs }) => costs.interest));
  return (
    <CostTable label={texts.others} headers={[texts.time, texts.each, texts.interest, texts.total]}>
      {rows.map(({ months, costs: { each, interest, total } }) => (
        <tr key={months} aria-current={months === plan.months || undefined}>
          <th scope="row" className="whitespace-nowrap">
            {texts.months[months]}
          </th>
          <td>{formatRupees(each)}</td>
          <td>
            {formatRupees(interest)}
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-1.5 w-full points">
              <path d={`M0 0h${Math.round((interest / most) * 100)}v6H0z`} fill="currentColor" className="text-genda-400" />
            </svg>
          </td>
          <td>{formatRupees(total)}</td>
        </tr>
      ))}
    </CostTable>
  );
}

/** The months of a plan as bars and as a table, and the same amount over the other times. */
export function detailsView({ plan, texts, isKept, limits }: ResultProps & { limits: Limits }) {
  const { interest, schedule } = costsOf(plan);
  const [first, last] = [schedule[0]?.interest ?? 0, schedule.at(-1)?.interest ?? 0];
  const label = isolateNumbers(texts.chart.replace('{first}', formatRupees(first)).replace('{last}', formatRupees(last)));
  return (
    <div className={isKept ? 'gray' : ''}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <Key className="text-mor-700" label={texts.principal} amount={plan.amount} />
        <Key className="text-genda-400" label={texts.charge} amount={interest} />
      </ul>
      <EmiChart schedule={schedule} label={label} />
      <details className="accordion mt-2">
        <summary className="plus-minus plus-minus-disc">{texts.monthly}</summary>
        <MonthTable plan={plan} texts={texts} />
      </details>
      <h3 className="mt-8 mb-3 text-h4 font-semibold">{texts.others}</h3>
      <TimeTable plan={plan} texts={texts} times={limits.months} />
    </div>
  );
}
