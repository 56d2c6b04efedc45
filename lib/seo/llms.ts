import { getSiteMap } from '#lib/content/site-map.ts';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { feedPath } from './feed-address.ts';
import { absolute } from './page-address.ts';
import { SITEMAP_PATH } from './sitemap/sitemap.ts';

const item = (label: string, path: string) => `- [${label.replace(/[[\]]/g, '')}](${absolute(path)})`;

/**
 * `llms.txt`: what the site is and where its pages are, in markdown, from the site map of the content service.
 * @throws {ContentError} when a first read fails
 */
export async function llmsText(): Promise<string> {
  const t = textOf(DEFAULT_LOCALE, 'found');
  const groups = (await getSiteMap()).filter(({ links }) => links.length > 0);
  const sections = groups.map(({ title, links }) => [
    `## ${title}`,
    '',
    ...links.map(({ label, path }) => item(label, path)),
    '',
  ]);
  return [
    `# ${textOf(DEFAULT_LOCALE, 'header')('organisation')}`,
    '',
    `> ${t('description')}`,
    '',
    ...sections.flat(),
    `## ${t('llmsMachines')}`,
    '',
    item(t('llmsSitemap'), SITEMAP_PATH),
    ...LOCALES.map((locale) => item(`${textOf(locale, 'found')('llmsFeed')} (${locale})`, feedPath(locale))),
    '',
  ].join('\n');
}
