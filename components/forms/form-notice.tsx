import type { ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';

interface Props {
  /** The fragment that leads here, so that it has the focus when the page opens. */
  id: string;
  kind: 'error' | 'success';
  title: string;
  children?: ReactNode;
}

/** What came of a sent form, before the form: it takes the focus when the page opens. */
export function FormNotice({ id, kind, title, children }: Props) {
  const titleId = `${id}-title`;
  const look = kind === 'error' ? 'border-error bg-error-bg' : 'border-success bg-success-bg';
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: what came of the form is why the page opens, also where no fragment leads to it.
      autoFocus
      className={`rounded-lg border-[1.5px] p-5 md:p-6 ${look}`}
    >
      <h3 id={titleId} className="flex gap-3 text-h3 font-semibold">
        <Icon
          name={kind === 'error' ? 'shield-alert' : 'check'}
          className={`mt-1 size-6 ${kind === 'error' ? 'text-error' : 'text-success'}`}
        />
        <span>{title}</span>
      </h3>
      {children ? <div className="mt-3 space-y-3">{children}</div> : null}
    </section>
  );
}
