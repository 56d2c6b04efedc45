import type { Metadata } from 'next';
import { Blocks } from '#components/blocks/blocks.tsx';
import { examplesOf } from '#components/blocks/examples.ts';
import { ContentPage } from '#components/layout/content-page.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { isDevelopment } from '#lib/config/settings.ts';
import { getPage } from '#lib/content/page/page.ts';
import { getShell } from '#lib/content/page/shell.ts';
import { isPreview } from '#lib/content/read/draft.ts';
import { blockSchema } from '#lib/contract/blocks/block.ts';
import { BLOCKS } from '#lib/contract/blocks/definitions.ts';
import { blockJsonSchema } from '#lib/contract/openapi.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { contentPageMetadata } from '#lib/seo/metadata.ts';

type Props = { params: Promise<{ locale: string; query: string }> };

const isShown = async () => isDevelopment || (await isPreview());
const contentPage = async ({ params }: Props) => getPage((await params).locale, ['gallery'], {});

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  if (!(await isShown())) return contentPageMetadata(await contentPage(props));
  return { title: 'Block gallery', robots: { index: false } };
}

/** All kinds of blocks with schema and examples, in development and previews; not found for visitors. */
export default async function GalleryPage(props: Props) {
  if (!(await isShown())) return <ContentPage {...(await contentPage(props))} />;
  const locale = toLocale((await props.params).locale);
  const { header } = await getShell(locale);
  const kinds = await Promise.all(BLOCKS.map(async ({ kind }) => ({ kind, examples: await examplesOf(kind) })));
  return (
    <Shell path="/gallery">
      <h1 className="wrap pt-8 text-h1 font-bold">Block gallery</h1>
      {kinds.map(({ kind, examples }) => (
        <section key={kind} id={kind} aria-label={kind}>
          <details className="wrap mt-10 text-sm">
            <summary>{`${kind}: schema`}</summary>
            <pre className="overflow-x-auto">{JSON.stringify(blockJsonSchema(kind), null, 2)}</pre>
          </details>
          {examples.map(({ name, block }) => (
            <div key={name} className="mt-6">
              <p className="wrap py-2 text-sm text-muted">{`${kind}: ${name}`}</p>
              <Blocks blocks={[blockSchema.parse(block)]} path="/gallery" languages={header.top.languages ?? []} />
            </div>
          ))}
        </section>
      ))}
    </Shell>
  );
}
