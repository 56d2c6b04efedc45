import { LOCALES } from '#lib/i18n/locales.ts';
import { ensure, type Setting, task } from '../task.ts';

/** Of the same page in Chromium. */
const HEIGHT_TOLERANCE = 0.05;

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
  const { scrollHeight, scrollWidth } = page.documentElement;
  const broken = pictures.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  return { height: scrollHeight, tooWide: scrollWidth - view.innerWidth, broken };
}

function problemsOf(path: string, { height, tooWide, broken }: Looks, chromium: Looks): string[] {
  const share = height / chromium.height - 1;
  return [
    tooWide > 0 ? `${path} is ${tooWide} px too wide` : '',
    broken.length > 0 ? `${path} has broken pictures: ${broken}` : '',
    Math.abs(share) > HEIGHT_TOLERANCE ? `${path} is ${height} px high, and ${chromium.height} in Chromium` : '',
  ].filter(Boolean);
}

async function look({ visitor, reference }: Setting, path: string, width: number) {
  return problemsOf(
    path,
    await visitor.evaluate(measure),
    await reference.measure(path, width, 'looks', (page) => page.evaluate(measure)),
  );
}

function expectNone(problems: string[]) {
  ensure(problems.length === 0, problems.join('; '));
}

for (const locale of LOCALES) {
  const language = locale === 'en' ? 'English' : 'Hindi';
  const paths = PAGES.map((path) => (locale === 'en' ? path : `/hi${path === '/' ? '' : path}`));
  for (const width of [1440, 450]) {
    task(`every template at ${width} px: width, height, pictures, console, ${language}`, async (setting) => {
      await setting.visitor.resize(width);
      const problems: string[] = [];
      for (const path of paths) {
        await setting.visitor.open(path);
        problems.push(...(await look(setting, path, width)));
      }
      expectNone(problems);
    });
  }
  // Windows are not that narrow in WebKitGTK.
  const width = locale === 'en' ? 390 : 320;
  task(`every template at ${width} px, in a frame: width, height, pictures, ${language}`, async (setting) => {
    await setting.visitor.resize(700);
    const problems: string[] = [];
    for (const path of paths) {
      await setting.visitor.open(setting.visitor.front.framed(path, width));
      problems.push(...(await look(setting, path, width)));
    }
    expectNone(problems);
  });
}
