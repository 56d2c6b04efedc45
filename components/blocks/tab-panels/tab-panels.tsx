import { listLinks } from '#components/lists/list-links.ts';
import { Tabs } from '#components/lists/tabs.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import { listHref } from '#lib/content/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';
import { TabPanel } from './tab-panel.tsx';

/**
 * Tabs that are links. The tab in the address is open, or else the first. With a source, the document of the open tab follows as
 * blocks of the page.
 */
export function TabPanels({ block, place }: BlockProps<'blocks.tab-panels'>) {
  const { title, description, view_all, tabs } = block;
  const { language, path, query, surface } = place;
  const open = tabs.find(({ slug }) => slug === query.tab) ?? tabs[0];
  if (open === undefined) return null;
  return (
    <section id="tabs" className={`${block.source ? 'section-head' : 'section'} ${surface === 'tinted' ? 'bg-khadi-50' : ''}`}>
      <div className="wrap">
        <SectionHeader title={title} description={description} viewAll={view_all} language={language} />
        <div className={title ? 'mt-6' : ''}>
          <Tabs
            label={title ?? textOf(language, 'panels')('label')}
            links={listLinks(tabs, {
              current: open.slug,
              hrefOf: (tab) => listHref(path, query, { tab }, 'tabs'),
              language,
            })}
          />
        </div>
        <TabPanel tab={open} under={title ? 2 : 1} />
      </div>
    </section>
  );
}
