import { type CSSProperties, type ReactNode, useId } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { CARD_IMAGE } from '#components/ui/image-kind.ts';
import { MediaImage } from '#components/ui/media-image.tsx';
import { mediaUrl } from '#lib/content/media-url.ts';
import type { Media } from '#lib/contract/atoms.ts';
import type { CardDetail } from '#lib/contract/records/card.ts';
import { directionOf, type Locale } from '#lib/i18n/locales.ts';
import { textOf } from '#lib/i18n/text.ts';
import { CardLight } from './card-light.client.tsx';
import { CARD_OUTLINES, notchOf } from './card-outline.ts';

const { width: WIDTH, height: HEIGHT } = CARD_IMAGE;
const SIZE = { width: WIDTH, height: HEIGHT };
const MIRROR = `matrix(-1 0 0 1 ${WIDTH} 0)`;

/** The layers between the two faces, from the back. */
const CORE = ['bg-genda-600', 'bg-genda-500', 'bg-genda-600'];

/** How far a layer lies from the middle, in layers. */
function layer(distance: number): CSSProperties & Record<'--layer', number> {
  return { '--layer': distance };
}

/** Of no card: the check digit is wrong. */
const NUMBER = '1234 5678 9012 3456';
const VALID_THRU = '12/34';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="absolute inset-0 size-full">
      {children}
    </svg>
  );
}

/**
 * The shapes are named in `card-object.css`. Of a face, `card-lines` leaves its lines and letters, white: what is lighter than dark
 * surroundings, or darker than light ones: how light they are counts thrice, or thick letters on a dark face would have a halo.
 * `card-relief` makes them stand out.
 */
function Definitions({ shape }: { shape: string }) {
  const scale = `scale(${(1 / WIDTH).toFixed(7)} ${(1 / HEIGHT).toFixed(7)})`;
  return (
    <svg width="0" height="0" colorInterpolationFilters="sRGB" aria-hidden="true" className="absolute">
      <clipPath id="card-shape" clipPathUnits="objectBoundingBox">
        <path d={shape} transform={scale} />
      </clipPath>
      <clipPath id="card-shape-back" clipPathUnits="objectBoundingBox">
        <path d={shape} transform={`translate(1) scale(-1 1) ${scale}`} />
      </clipPath>
      <filter id="card-lines">
        <feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 .3 .6 .1 0 0" result="a" />
        <feGaussianBlur stdDeviation="7" result="b" />
        <feComposite in="a" in2="b" operator="arithmetic" k2="4" k3="-4" />
        <feComposite in2="b" operator="out" result="c" />
        <feComposite in="b" in2="a" operator="arithmetic" k2="4" k3="-4" />
        <feComposite in2="b" operator="in" />
        <feComposite in2="b" operator="in" />
        <feComposite in2="b" operator="in" />
        <feComposite in2="c" operator="arithmetic" k2=".75" k3="1.15" />
      </filter>
      <filter id="card-relief">
        <feOffset dx=".6" dy=".7" result="d" />
        <feOffset dx="-1.2" dy="-1.4" result="u" />
        <feComposite in2="d" operator="arithmetic" k2=".9" k3="-.9" result="h" />
        <feComposite in="d" in2="u" operator="arithmetic" k2=".8" k3="-.8" />
        <feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0" />
        <feComposite in="h" />
      </filter>
      <filter id="card-shade">
        <feGaussianBlur stdDeviation="14" />
        <feColorMatrix values=".42 0 0 0 0 0 .36 0 0 0 0 0 .29 0 0 0 0 0 0 1" />
      </filter>
      <linearGradient id="card-rim" x2="1" y2="1">
        <stop stopColor="#fff" stopOpacity=".75" />
        <stop offset=".5" stopOpacity="0" />
        <stop offset="1" stopOpacity=".45" />
      </linearGradient>
    </svg>
  );
}

interface Props {
  card: CardDetail;
  image: Media;
  priority: boolean;
  language: Locale;
}

/**
 * The face of a card as a thing with an edge and a back: a checkbox turns it, its light follows the scroll, and the pointer or the
 * device once its island has come. Once in a document.
 */
export function CardObject({ card, image, priority, language }: Props) {
  const t = textOf(language, 'cardObject');
  const id = useId();
  const notch = notchOf(card.card_type);
  const shape = CARD_OUTLINES[notch];
  const face = mediaUrl(image.url);
  return (
    <label className="block cursor-pointer">
      <Definitions shape={shape} />
      <input type="checkbox" aria-labelledby={id} data-island="" className="sr-only" />
      <span dir="ltr" className="card-object-stage card-object-face relative block">
        <span className="card-object-body relative block aspect-[428/270]">
          <span className="card-object-shadow card-img absolute inset-0" />
          {CORE.map((colour, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer has no other identity.
            <span key={position} className={`card-object-layer absolute inset-0 ${colour}`} style={layer(position - 1)} />
          ))}
          <span
            className="card-object-layer card-object-side card-object-front absolute inset-0 overflow-hidden"
            style={layer(2)}
          >
            <MediaImage media={image} size={CARD_IMAGE} priority={priority} className="card-img" />
            <Drawing>
              <g filter="url(#card-relief)">
                <image href={face} {...SIZE} filter="url(#card-lines)" />
              </g>
              <path d={shape} fill="none" stroke="url(#card-rim)" strokeWidth="3" />
            </Drawing>
            <span className="card-object-light absolute inset-0">
              <Drawing>
                <image href={face} {...SIZE} filter="url(#card-lines)" />
              </Drawing>
            </span>
          </span>
          <span className="card-object-layer card-object-side card-object-back absolute inset-0 text-white" style={layer(2)}>
            <Drawing>
              <image href={face} {...SIZE} transform={MIRROR} filter="url(#card-shade)" />
              <image href="/art/card-back/back.svg" {...SIZE} />
            </Drawing>
            <span dir={directionOf(language)} className="card-object-words absolute flex flex-col justify-between">
              <span className="sr-only">{t('sample')}</span>
              <span dir="ltr" className="figures spaced">
                {NUMBER}
              </span>
              <span className="flex justify-between gap-4">
                <span>{t('holder')}</span>
                <span>
                  {t('valid')} <bdi dir="ltr">{VALID_THRU}</bdi>
                </span>
              </span>
              <span>{t('helpline')}</span>
            </span>
          </span>
        </span>
        <CardLight />
      </span>
      <span className="relative mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 small-text text-muted print:hidden">
        <span id={id} className="chip">
          <Icon name="rotate-cw" className="size-5" />
          {t('turn')}
        </span>
        <span className="flex-1 basis-28">{t(`notch.${notch}`)}</span>
      </span>
    </label>
  );
}
