import { renderBlock } from '#components/test/render-block.tsx';
import { DESIGN_REQUEST_LENGTHS } from '#lib/content/contract/records/design-request.ts';
import type { FormState } from '#lib/forms/form-state.ts';
import { examples } from './request-form.example.ts';

const block = examples[0]?.block ?? { __component: 'blocks.request-form' as const };

const values = {
  card_slug: 'route-map',
  name: 'Asha "Nair"',
  email: 'asha@post',
  telephone: '',
  description: '<b>\nblue',
  consent: true,
};

/** The tag of a control. */
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('7 the form is sent without script, in the language of the page, and leads back to its tab and card', () => {
  const html = renderBlock(block, { locale: 'hi', query: { tab: 'city', card: 'route-map', page_no: '2' } });
  expect(html).toMatch(/<form [^>]*action="\/service\/design-request" method="post"/);
  expect(control(html, 'locale')).toContain('value="hi"');
  expect(control(html, 'return')).toContain('value="/ekaa?tab=city&amp;card=route-map&amp;page_no=2"');
  expect(html).toContain('src="/service/design-request/start"');
  expect(html).toMatch(/<option value="route-map" selected="">/);
});

test('5 each field is labelled, needed, and as long as the contract takes', () => {
  const html = renderBlock(block);
  for (const name of ['card_slug', 'name', 'email', 'telephone', 'description', 'consent']) {
    const tag = control(html, name);
    const id = / id="([^"]+)"/.exec(tag)?.[1];
    expect(html).toContain(`for="${id}"`);
    expect(tag).toContain('required=""');
    expect(tag).not.toContain('aria-invalid');
  }
  const { name, email, telephone, description } = DESIGN_REQUEST_LENGTHS;
  for (const [field, most] of Object.entries({ name, email, telephone: telephone.most, description })) {
    expect(control(html, field)).toContain(`maxLength="${most}"`);
  }
  expect(control(html, 'telephone')).toContain(`minLength="${telephone.least}"`);
});

test('the hidden field is kept from people: no keyboard, no assistive technology, nothing filled in', () => {
  const html = renderBlock(block);
  expect(html).toMatch(/<div class="honeypot" aria-hidden="true" inert=""><label>/);
  expect(control(html, 'website')).toMatch(/tabindex="-1" autoComplete="off"/i);
});

test('5 errors stand beside their fields and in a list before the form, and all that was typed is kept, escaped', () => {
  const form: FormState = { kind: 'errors', values, errors: { email: 'invalid', telephone: 'required', description: 'invalid' } };
  const html = renderBlock(block, { form });
  expect(html).toMatch(/id="request-outcome"[^>]*tabindex="-1"/);
  expect(html).toContain('3 fields need a change');
  for (const id of ['request-email', 'request-telephone', 'request-description']) expect(html).toContain(`href="#${id}"`);
  expect(control(html, 'telephone')).toMatch(
    /aria-describedby="request-telephone-hint request-telephone-error" aria-invalid="true"/,
  );
  expect(html).toMatch(/id="request-telephone-error"[^>]*>(?:(?!<\/p>).)*Required/);
  expect(control(html, 'name')).toContain('value="Asha &quot;Nair&quot;"');
  expect(html).toContain('&lt;b&gt;\nblue</textarea>');
  expect(control(html, 'consent')).toContain('checked=""');
});

test('8 a failure says what the catalogue says, keeps all, and can be tried again', () => {
  const html = renderBlock(block, { form: { kind: 'failed', values, message: '503' } });
  expect(html).toContain('The service is currently unavailable. Please try again later.');
  expect(html).toMatch(/<button type="submit" form="design-request"[^>]*>Try again/);
  expect(control(html, 'email')).toContain('value="asha@post"');
});

test('after success the reference is shown, and the form is empty but for the design in the address', () => {
  const form: FormState = { kind: 'sent', asked: 'route-map', reference: 'CS-2345-6789' };
  const html = renderBlock(block, { form, query: { card: 'route-map' } });
  expect(html).toContain('CS-2345-6789');
  expect(control(html, 'name')).toContain('value=""');
  expect(html).toMatch(/<option value="route-map" selected="">/);
});

test('after success a link leads to the empty form, without the design and at the same place of the list', () => {
  const form: FormState = { kind: 'sent', asked: 'route-map', reference: 'CS-2345-6789' };
  const html = renderBlock(block, { form, query: { tab: 'city', card: 'route-map', page_no: '2' } });
  expect(html).toMatch(/<a href="\/ekaa\?tab=city&amp;page_no=2#design-request"[^>]*>Ask for another design</);
  expect(html).toMatch(/<form id="design-request"/);
  expect(renderBlock(block, { query: { card: 'route-map' } })).not.toContain('Ask for another design');
});

test('too many requests: when it may be sent again', () => {
  const html = renderBlock(block, { form: { kind: 'limit', values, minutes: 1 } });
  expect(html).toContain('in 1 minute.');
  expect(renderBlock(block, { form: { kind: 'again', values } })).toContain('Please check what you wrote and send it again.');
});

test('a design chosen after the form was sent wins; one chosen in the form from the same address stays', () => {
  const chosen = (asked: string | undefined, card: string) =>
    /<option value="([^"]*)" selected/.exec(
      renderBlock(block, { form: { kind: 'again', values, ...(asked === undefined ? {} : { asked }) }, query: { card } }),
    )?.[1];
  expect(chosen('kolam-dawn', 'kolam-dawn')).toBe('route-map');
  expect(chosen(undefined, 'kolam-dawn')).toBe('kolam-dawn');
});
