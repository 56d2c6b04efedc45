import { langAttributes } from '#components/ui/content-language.ts';
import { Icon } from '#components/ui/icon.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { MediaImage } from '#components/ui/media-image.tsx';
import type { Card } from '#lib/content/contract/records/card.ts';
import { textOf } from '#lib/i18n/text.ts';
import type { BlockPlace } from '../block.ts';

/** Picture, title and description of the chosen design, or the note that none is chosen. */
export function ChosenDesign({ design, place: { language } }: { design?: Card; place: BlockPlace }) {
  return (
    <>
      {design?.image ? (
        <MediaImage media={design.image} size={{ width: 428, height: 270 }} className="card-img mx-auto max-w-[24rem]" />
      ) : (
        <div className="mx-auto grid aspect-[428/270] w-full max-w-[24rem] place-items-center rounded-lg border-2 border-dashed border-mor-300">
          <Icon name="credit-card" className="size-10 text-mor-600" />
        </div>
      )}
      <div {...(design && langAttributes(design, language))} className="mt-5">
        <p className="font-semibold">{design?.title ?? textOf(language, 'designRequest')('noneChosen')}</p>
        {design?.description ? (
          <p className="mt-1">
            <InlineMarkdown>{design.description}</InlineMarkdown>
          </p>
        ) : null}
      </div>
    </>
  );
}
