import type { Page } from 'playwright';
import type { Visitor } from '../drive/visitor.ts';
import { ensure, taskInEach } from '../task.ts';

/** Of the same page in Chromium. */
const HEIGHT_TOLERANCE = 0.05;

/** Widths of windows, in CSS pixels. */
const WIDE = 1440;
const NARROW = 450;
/** Windows are not that narrow in WebKitGTK, so this is the width of a frame. */
const FRAME = { en: 390, hi: 320 };

/** A page of each template, without language; records of a kind share theirs. */
const PAGES = [
  '/',
  '/credit-cards',
  '/credit-cards/classic-credit',
  '/about-rupay',
  '/select-credit-card',
  '/msme-cards',
  '/business-msme',
  '/prepaid-cards/prepaid-cards-range',
  '/which-card',
  '/milestone',
  '/emi-cc-upi',
  '/on-the-go/band',
  '/lounges',
  '/lounges/mumbai',
  '/exclusive-offers',
  '/exclusive-offers/tulsi-table-weekday-meals',
  '/international-offers/Discover',
  '/faqs',
  '/legal/credit-card-terms-and-condition',
  '/booking/airport-ride',
  '/site-map',
  '/rupay-scan-and-score',
  '/rupay-card-studio-all-cards',
  '/rupay-global',
  '/ekaa',
  '/search?searchItem=lounge',
  '/contact',
  '/lost-card',
];

interface Looks {
  height: number;
  tooWide: number;
  broken: string[];
}

/** Looks at a page, or at that in its frame, with all sections laid out and all pictures loaded. */
async function measure(): Promise<Looks> {
  const view = document.querySelector('iframe[src]:only-child') && frames[0] ? frames[0] : window;
  const { document: page } = view;
  for (const section of page.querySelectorAll<HTMLElement>('main section')) section.style.contentVisibility = 'visible';
  const pictures = [...page.images].filter((image) => image.checkVisibility());
  for (const image of pictures) image.loading = 'eager';
  await page.fonts.ready;
  const patience = new Promise((resolve) => setTimeout(resolve, 5000));
  await Promise.race([patience, Promise.allSettled(pictures.map((image) => image.decode()))]);
  const { scrollHeight, scrollWidth, clientWidth } = page.documentElement;
  const broken = pictures.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  return { height: scrollHeight, tooWide: scrollWidth - clientWidth, broken };
}

function problemsOf(width: number, looks: Looks | undefined, chromium: Looks | undefined): string[] {
  if (!looks || !chromium) return [`it was not seen at ${width} px`];
  const { height, tooWide, broken } = looks;
  const share = height / chromium.height - 1;
  return [
    tooWide > 0 ? `it is ${tooWide} px too wide` : '',
    broken.length > 0 ? `it has broken pictures: ${broken}` : '',
    Math.abs(share) > HEIGHT_TOLERANCE ? `it is ${height} px high, and ${chromium.height} in Chromium` : '',
  ]
    .filter(Boolean)
    .map((problem) => `at ${width} px ${problem}`);
}

/** In Chromium, a narrow frame is a narrow window. */
async function looksInChromium(page: Page, widths: readonly number[]): Promise<Looks[]> {
  const all: Looks[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    all.push(await page.evaluate(measure));
  }
  return all;
}

async function looksIn(visitor: Visitor, path: string, frame: number): Promise<Looks[]> {
  const all: Looks[] = [];
  await visitor.openAt(WIDE, path);
  all.push(await visitor.evaluate(measure));
  await visitor.resize(NARROW);
  all.push(await visitor.evaluate(measure));
  const scrollbar = await visitor.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await visitor.openAt(700, visitor.front.framed(path, frame + scrollbar));
  all.push(await visitor.evaluate(measure));
  return all;
}

for (const template of PAGES) {
  taskInEach(`${template} has the widths and heights that it has in Chromium, and all pictures`, async (setting) => {
    const { visitor, reference, locale } = setting;
    const path = setting.path(template);
    const widths = [WIDE, NARROW, FRAME[locale]];
    const [own, wanted] = await Promise.all([
      looksIn(visitor, path, FRAME[locale]),
      reference.measure(path, WIDE, 'looks', (page) => looksInChromium(page, widths)),
    ]);
    const problems = widths.flatMap((width, index) => problemsOf(width, own[index], wanted[index]));
    ensure(problems.length === 0, problems.join('; '));
  });
}
