import { createElement } from 'react';
import { attributesOf, formEntries, hrefOf, render } from '#components/test/render.test-helper.tsx';
import { renderBlock } from '#components/test/render-block.test-helper.tsx';
import type { FormState } from '#lib/content/design-request-state.ts';
import { DESIGN_REQUEST_LENGTHS } from '#lib/contract/patterns.ts';
import { fixedTexts } from '#lib/i18n/text.ts';
import { RequestFields } from './request-fields.tsx';
import { examples } from './request-form.example.ts';
import { RequestOutcome } from './request-outcome.tsx';

const block = examples[0]?.block ?? { __component: 'blocks.request-form' as const };
const copy = fixedTexts('en', 'designRequest');

/** A field of the form by its name. */
function control(container: HTMLElement, name: string): HTMLInputElement {
  const field = container.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

test('7 the form carries the language of its page and names the design of the address', () => {
  const query = { tab: 'city', card: 'route-map', page_no: '2' };
  const rendered = renderBlock(block, { locale: 'hi', query });
  const { form } = control(rendered.container, 'card_slug');
  expect(Object.fromEntries(form ? formEntries(form) : [])).toMatchObject({ locale: 'hi', card_slug: 'route-map' });
  const preview = rendered.getByRole('complementary');
  expect(preview.textContent).toContain('Route map');
  expect(preview.querySelector('a')?.getAttribute('href')).toBe('/hi/ekaa?tab=city&card=route-map&page_no=2#cards');
});

test('without a design in the address none is chosen', () => {
  const { container, getByText } = renderBlock(block);
  expect(control(container, 'card_slug').value).toBe('');
  getByText('No design chosen yet');
});

test.each(['card_slug', 'name', 'email', 'telephone', 'description', 'consent'])(
  '5 the field %s is labelled and required',
  (name) => {
    const field = control(renderBlock(block).container, name);
    expect(field.labels).toHaveLength(1);
    expect(field.required).toBe(true);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  },
);

test('5 fields are as long as the contract takes', () => {
  const { container } = renderBlock(block);
  const { name, email, telephone, description } = DESIGN_REQUEST_LENGTHS;
  for (const [field, most] of Object.entries({ name, email, telephone: telephone.typed, description })) {
    expect([field, control(container, field).maxLength]).toEqual([field, most]);
  }
  expect(control(container, 'telephone').minLength).toBe(telephone.least);
});

test('the hidden field is kept from people: no keyboard, no assistive technology, nothing filled in', () => {
  const field = control(renderBlock(block).container, 'website');
  expect(attributesOf(field)).toMatchObject({ tabindex: '-1', autocomplete: 'off' });
  const wrapper = field.closest('.honeypot');
  expect(wrapper && attributesOf(wrapper)).toMatchObject({ 'aria-hidden': 'true', inert: '' });
});

test('5 the fields show what was typed, escaped, and describe their errors', () => {
  const values = { card_slug: 'route-map', name: 'Asha "Nair"', description: '<b>\nblue', consent: 'yes' };
  const { container } = render(
    createElement(RequestFields, {
      values,
      errors: [{ field: 'telephone', text: 'Not a number' }],
      designs: [{ slug: 'route-map', title: 'Route map', languageAttributes: undefined }],
      hints: { telephone: 'Digits.' },
      consent: 'I agree.',
      copy,
    }),
  );
  for (const [name, value] of Object.entries(values)) expect([name, control(container, name).value]).toEqual([name, value]);
  expect(control(container, 'consent').checked).toBe(true);
  const telephone = control(container, 'telephone');
  expect(telephone.getAttribute('aria-invalid')).toBe('true');
  const descriptions = telephone.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(descriptions.map((id) => container.querySelector(`#${id}`)?.textContent)).toEqual(['Digits.', 'Not a number']);
});

describe('the result', () => {
  const renderOutcome = (state: FormState) =>
    render(createElement(RequestOutcome, { state, copy, sent: { title: 'Sent', text: 'Keep it.', another: 'Another' } }));
  const rejected = { kind: 'rejected', values: {}, errors: [], title: 'Not sent', token: '' } as const;

  test('5 links lead from the errors to their fields', () => {
    const rendered = renderOutcome({ ...rejected, errors: [{ field: 'card_slug', text: 'Required' }] });
    const outcome = rendered.getByRole('region', { name: 'Not sent' });
    expect(attributesOf(outcome)).toMatchObject({ id: 'request-outcome', tabindex: '-1' });
    expect(hrefOf(rendered, 'Design: Required')).toBe('#request-card-slug');
  });

  test('8 a failure says why, in its language, and can be tried again', () => {
    const reason = { text: 'Unkown Issue Occured', lang: 'en', canRetry: true } as const;
    const { getByText, getByRole } = renderOutcome({ ...rejected, reason });
    expect(getByText('Unkown Issue Occured').getAttribute('lang')).toBe('en');
    getByText('What you wrote is still here.');
    expect(attributesOf(getByRole('button', { name: 'Try again' }))).toMatchObject({ type: 'submit', form: 'design-request' });
  });

  test('over the limit there is nothing to press', () => {
    const { queryByRole } = renderOutcome({ ...rejected, reason: { text: 'Later.', canRetry: false } });
    expect(queryByRole('button')).toBeNull();
  });

  test('7 the reference of a request that was sent', () => {
    const { getByRole } = renderOutcome({ kind: 'sent', reference: 'CS-2345-6789' });
    const outcome = getByRole('region', { name: 'Sent' });
    expect(getByRole('strong').textContent).toBe('CS-2345-6789');
    expect(outcome.textContent).toMatch(/Keep it\.Another$/);
  });

  test('a request that waits is not called sent, and has a reference, too', () => {
    const { getByRole } = renderOutcome({ kind: 'waiting', reference: 'CS-2345-6789' });
    const outcome = getByRole('region', { name: 'We have kept your request and will send it' });
    expect(getByRole('strong').textContent).toBe('CS-2345-6789');
    expect(outcome.textContent).toMatch(/we send it as soon as that is possible.*Another$/);
    expect(outcome.textContent).not.toContain('Keep it.');
  });
});
