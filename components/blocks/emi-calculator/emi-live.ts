import type { ReactNode } from 'react';
import { readTypedNumber } from '#lib/contract/typed-number.ts';
import { formatRupees, groupDigits } from '#lib/i18n/rupees.ts';
import { costsOf, type Plan } from '#lib/platform/instalments.ts';
import type { EmiModel, LiveResult } from './emi-model.ts';
import { answerView, detailsView, summaryOf } from './emi-view.tsx';
import { PLAN_FIELDS, type PlanField, readPlan, type TypedPlan } from './plan.ts';

/** Without a change for so many milliseconds, the address, the sentences at the fields and the screen reader follow. */
const PAUSE_MS = 500;

/** Digits that are grouped while they are typed; longer numbers are no amounts. */
const AMOUNT = /^[\d,]{1,15}$/;

/** Groups the digits of a field; the caret stays behind the digit that it was behind. */
export function groupTyped(field: HTMLInputElement): void {
  const { value, selectionStart } = field;
  if (!AMOUNT.test(value)) return;
  const digits = value.replaceAll(',', '');
  const grouped = digits && groupDigits(Number(digits));
  if (grouped === value) return;
  let behind = value.slice(0, selectionStart ?? value.length).replaceAll(',', '').length;
  field.value = grouped;
  let caret = 0;
  for (; behind > 0 && caret < grouped.length; caret += 1) if (grouped[caret] !== ',') behind -= 1;
  field.setSelectionRange(caret, caret);
}

/** The controls of a plan in a form, and its sliders. */
function controlsOf(form: HTMLFormElement) {
  const control = (name: PlanField) => form.elements.namedItem(name);
  const field = (name: PlanField) => {
    const found = control(name);
    return found instanceof HTMLInputElement && found.type === 'text' ? found : undefined;
  };
  const typed = (name: PlanField) => {
    const found = control(name);
    const value = found instanceof RadioNodeList || found instanceof HTMLInputElement ? found.value : '';
    return readTypedNumber(value) ?? '';
  };
  return {
    field,
    typed: (): TypedPlan => ({ amount: typed('amount'), months: typed('months'), rate: typed('rate') }),
    sliders: [...form.querySelectorAll<HTMLInputElement>('[data-slides]')],
    slid: (slider: HTMLElement) => PLAN_FIELDS.find((name) => name === slider.dataset.slides),
  };
}

/** Shows or hides the sentence that says what is wrong with a field. */
function markWrong(form: HTMLFormElement, name: PlanField, isWrong: boolean): void {
  const error = form.querySelector<HTMLElement>(`#emi-${name}-error`);
  const control = form.elements.namedItem(name);
  const described = control instanceof HTMLInputElement && control.type === 'text' ? control : error?.closest('fieldset');
  if (!error || !described || error.hidden !== isWrong) return;
  error.hidden = !isWrong;
  const others = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id && id !== error.id);
  const ids = isWrong ? [error.id, ...others] : others;
  if (ids.length > 0) described.setAttribute('aria-describedby', ids.join(' '));
  else described.removeAttribute('aria-describedby');
  if (described instanceof HTMLInputElement) described.ariaInvalid = isWrong ? 'true' : null;
}

function showInAddress(typed: TypedPlan): void {
  const url = new URL(location.href);
  for (const name of PLAN_FIELDS) url.searchParams.set(name, typed[name]);
  if (url.href !== location.href) history.replaceState(null, '', url);
}

/** Works out what is typed or slid in the form of a calculator, until `signal` says that it is gone. */
export function workOut(
  root: HTMLElement,
  { limits, texts, plan: first }: EmiModel,
  show: (result: LiveResult) => void,
  signal: AbortSignal,
): void {
  const form = root.querySelector('form');
  if (!form) return;
  const { field, typed, sliders, slid } = controlsOf(form);
  let shown = first;
  let said = '';
  let isKept = false;
  let details: ReactNode;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const render = () => {
    if (shown) show({ answer: answerView({ plan: shown, texts, isKept }), details, said });
  };
  const renderDetails = () => {
    if (shown === undefined || signal.aborted) return;
    details = detailsView({ plan: shown, texts, isKept, limits });
    render();
  };
  // The answer is painted at once, bars and tables after it.
  const renderAll = () => {
    render();
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(renderDetails));
  };
  const follow = (plan: Plan, moved?: EventTarget | null) => {
    for (const slider of sliders) {
      const name = slid(slider);
      if (!name) continue;
      if (slider !== moved) slider.value = String(plan[name]);
      slider.ariaValueText = name === 'amount' ? formatRupees(plan.amount) : `${plan.rate}%`;
    }
  };
  const settle = () => {
    const { plan, wrong } = readPlan(limits, typed());
    for (const name of wrong) markWrong(form, name, true);
    if (plan) showInAddress(typed());
    const result = plan && `${texts.each}: ${formatRupees(costsOf(plan).each)}. ${summaryOf({ plan, texts })}`;
    said = result ?? wrong.map((name) => texts.errors[name]).join(' ');
    render();
  };
  const update = (moved?: EventTarget | null) => {
    const { plan, wrong } = readPlan(limits, typed());
    for (const name of PLAN_FIELDS) if (!wrong.includes(name)) markWrong(form, name, false);
    shown = plan ?? shown;
    isKept = plan === undefined;
    if (plan) follow(plan, moved);
    renderAll();
    clearTimeout(pause);
    pause = setTimeout(settle, PAUSE_MS);
  };
  const take = (slider: HTMLInputElement) => {
    const name = slid(slider);
    const target = name && field(name);
    if (target) target.value = name === 'amount' ? groupDigits(slider.valueAsNumber) : slider.value;
  };

  form.addEventListener(
    'input',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLInputElement) {
        if (target.type === 'range') take(target);
        else if (target.name === 'amount' && !(event instanceof InputEvent && event.isComposing)) groupTyped(target);
      }
      update(target);
    },
    { signal },
  );
  // What is sent is in the address: without commas.
  form.addEventListener(
    'formdata',
    ({ formData }) => {
      const values = typed();
      for (const name of PLAN_FIELDS) if (values[name]) formData.set(name, values[name]);
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(pause));

  // What was typed or slid before this script came.
  const moved = sliders.filter(({ value, defaultValue }) => value !== defaultValue);
  for (const slider of moved) take(slider);
  const isTouched = [...form.elements].some(
    (control) =>
      control instanceof HTMLInputElement &&
      (control.type === 'radio' ? control.checked !== control.defaultChecked : control.value !== control.defaultValue),
  );
  if (isTouched) update();
}
