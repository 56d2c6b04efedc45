import { actionOf, viewAllHref } from './action.ts';

const button = { button_label: 'Read the rules', button_link: '/documents/rules.pdf' };

describe('2.11 what a button does', () => {
  test('internal leads within the site', () => {
    expect(actionOf({ ...button, button_type: 'internal', button_link: '/ekaa?tab=x#y' })).toEqual({
      kind: 'internal',
      href: '/ekaa?tab=x#y',
    });
  });

  test('external prefers its external link', () => {
    expect(actionOf({ ...button, button_type: 'external', button_link: '/x', external_link: 'https://bank.example/' }).href).toBe(
      'https://bank.example/',
    );
    expect(actionOf({ ...button, button_type: 'external', button_link: 'https://a.example/' }).href).toBe('https://a.example/');
  });

  test('pdf opens the PDF viewer with the address encoded', () => {
    expect(actionOf({ ...button, button_type: 'pdf' })).toEqual({ kind: 'pdf', href: '/document?file=%2Fdocuments%2Frules.pdf' });
    expect(actionOf({ ...button, button_type: 'pdf', button_link: 'https://a.example/x.pdf?v=1&w=2' }).href).toBe(
      '/document?file=https%3A%2F%2Fa.example%2Fx.pdf%3Fv%3D1%26w%3D2',
    );
  });

  test('download downloads, but never a read-only PDF', () => {
    expect(actionOf({ ...button, button_type: 'download' })).toEqual({ kind: 'download', href: '/documents/rules.pdf' });
    expect(actionOf({ ...button, button_type: 'download', read_only_pdf: true })).toEqual({
      kind: 'pdf',
      href: '/document?file=%2Fdocuments%2Frules.pdf&read_only=true',
    });
  });
});

describe('2.11 where View All leads', () => {
  test('its tab and button slugs are in the address', () => {
    expect(viewAllHref({ link: '/credit-cards', tab_slug: 'select', button_slug: 'offers' })).toBe(
      '/credit-cards?tab=select#offers',
    );
    expect(viewAllHref({ link: '/faqs?x=1#old', tab_slug: 'lost' })).toBe('/faqs?x=1&tab=lost#old');
    expect(viewAllHref({ link: '/faqs' })).toBe('/faqs');
  });

  test('an external link is left as it is', () => {
    expect(viewAllHref({ link: 'https://a.example/x', is_external_link: true, tab_slug: 'select' })).toBe('https://a.example/x');
  });
});
