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

  test('SITE_ORIGIN follows PORT when it is not set', () => {
    expect(readSettings({ PORT: '3160' }).SITE_ORIGIN).toBe('http://localhost:3160');
    expect(readSettings({ PORT: '3160', SITE_ORIGIN: 'https://www.example.in' }).SITE_ORIGIN).toBe('https://www.example.in');
  });

  test.each([
    ['CONTENT_REVALIDATE_SECOND', 'CONTENT_REVALIDATE_SECONDS'],
    ['CONTENT_REVALIDATE', 'CONTENT_REVALIDATE_SECONDS'],
    ['content_base_url', 'CONTENT_BASE_URL'],
    ['CONTENT_TIMEOUT', 'CONTENT_TIMEOUT_MS'],
    ['REDIS_URI', 'REDIS_URL'],
    ['PRODCUT_SLUG', 'PRODUCT_SLUG'],
  ])('%s is refused, and %s is suggested', (given, meant) => {
    expect(() => readSettings({ [given]: '5' })).toThrow(`There is no setting ${given}: is ${meant} meant?`);
  });

  test('variables of other programs are left alone, and so is one beside the setting that it is like', () => {
    const others =
      'PORTS HOST PIP_CACHE_DIR XDG_DATA_DIRS REDIS_PORT CONTENT CONTENT_SERVICE_HOST CONTENT_PORT_80_TCP MEDIA DATABASE_URL NEXT_RUNTIME LOGNAME HOSTNAMES';
    const environment = Object.fromEntries(others.split(' ').map((name) => [name, 'x']));
    expect(() => readSettings(environment)).not.toThrow();
    expect(() => readSettings({ REDIS_URL: 'redis://a', REDIS_URI: 'redis://a' })).not.toThrow();
  });

  test.each([
    ['docs/settings.md', settingsPage],
    ['.env.example', environmentExample],
  ])('%s is up to date: `npm run settings` writes it', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text());
  });
});
