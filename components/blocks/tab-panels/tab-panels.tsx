import { listLinks } from '#components/lists/list.ts';
import { Tabs } from '#components/lists/tabs.tsx';
import { ActionButtons } from '#components/ui/button.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { Markdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { BlockOf } from '#lib/contract/blocks/block.ts';
import { listHref } from '#lib/contract/page-query.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockProps } from '../block.ts';

interface Props {
  tab: BlockOf<'blocks.tab-panels'>['tabs'][number];
  /** The level of the heading above it. */
  under: 1 | 2;
}

function TabPanel({ tab, under }: Props) {
  const { title, description, image, table, steps = [], buttons = [] } = tab;
  if (!description && !image && !table && steps.length === 0 && buttons.length === 0) return null;
  const Title = under === 1 ? 'h2' : 'h3';
  return (
    <div className="mt-8 grid gap-8">
      <div className={image ? 'grid grid-cols-1 items-center gap-8 md:grid-cols-[7fr_5fr] lg:gap-16' : ''}>
        <div className="min-w-0">
          <Title className="text-h3 font-semibold">{title}</Title>
          {description ? (
            <Markdown under={under + 1} className="mt-3">
              {description}
            </Markdown>
          ) : null}
        </div>
        {image ? <MediaImage media={image} className="mx-auto h-auto w-full max-w-sm" /> : null}
      </div>
      {steps.length > 0 ? <NumberedSteps steps={steps} /> : null}
      {table ? (
        <div className="min-w-0">
          <DataTable table={table} label={table.title ?? title} />
        </div>
      ) : null}
      <ActionButtons buttons={buttons} className="flex flex-wrap gap-3" />
    </div>
  );
}

/** Tabs as links. With a source, the blocks of the open tab's document follow. */
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
