import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import { InlineParagraph } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { Region } from './region.ts';

interface Props {
  region: Region;
  language: Locale;
  /** Whether the name of the region already stands above. */
  named?: boolean | undefined;
}

const PICTURE = { width: 256, height: 120 };

/** What the popup of a region shows: its picture, a text and a link (spec 2.9). */
export function PopupContent({ region, language, named = false }: Props) {
  const { label, image, description, fact, link, link_label } = region;
  const text = description ?? (named ? undefined : fact);
  return (
    <>
      {image ? (
        <MediaImage
          media={image}
          alt={textOf(language, 'map')('popup', { label })}
          size={PICTURE}
          className="mb-3 block h-auto w-full max-w-[16rem] rounded-sm"
        />
      ) : null}
      {named ? null : <p className="font-semibold">{label}</p>}
      <InlineParagraph text={text} className="mt-0.5 text-sm text-muted" />
      {link ? (
        <Link href={link} className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-mor-700">
          {link_label ?? label}
          <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
        </Link>
      ) : null}
    </>
  );
}
