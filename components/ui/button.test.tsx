import { attributesOf, iconNames, render } from '#components/test/render.test-helper.tsx';
import type { Button } from '#lib/contract/atoms.ts';
import { ActionButton, type ButtonVariant } from './button.tsx';

const base: Button = { button_type: 'internal', button_link: '/faqs', button_label: 'Questions' };
const renderButton = (more: Partial<Button>, look?: ButtonVariant, locale: 'en' | 'hi' = 'en') =>
  render(<ActionButton button={{ ...base, ...more }} variant={look} />, locale);

describe('2.11 action buttons', () => {
  test('internal stays in the tab and in the language', () => {
    const link = renderButton({}, 'primary', 'hi').getByRole('link', { name: 'Questions' });
    expect(attributesOf(link)).toEqual({ href: '/hi/faqs', class: expect.any(String), style: '--icon:9' });
  });

  test('external opens a new tab without opener or referrer, and says so', () => {
    const { getByRole, container } = renderButton({ button_type: 'external', button_link: 'https://bank.example/' });
    const link = getByRole('link', { name: 'Questions (opens in a new tab)' });
    expect(attributesOf(link)).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
    expect(iconNames(container)).toEqual(['arrow-up-right']);
  });

  test('pdf opens the PDF viewer and says PDF and its size', () => {
    const { getByRole } = renderButton({ button_type: 'pdf', button_link: '/documents/a.pdf', file_size: 1_200_000 });
    const link = getByRole('link', { name: 'Questions, 1.2\u00a0MB (PDF)' });
    expect(link.getAttribute('href')).toBe('/document?file=%2Fdocuments%2Fa.pdf');
    expect(link.hasAttribute('download')).toBe(false);
  });

  test('a pdf of another site opens in the same tab', () => {
    const link = renderButton({ button_type: 'pdf', button_link: 'https://a.example/a.pdf' }).getByRole('link');
    expect(link.hasAttribute('target')).toBe(false);
  });

  test('download downloads and shows its size', () => {
    const { getByRole } = renderButton({ button_type: 'download', button_link: '/documents/a.pdf', file_size: 1_200_000 });
    const link = getByRole('link', { name: 'Questions, 1.2\u00a0MB (download)' });
    expect(attributesOf(link)).toMatchObject({ href: '/documents/a.pdf', download: '' });
  });

  test.each(['pdf', 'download'] as const)('a read-only PDF is never downloadable (%s)', (button_type) => {
    const link = renderButton({ button_type, button_link: '/documents/a.pdf', read_only_pdf: true }).getByRole('link');
    expect(link.hasAttribute('download')).toBe(false);
    expect(link.getAttribute('href')).toContain('read_only=true');
  });

  test.each<[Partial<Button>, string]>([
    [{ button_type: 'pdf' }, 'Questions about fees (PDF)'],
    [{ button_type: 'external', button_link: 'https://a.example/' }, 'Questions about fees (opens in a new tab)'],
    [{ button_type: 'download', button_link: '/a.pdf', file_size: 120_000 }, 'Questions about fees (download, 120 kB)'],
  ])('a label for assistive technology includes the hints: %j', (more, name) => {
    renderButton({ ...more, button_aria_label: 'Questions about fees' }).getByRole('link', { name });
  });

  test('the size of a file is in the language of the text around it', () => {
    const button: Button = { button_type: 'pdf', button_link: '/a.pdf', button_label: 'Terms', file_size: 58_000 };
    expect(render(<ActionButton button={button} language="en" />, 'kn').getByRole('link').textContent).toMatch(
      /^Terms, 58\skB \(PDF\)$/,
    );
    expect(render(<ActionButton button={button} />, 'kn').getByRole('link').textContent).not.toContain('kB');
  });

  test.each(['primary', 'secondary', 'tertiary', 'accent', 'ghost'] as const)('4 the look %s has its class', (look) => {
    expect([...renderButton({}, look).getByRole('link').classList]).toContain(`btn-${look}`);
  });
});
