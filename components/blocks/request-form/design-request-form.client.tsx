'use client';

import { type FormEvent, type ReactNode, useActionState, useEffect, useRef } from 'react';
import { FORM_TOKEN_PATH } from '#lib/config/constants.ts';
import type { FormState } from '#lib/content/design-request-state.ts';
import type { FixedTexts } from '#lib/i18n/text.ts';
import { useLocale } from '#lib/i18n/use-locale.ts';
import { submitDesignRequest } from './action.ts';
import { FORM_ID } from './form-field.tsx';
import { type Design, RequestFields, type RequestFieldsProps } from './request-fields.tsx';
import { RequestOutcome } from './request-outcome.tsx';

interface Props extends Omit<RequestFieldsProps, 'values' | 'errors'> {
  /** The address of the page with the fragment of the outcome: browsers without script send the form there. */
  address: string;
  language: string;
  chosen: string;
  designs: (Design & { preview: ReactNode })[];
  noPreview: ReactNode;
  linkToDesigns: ReactNode;
  sent: { title: string; text: ReactNode; another: ReactNode };
  copy: FixedTexts['designRequest'];
  /** For a request that did not reach the site. */
  unreachable: string;
}

/** A token with which the form can be sent once. */
async function fetchToken(): Promise<string> {
  const { token }: { token: string } = await (await fetch(FORM_TOKEN_PATH)).json();
  return token;
}

/** Works without script. */
export function DesignRequestForm(props: Props) {
  const locale = useLocale();
  const { address, language, chosen, designs, copy, sent, unreachable } = props;
  const outcome = useRef<HTMLElement>(null);
  const firstInput = useRef<number>(undefined);

  const submit = async (previous: FormState | undefined, form: FormData): Promise<FormState> => {
    if (firstInput.current !== undefined) form.set('elapsed', String(Date.now() - firstInput.current));
    try {
      form.set('token', (previous?.kind === 'rejected' && previous.token) || (await fetchToken()));
      return await submitDesignRequest(previous, form);
    } catch {
      const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
      const reason = { text: unreachable, canRetry: true };
      return { kind: 'rejected', values, errors: [], title: copy.notSent, reason, token: '' };
    }
  };
  // React makes a form that works without script only of the server action itself.
  const action = typeof window === 'undefined' ? submitDesignRequest : submit;
  const [state, formAction, isPending] = useActionState(action, undefined, address);

  useEffect(() => {
    if (state === undefined) return;
    outcome.current?.focus();
    const title = document.title;
    if (state.kind === 'rejected') document.title = copy.titleWithErrors.replace('{title}', title);
    return () => {
      document.title = title;
    };
  }, [state, copy]);

  const keepFromSendingTwice = (event: FormEvent) => {
    if (isPending) event.preventDefault();
  };
  const values = state?.kind === 'rejected' ? state.values : { card_slug: chosen };
  const preview = designs.find(({ slug }) => slug === values.card_slug)?.preview;
  return (
    <div data-island="" className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
      <div className="min-w-0 flex flex-col gap-6">
        {state ? <RequestOutcome ref={outcome} state={state} copy={copy} sent={sent} /> : null}
        {/* The server checks all fields at once and in the language of the page; a browser stops at the first. */}
        <form
          id={FORM_ID}
          action={formAction}
          onInput={() => {
            firstInput.current ??= Date.now();
          }}
          onSubmit={keepFromSendingTwice}
          noValidate
          aria-label={copy.form}
          className="relative scroll-target-row"
        >
          <input type="hidden" name="locale" value={locale} />
          <input type="hidden" name="language" value={language} />
          {/* A field for automated senders only. */}
          <div className="honeypot sr-only" aria-hidden="true" inert>
            <label>
              {copy.leaveEmpty}
              <input type="text" name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <p className="mb-5 text-muted">{copy.needed}</p>
          <RequestFields
            {...props}
            // The fields are uncontrolled: a new result gives them new values.
            key={state === undefined ? 0 : JSON.stringify(state)}
            values={values}
            errors={state?.kind === 'rejected' ? state.errors : []}
          />
          <button type="submit" aria-disabled={isPending || undefined} className="btn btn-primary mt-6 max-sm:w-full">
            {copy.submit}
          </button>
        </form>
      </div>
      <aside
        aria-label={copy.chosen}
        className={`rounded-lg bg-mor-100 p-6 lg:sticky lg:top-[calc(var(--header-height)+1.25rem)] ${preview ? '' : 'max-lg:hidden'}`}
      >
        {preview ?? props.noPreview}
        <p className="mt-2">{props.linkToDesigns}</p>
      </aside>
    </div>
  );
}
