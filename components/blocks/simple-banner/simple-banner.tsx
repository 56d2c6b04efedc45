import { ActionButton, type ButtonLook } from '#components/ui/button.tsx';
import { InlineMarkdown } from '#components/ui/markdown.tsx';
import { keyed } from '#lib/html/keyed.ts';
import { Banner } from '../banner.tsx';
import type { BlockProps } from '../block.ts';
import { PlainBanner } from './plain-banner.tsx';

/** The first action stands out from the picture, the others stand back. */
function lookOf(position: number, light: boolean): ButtonLook {
  if (position === 0) return light ? 'accent' : 'primary';
  return light ? 'ghost' : 'secondary';
}

/** spec 2.11: a background image, an overlay when the content asks for one, breadcrumb and title; without one, card faces. */
export function SimpleBanner({ block, place }: BlockProps<'blocks.simple-banner'>) {
  const { title, description, media, mobile_media, overlay = false, breadcrumb, buttons = [] } = block;
  const theme = block.theme ?? (overlay ? 'light' : 'dark');
  const light = theme === 'light';
  if (media === undefined && (block.buttons || block.images)) return <PlainBanner block={block} place={place} />;
  return (
    <Banner
      place={place}
      title={title}
      media={media}
      mobile={mobile_media}
      breadcrumb={breadcrumb}
      theme={theme}
      hasText
      scrim={overlay && media !== undefined}
      className={`${media ? 'banner-low' : ''} ${light ? 'bg-mor-900' : 'bg-khadi-100'}`}
    >
      {description ? (
        <p className={`mt-3 text-lead ${light ? 'text-white/85' : 'text-muted'}`}>
          <InlineMarkdown locale={place.locale}>{description}</InlineMarkdown>
        </p>
      ) : null}
      {buttons.length > 0 ? (
        <div className="mt-6 flex flex-wrap gap-3">
          {keyed(buttons, ({ button_label }) => button_label).map(({ key, item, position }) => (
            <ActionButton
              key={key}
              button={item}
              locale={place.locale}
              look={lookOf(position, light)}
              className="max-sm:w-full"
            />
          ))}
        </div>
      ) : null}
    </Banner>
  );
}
