import type { Metadata } from 'next';
import { Blocks } from '#components/blocks/blocks.tsx';
import { examplesOf } from '#components/blocks/examples.ts';
import { Shell } from '#components/layout/shell.tsx';
import { BLOCKS } from '#lib/content/blocks/definitions.ts';
import { blockSchema } from '#lib/content/contract/blocks.ts';
import { getShell } from '#lib/content/shell.ts';
import { toLocale } from '#lib/i18n/locales.ts';

export const metadata: Metadata = { title: 'Block gallery', robots: { index: false } };

/** Every kind of block with its examples. A page of development only: its file ending is known to no other build. */
export default async function GalleryPage({ params }: { params: Promise<{ locale: string }> }) {
  const locale = toLocale((await params).locale);
  const { header } = await getShell(locale);
  const kinds = await Promise.all(BLOCKS.map(async ({ kind }) => ({ kind, examples: await examplesOf(kind) })));
  return (
    <Shell path="/gallery">
      <h1 className="wrap pt-8 text-h1 font-bold">Block gallery</h1>
      {kinds.flatMap(({ kind, examples }) =>
        examples.map(({ name, block }) => (
          <div key={`${kind} ${name}`} className="mt-10" id={kind}>
            <p className="wrap py-2 text-sm text-muted">{`${kind}: ${name}`}</p>
            <Blocks blocks={[blockSchema.parse(block)]} path="/gallery" languages={header.top.languages ?? []} />
          </div>
        )),
      )}
    </Shell>
  );
}
