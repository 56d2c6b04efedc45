import { getSiteMap } from '#lib/content/page/site-map.ts';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { feedPath } from './feed-address.ts';
import { absoluteUrl } from './page-address.ts';
import { SITEMAP_PATH } from './sitemap/sitemap.ts';

const item = (label: string, path: string) => `- [${label.replace(/[[\]]/g, '')}](${absoluteUrl(path)})`;

/**
 * `llms.txt`: the site with links to its pages, in markdown.
 * @throws {ContentError}
 */
export async function llmsText(): Promise<string> {
  const t = textOf(DEFAULT_LOCALE, 'seo');
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
    ...LOCALES.map((locale) => item(`${textOf(locale, 'seo')('llmsFeed')} (${locale})`, feedPath('offers', locale))),
    ...LOCALES.map((locale) => item(`${textOf(locale, 'seo')('newsFeedTitle')} (${locale})`, feedPath('news', locale))),
    '',
  ].join('\n');
}
