import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Locale } from '#lib/i18n/locales.ts';
import { SOCIAL_SIZE } from '#lib/seo/social-image.ts';
import { artOf } from './art.ts';
import { drawFace } from './face.ts';
import { isLatin, registerFonts, setTitleFont } from './fonts.ts';
import { layLines } from './lines.ts';

/** What a social image shows. */
export interface SocialPicture {
  title: string;
  /** The language of the title: some letters have other forms in other languages. */
  locale: Locale;
  /** The file of a card's face, from `public/art/cards`. */
  face?: string | undefined;
}

/** The colours of the design: mor-950, khadi-50. */
const COLOURS = { ground: '#062327', title: '#fbf8f2' };
const INSET = 72;
const WORDMARK = { width: 194, height: 52 };
const KOLAM = { x: 760, y: -95, size: 660 };
const BORDER = { width: 144, height: 24, foot: 26 };
/** Where a card's face ends, and the line through its middle. */
const FACE = { right: SOCIAL_SIZE.width - INSET, middle: (SOCIAL_SIZE.height - BORDER.foot) / 2 };
/** Where the title stands, between wordmark and border. */
const TITLE = { top: 150, height: 390, wide: 740, besideFace: 530 };
/** Two lines as long as they are large, then more. */
const TRIES = [
  { most: 2, sizes: [96, 88, 80, 72] },
  { most: 3, sizes: [80, 72, 66, 60] },
  { most: 4, sizes: [66, 60, 54, 48, 44] },
];

/** What every image has, drawn once in a process, when the fonts are there. */
let prepared: Promise<Canvas> | undefined;

async function prepare(): Promise<Canvas> {
  await registerFonts();
  const { width, height } = SOCIAL_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = COLOURS.ground;
  context.fillRect(0, 0, width, height);
  context.drawImage(await artOf('patterns/kolam-hero.svg', KOLAM.size, KOLAM.size), KOLAM.x, KOLAM.y);
  context.drawImage(await artOf('logos/wordmark-white.svg', WORDMARK.width, WORDMARK.height), INSET, INSET);
  const border = await artOf('patterns/kolam-border.svg', BORDER.width, BORDER.height);
  for (let x = 0; x < width; x += BORDER.width) context.drawImage(border, x, height - BORDER.foot - BORDER.height);
  return canvas;
}

function drawTitle(context: SKRSContext2D, { title, locale, face }: SocialPicture): void {
  const latin = isLatin(title);
  const setSize = (size: number) => setTitleFont(context, { size, locale, latin });
  context.fillStyle = COLOURS.title;
  context.textBaseline = 'alphabetic';
  const lineHeight = latin ? 1.1 : 1.3;
  const { size, lines } = layLines(title, {
    width: face === undefined ? TITLE.wide : TITLE.besideFace,
    height: TITLE.height,
    tries: TRIES,
    lineHeight,
    measure: (text, at) => {
      setSize(at);
      return context.measureText(text).width;
    },
  });
  setSize(size);
  const step = size * lineHeight;
  const first = TITLE.top + (TITLE.height - lines.length * step) / 2 + size * 0.8 + (step - size) / 2;
  for (const [index, line] of lines.entries()) context.fillText(line, INSET, first + index * step);
}

/**
 * Draws a social image (spec 2.11, 3) in the style of the site: its title over a kolam, with a card's face where the page is of cards.
 * @returns a PNG of `SOCIAL_SIZE`
 */
export async function drawSocialImage(picture: SocialPicture): Promise<Buffer> {
  prepared ??= prepare();
  const ground = await prepared.catch((error: unknown) => {
    prepared = undefined;
    throw error;
  });
  const canvas = createCanvas(SOCIAL_SIZE.width, SOCIAL_SIZE.height);
  const context = canvas.getContext('2d');
  context.drawImage(ground, 0, 0);
  if (picture.face !== undefined) await drawFace(context, picture.face, FACE);
  drawTitle(context, picture);
  return canvas.encode('png');
}
