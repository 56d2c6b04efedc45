import { readFileSync } from 'node:fs';
import { SETTINGS } from './setting-definitions.ts';
import { readSettings, SettingsError } from './settings.ts';
import { environmentExample, settingsPage } from './settings-documents.ts';

describe('settings', () => {
  test('an empty environment gives the defaults', () => {
    expect(readSettings({})).toMatchObject({ PRODUCT_SLUG: 'rupay', PORT: 3000, CONTENT_TIMEOUT_MS: 10_000 });
  });

  test('an empty value counts as absent', () => {
    expect(readSettings({ PORT: ' ', CONTENT_BASE_URL: '' })).toMatchObject({ PORT: 3000, CONTENT_BASE_URL: undefined });
  });

  test.each([
    ['SITE_ORIGIN', 'ftp://example.in'],
    ['SITE_ORIGIN', 'https://example.in/path'],
    ['PRODUCT_SLUG', 'Ru Pay'],
    ['CONTENT_BASE_URL', 'content.example.in'],
    ['CONTENT_TIMEOUT_MS', '-1'],
    ['CONTENT_REVALIDATE_SECONDS', '0'],
    ['CONTENT_MAX_BYTES', '10'],
    ['MEDIA_BASE_PATH', 'media'],
    ['DOCUMENT_ORIGINS', 'https://a.example https://b.example/path'],
    ['PDF_WORKER_SRC', 'javascript:alert(1)'],
    ['HOSTNAME', 'two words'],
    ['PORT', '70000'],
  ])('a wrong %s is named with its value and what is allowed', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(`${name} is "${value}"`);
    expect(read).toThrow(SETTINGS[name as keyof typeof SETTINGS].allowed);
  });

  test.each(Object.keys(SETTINGS).filter((name) => /TOKEN|SECRET|REDIS_URL/.test(name)))(
    'the value of a wrong %s is not shown',
    (name) => {
      expect(() => readSettings({ [name]: 'two words' })).toThrow(SettingsError);
      expect(() => readSettings({ [name]: 'two words' })).not.toThrow('two words');
    },
  );

  test('all wrong settings are named at once', () => {
    expect(() => readSettings({ PORT: 'x', PRODUCT_SLUG: '!' })).toThrow(/PRODUCT_SLUG[\s\S]*PORT/);
  });

  test.each([
    ['docs/settings.md', settingsPage],
    ['.env.example', environmentExample],
  ])('%s is up to date: `npm run settings` writes it', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text());
  });
});
