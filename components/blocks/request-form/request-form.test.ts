import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderBlockHtml as renderBlock } from '#components/test/render-block.tsx';
import { DESIGN_REQUEST_LENGTHS } from '#lib/content/contract/patterns.ts';
import { copyOf } from '#lib/i18n/text.ts';
import type { FormState } from '#lib/server/design-request-state.ts';
import { RequestFields } from './request-fields.tsx';
import { examples } from './request-form.example.ts';
import { RequestOutcome } from './request-outcome.tsx';

const block = examples[0]?.block ?? { __component: 'blocks.request-form' as const };
const copy = copyOf('en', 'designRequest');

/** The tag of a control. */
const control = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('7 the form carries the language of its page and names the design of the address', () => {
  const html = renderBlock(block, { locale: 'hi', query: { tab: 'city', card: 'route-map', page_no: '2' } });
  expect(control(html, 'locale')).toContain('value="hi"');
  expect(html).toMatch(/<option value="route-map" selected="">/);
  expect(html).toMatch(/<aside[^>]*>(?:(?!<\/aside>).)*Route map/);
  expect(html).toContain('href="/hi/ekaa?tab=city&amp;card=route-map&amp;page_no=2#cards"');
});

test('without a design in the address none is chosen', () => {
  const html = renderBlock(block);
  expect(html).toMatch(/<option value="" selected="">/);
  expect(html).toContain('No design chosen yet');
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

test('5 the fields show what was typed, escaped, and describe their errors', () => {
  const html = renderToStaticMarkup(
    createElement(RequestFields, {
      values: { card_slug: 'route-map', name: 'Asha "Nair"', description: '<b>\nblue', consent: 'yes' },
      errors: [{ field: 'telephone', text: 'Required' }],
      designs: [{ slug: 'route-map', title: 'Route map', languageAttributes: undefined }],
      hints: { telephone: 'Digits.' },
      consent: 'I agree.',
      copy,
    }),
  );
  expect(control(html, 'telephone')).toMatch(
    /aria-describedby="request-telephone-hint request-telephone-error" aria-invalid="true"/,
  );
  expect(html).toMatch(/id="request-telephone-error"[^>]*>(?:(?!<\/p>).)*Required/);
  expect(control(html, 'name')).toContain('value="Asha &quot;Nair&quot;"');
  expect(html).toContain('&lt;b&gt;\nblue</textarea>');
  expect(control(html, 'consent')).toContain('checked=""');
  expect(html).toMatch(/<option value="route-map" selected="">/);
});

describe('the result', () => {
  const render = (state: FormState) =>
    renderToStaticMarkup(createElement(RequestOutcome, { state, copy, sent: { title: 'Sent', text: 'Keep it.' } }));
  const rejected = { kind: 'rejected', values: {}, errors: [], title: 'Not sent', firstSentAt: 0 } as const;

  test('5 links lead from the errors to their fields', () => {
    const html = render({ ...rejected, errors: [{ field: 'card_slug', text: 'Required' }] });
    expect(html).toMatch(/<section id="request-outcome"[^>]*tabindex="-1"/);
    expect(html).toMatch(/<a href="#request-card-slug"[^>]*>Design: Required</);
  });

  test('8 a failure says why, in its language, and can be tried again', () => {
    const html = render({ ...rejected, reason: { text: 'Unkown Issue Occured', lang: 'en', canRetry: true } });
    expect(html).toContain('<p lang="en">Unkown Issue Occured</p><p>What you wrote is still here.</p>');
    expect(html).toMatch(/<button type="submit" form="design-request"[^>]*>Try again/);
  });

  test('over the limit there is nothing to press', () => {
    expect(render({ ...rejected, reason: { text: 'Later.', canRetry: false } })).not.toContain('<button');
  });

  test('7 the reference of a request that was sent', () => {
    expect(render({ kind: 'sent', reference: 'CS-2345-6789' })).toMatch(/Sent<.*CS-2345-6789<.*Keep it\./);
  });
});
