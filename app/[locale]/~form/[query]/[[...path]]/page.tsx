import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { ContentScreen } from '#components/layout/content-screen.tsx';
import { readVariant } from '#lib/content/page-query.ts';
import { getScreen } from '#lib/content/screens.ts';
import { readState } from '#lib/forms/state-cookie.ts';
import { toLocale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { screenMetadata } from '#lib/seo/metadata.ts';

type Props = PageProps<'/[locale]/~form/[query]/[[...path]]'>;

async function read({ params }: Props) {
  const { locale, query, path = [] } = await params;
  const jar = await cookies();
  const form = readState((name) => jar.get(name)?.value);
  return { ...(await getScreen(locale, path, readVariant(query))), form };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { form, ...screen } = await read(props);
  const metadata = screenMetadata(screen);
  const { title } = metadata;
  if (form === undefined || form.kind === 'sent' || typeof title !== 'string') return metadata;
  return { ...metadata, title: textOf(toLocale(screen.locale), 'designRequest')('titleWithErrors', { title }) };
}

/**
 * A page from which this visitor has sent a form, with what came of it (spec 5); the middleware leads here while there is
 * something to show. It is made for this visitor alone and kept nowhere.
 */
export default async function SentFormPage(props: Props) {
  return <ContentScreen {...(await read(props))} />;
}
