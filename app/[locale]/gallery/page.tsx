import type { Metadata } from 'next';
import { Blocks } from '#components/blocks/blocks.tsx';
import { examplesOf } from '#components/blocks/examples.ts';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { Shell } from '#components/layout/shell.tsx';
import { isDevelopment } from '#lib/config/settings.ts';
import { BLOCKS } from '#lib/content/blocks/definitions.ts';
import { blockSchema } from '#lib/content/contract/blocks.ts';
import { getPage } from '#lib/content/page.ts';
import { getShell } from '#lib/content/shell.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]/gallery'>;

export function generateStaticParams() {
  return [];
}

/** For visitors it is an address like any other, at which an editor may have put a page. */
async function readPage({ params }: Props) {
  return getPage((await params).locale, ['gallery'], {});
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return isDevelopment ? { title: 'Block gallery', robots: { index: false } } : screenMetadata(await readPage(props));
}

/** Every kind of block with its examples, for those who build. */
export default async function GalleryPage(props: Props) {
  if (!isDevelopment) return <ContentScreen {...(await readPage(props))} />;
  const locale = toLocale((await props.params).locale);
  const { header } = await getShell(locale);
  const kinds = await Promise.all(BLOCKS.map(async ({ kind }) => ({ kind, examples: await examplesOf(kind) })));
  return (
    <Shell locale={locale} path="/gallery">
      <h1 className="wrap pt-8 text-h1 font-bold">Block gallery</h1>
      {kinds.flatMap(({ kind, examples }) =>
        examples.map(({ name, block }) => (
          <div key={`${kind} ${name}`} className="mt-10" id={kind}>
            <p className="wrap py-2 text-sm text-muted">{`${kind}: ${name}`}</p>
            <Blocks blocks={[blockSchema.parse(block)]} locale={locale} path="/gallery" languages={header.top.languages ?? []} />
          </div>
        )),
      )}
    </Shell>
  );
}
