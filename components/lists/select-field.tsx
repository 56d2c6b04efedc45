import { useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { Option } from './list.ts';

interface Props {
  label: string;
  name: string;
  options: readonly Option[];
  value: string | undefined;
  /** The option without a filter. */
  anyLabel: string;
  className?: string | undefined;
  labelClass?: string | undefined;
}

export function SelectField({ label, name, options, value = '', anyLabel, className, labelClass = '' }: Props) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className={`block font-medium ${labelClass}`}>
        {label}
      </label>
      <div className={`relative ${labelClass ? 'sm:mt-1.5' : 'mt-1.5'}`}>
        <select id={id} name={name} defaultValue={value} className="field appearance-none pe-10">
          <option value="">{anyLabel}</option>
          {options.map(({ slug, label: text, count }) => (
            <option key={slug} value={slug}>{`${text} (${count})`}</option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3.5 size-5" />
      </div>
    </div>
  );
}
