import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { BRAND_COLOURS } from '#lib/config/brand-colours.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { SOCIAL_SIZE } from '#lib/seo/social-image.ts';
import { breakLines } from './break-lines.ts';
import { drawCard, loadSvg } from './draw-card.ts';
import { isLatin, registerFonts, setTitleFont, titleLineHeight } from './fonts.ts';

export interface SocialImageContent {
  title: string;
  /** The language of the title: some letters have other forms in other languages. */
  locale: Locale;
  /** The file of a card in `public/art/cards`. */
  card?: string | undefined;
}

const COLOURS = { background: BRAND_COLOURS['mor-950'], title: BRAND_COLOURS['khadi-50'] };
const PADDING = 72;
const WORDMARK = { width: 194, height: 52 };
const KOLAM = { x: 760, y: -95, size: 660 };
const BORDER = { width: 144, height: 24, bottom: 26 };
const CARD = { right: SOCIAL_SIZE.width - PADDING, centre: (SOCIAL_SIZE.height - BORDER.bottom) / 2 };
/** The area of the title, between wordmark and border. */
const TITLE = { top: 150, height: 390, width: 740, widthBesideCard: 530 };
/** Font sizes by number of lines: two large lines if possible, else more. */
const TITLE_SIZES = [
  { maxLines: 2, sizes: [96, 88, 80, 72] },
  { maxLines: 3, sizes: [80, 72, 66, 60] },
  { maxLines: 4, sizes: [66, 60, 54, 48, 44] },
];

/** The background of every image, drawn once in a process. */
let background: Promise<Canvas> | undefined;

async function drawBackground(): Promise<Canvas> {
  await registerFonts();
  const { width, height } = SOCIAL_SIZE;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = COLOURS.background;
  context.fillRect(0, 0, width, height);
  context.drawImage(await loadSvg('patterns/kolam-hero.svg', KOLAM.size, KOLAM.size), KOLAM.x, KOLAM.y);
  context.drawImage(await loadSvg('logos/wordmark-white.svg', WORDMARK.width, WORDMARK.height), PADDING, PADDING);
  const border = await loadSvg('patterns/kolam-border.svg', BORDER.width, BORDER.height);
  for (let x = 0; x < width; x += BORDER.width) context.drawImage(border, x, height - BORDER.bottom - BORDER.height);
  return canvas;
}

function drawTitle(context: SKRSContext2D, { title, locale, card }: SocialImageContent): void {
  const latin = isLatin(title);
  const setSize = (size: number) => setTitleFont(context, { size, locale, latin });
  context.fillStyle = COLOURS.title;
  context.textBaseline = 'alphabetic';
  const lineHeight = titleLineHeight(title);
  const width = card === undefined ? TITLE.width : TITLE.widthBesideCard;
  const { size, lines } = breakLines(title, {
    width,
    height: TITLE.height,
    sizesByLines: TITLE_SIZES,
    lineHeight,
    measure: (text, fontSize) => {
      setSize(fontSize);
      return context.measureText(text).width;
    },
  });
  setSize(size);
  const step = size * lineHeight;
  const first = TITLE.top + (TITLE.height - lines.length * step) / 2 + size * 0.8 + (step - size) / 2;
  context.textAlign = 'start';
  const start = context.direction === 'rtl' ? PADDING + width : PADDING;
  for (const [index, line] of lines.entries()) context.fillText(line, start, first + index * step);
}

/**
 * Draws a title over a pattern, with a card on pages about cards.
 * @returns a PNG of `SOCIAL_SIZE`
 */
export async function drawSocialImage(content: SocialImageContent): Promise<Buffer> {
  background ??= drawBackground();
  const drawnBackground = await background.catch((error: unknown) => {
    background = undefined;
    throw error;
  });
  const canvas = createCanvas(SOCIAL_SIZE.width, SOCIAL_SIZE.height);
  const context = canvas.getContext('2d');
  context.drawImage(drawnBackground, 0, 0);
  if (content.card !== undefined) await drawCard(context, content.card, CARD);
  drawTitle(context, content);
  return canvas.encode('png');
}
