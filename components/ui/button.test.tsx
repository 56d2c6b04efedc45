import { render as renderInLocale } from '#components/test/render.tsx';
import type { Button } from '#lib/content/contract/atoms.ts';
import { ActionButton, type ButtonLook } from './button.tsx';

const base: Button = { button_type: 'internal', button_link: '/faqs', button_label: 'Questions' };
const render = (more: Partial<Button>, look?: ButtonLook, locale: 'en' | 'hi' = 'en') =>
  renderInLocale(<ActionButton button={{ ...base, ...more }} look={look} />, locale);

describe('2.11 action buttons', () => {
  test('internal stays in the tab and in the language', () => {
    const html = render({}, 'primary', 'hi');
    expect(html).toMatch(/^<a href="\/hi\/faqs" class="btn btn-primary /);
    expect(html).not.toContain('target=');
  });

  test('external opens a new tab without opener or referrer, and says so', () => {
    const html = render({ button_type: 'external', button_link: 'https://bank.example/' });
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
    expect(html).toContain('(opens in a new tab)');
    expect(html).toContain('arrow-up-right');
  });

  test('pdf opens the PDF screen and says PDF and its size', () => {
    const html = render({ button_type: 'pdf', button_link: '/documents/a.pdf', file_size: 1_200_000 });
    expect(html).toContain('href="/document?file=%2Fdocuments%2Fa.pdf"');
    expect(html).toContain('Questions<span>, 1.2 MB</span>');
    expect(html).toContain('(PDF)');
    expect(html).not.toContain('download');
    expect(render({ button_type: 'pdf', button_link: 'https://a.example/a.pdf' })).not.toContain('target=');
  });

  test('download downloads and shows its size', () => {
    const html = render({ button_type: 'download', button_link: '/documents/a.pdf', file_size: 1_200_000 });
    expect(html).toMatch(/href="\/documents\/a\.pdf"[^>]* download=""/);
    expect(html).toContain('Questions<span>, 1.2 MB</span>');
    expect(html).toContain('(download)');
  });

  test('a read-only PDF is never downloadable', () => {
    for (const button_type of ['pdf', 'download'] as const) {
      const html = render({ button_type, button_link: '/documents/a.pdf', read_only_pdf: true });
      expect(html).not.toContain('download');
      expect(html).toContain('read_only=true');
    }
  });

  test('a label for assistive technology takes the hints with it', () => {
    expect(render({ button_type: 'pdf', button_aria_label: 'Questions about fees' })).toContain(
      'aria-label="Questions about fees (PDF)"',
    );
    expect(
      render({ button_type: 'external', button_link: 'https://a.example/', button_aria_label: 'Questions at the bank' }),
    ).toContain('aria-label="Questions at the bank (opens in a new tab)"');
    expect(
      render({ button_type: 'download', button_link: '/a.pdf', file_size: 120_000, button_aria_label: 'Questions about fees' }),
    ).toContain('aria-label="Questions about fees (download, 120 kB)"');
  });

  test('4 every look has its class', () => {
    for (const look of ['primary', 'secondary', 'tertiary', 'accent', 'ghost'] as const)
      expect(render({}, look)).toContain(`btn-${look}`);
  });
});
