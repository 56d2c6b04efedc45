import { localizePath } from '#lib/i18n/locales.ts';
import { count, readRaw } from './support/html.ts';
import { expect, test } from './support/test.ts';

const BANKS = 44;
const CALL = /<a [^>]*href="tel:18000001\d{3}"/g;

for (const locale of ['en', 'hi'] as const) {
  test(`the pages of help in ${locale} answer without script and lead to each other`, async ({ request }) => {
    const read = async (path: string) => {
      const { response, html, text } = await readRaw(request, localizePath(path, locale));
      expect([path, response.status(), count(html, /<h1[\s>]/)]).toEqual([path, 200, 1]);
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
      return { main, linksTo: (target: string) => main.includes(`href="${localizePath(target, locale)}`) };
    };
    const contact = await read('/contact');
    expect(count(contact.main, CALL)).toBe(BANKS);
    expect(contact.main).toContain('href="mailto:press@network.example"');
    for (const path of ['/lost-card', '/fraud-awareness', '/legal', '/legal/grievance-redressal'])
      expect([path, contact.linksTo(path)]).toEqual([path, true]);

    const lost = await read('/lost-card');
    expect(count(lost.main, CALL)).toBe(BANKS);
    expect(lost.linksTo('/contact')).toBe(true);
    const name = { en: 'Nilgiri', hi: 'नीलगिरि' }[locale];
    const found = await read(`/lost-card?search=${encodeURIComponent(name)}`);
    expect([count(found.main, CALL), found.main.includes(name)]).toEqual([1, true]);

    expect((await read('/fraud-awareness')).linksTo('/lost-card')).toBe(true);
    const legal = await read('/legal');
    for (const path of ['/legal/credit-card-terms-and-condition', '/legal/grievance-redressal', '/privacy'])
      expect([path, legal.linksTo(path)]).toEqual([path, true]);
    expect((await read('/legal/accident-cover')).linksTo('/legal"')).toBe(true);
    const missing = await readRaw(request, localizePath('/nope/deep', locale));
    expect(missing.text).toContain(`href="${localizePath('/contact', locale)}"`);
  });
}
