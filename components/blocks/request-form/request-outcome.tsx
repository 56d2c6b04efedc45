import type { ReactNode, Ref } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { FormState } from '#lib/content/design-request-state.ts';
import type { FixedTexts } from '#lib/i18n/text.ts';
import { FORM_ID, fieldId, OUTCOME_ID } from './form-field.tsx';

interface Props {
  state: FormState;
  copy: FixedTexts['designRequest'];
  /** For a request that was sent. */
  sent: { title: string; text: ReactNode; another: ReactNode };
  ref?: Ref<HTMLElement>;
}

/** The reference number of a request that was sent or is kept, or what to change. */
export function RequestOutcome({ state, copy, sent, ref }: Props) {
  const isTaken = state.kind !== 'rejected';
  return (
    <section
      ref={ref}
      id={OUTCOME_ID}
      aria-labelledby={`${OUTCOME_ID}-title`}
      tabIndex={-1}
      className={`rounded-lg border-[1.5px] p-5 md:p-6 ${isTaken ? 'border-success bg-success-bg' : 'border-error bg-error-bg'}`}
    >
      <h3 id={`${OUTCOME_ID}-title`} className="flex gap-3 text-h3 font-semibold">
        <Icon name={isTaken ? 'check' : 'shield-alert'} className={`mt-1 size-6 ${isTaken ? 'text-success' : 'text-error'}`} />
        <span>{state.kind === 'sent' ? sent.title : state.kind === 'waiting' ? copy.waiting : state.title}</span>
      </h3>
      {isTaken ? (
        <div className="mt-3 flex flex-col gap-3">
          <p>
            {copy.reference}: <strong className="font-semibold whitespace-nowrap">{state.reference}</strong>
          </p>
          {state.kind === 'waiting' ? <p>{copy.waitingHint}</p> : sent.text}
          {sent.another}
        </div>
      ) : (
        <RejectedDetails state={state} copy={copy} />
      )}
    </section>
  );
}

/** Links to the fields with errors, or why the request was not sent. */
function RejectedDetails({ state, copy }: { state: FormState & { kind: 'rejected' }; copy: Props['copy'] }) {
  const { errors, reason } = state;
  return (
    <div className="mt-3 flex flex-col gap-3 empty:hidden">
      {errors.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {errors.map(({ field, text }) => (
            <li key={field}>
              {/* biome-ignore lint/correctness/noRestrictedElements: the Link component would load the messages of all languages. */}
              <a href={`#${fieldId(field)}`} className="inline-flex min-h-11 items-center underline">
                {copy.fields[field]}: {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reason ? (
        <>
          <p lang={reason.lang}>{reason.text}</p>
          <p>{copy.kept}</p>
          {reason.canRetry ? (
            <button type="submit" form={FORM_ID} className="btn btn-secondary">
              {copy.retry}
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
