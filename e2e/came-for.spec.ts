import { PHONE } from './support/phone-view.ts';
import { expect, test } from './support/test.ts';

/** What visitors come for on each template, as docs/requirements.md says, and where it is. */
const CAME_FOR: Record<string, readonly [string, ...string[]]> = {
  '/': ['.family-face'],
  '/credit-cards': ['#cards .card-tile'],
  '/debit-cards': ['#cards .card-tile'],
  '/prepaid-cards': ['#cards .card-tile'],
  '/msme-cards': ['#cards .card-tile'],
  '/on-the-go': ['#cards .card-tile'],
  '/rupay-card-studio-all-cards': ['#cards article'],
  '/prepaid-cards/prepaid-cards-range': ['.family-face'],
  '/credit-cards/select-credit': ['main h2:text-is("Privileges")'],
  '/select-credit-card': ['main h2:text-is("Privileges")'],
  '/exclusive-offers': ['#offers .offer-rows > li'],
  '/international-offers/Discover': ['#offers .offer-rows > li'],
  '/lounges': ['.lounge-form', '.lounge-row'],
  '/lounges/delhi': ['.lounge-row'],
  '/rupay-global': ['main summary:has-text("Gulf")'],
  '/countries': ['main tbody tr'],
  '/ekaa': ['main h2:text-is("What is in the set")'],
  '/emi-cc-on-upi': ['main ol > li'],
  '/emi-cc-upi': ['#calculator form'],
  '/which-card': ['.chooser-step li a'],
  '/lost-card': ['main a[href^="tel:"]', 'main h2:text-is("Do this now")'],
  '/contact': ['main a[href^="tel:"]'],
  '/fraud-awareness': ['main tbody tr'],
  '/card-protection': ['main tbody tr'],
  '/faqs': ['main h3 + *, main details summary'],
  '/rupay-exclusive-lounge': ['main tbody tr'],
  '/rupay-otg': ['main h2:text-is("Pick what you carry")'],
  '/business-msme': ['.family-face'],
  '/merchants': ['main ol > li', 'main tbody tr'],
  '/issuers': ['main ol > li'],
  '/rupay-scan-and-score': ['main h2:text-is("How to join"), main h3:text-is("How to join")'],
  '/search?searchItem=lounge': ['main h2 + p'],
  '/newsroom': ['main li a'],
  '/milestone': ['main ol > li'],
  '/site-map': ['main li a'],
  '/legal/credit-card-terms-and-condition': ['.legal-text p'],
};

test.use({ viewport: PHONE, javaScriptEnabled: false });

for (const [address, selectors] of Object.entries(CAME_FOR)) {
  test(`2.1 R what visitors come for is open in the first two screens of ${address}`, async ({ page }) => {
    await page.goto(address);
    for (const selector of selectors) {
      const first = page.locator(selector).first();
      await expect(first).toBeVisible();
      const { y = Number.POSITIVE_INFINITY } = (await first.boundingBox()) ?? {};
      expect([selector, y < 2 * PHONE.height - 60]).toEqual([selector, true]);
    }
  });
}

test('2.1 R on phones only long lists are behind a plus after the first sections', async ({ page }) => {
  for (const address of ['/credit-cards/select-credit', '/emi-cc-on-upi', '/rupay-global', '/ekaa', '/prepaid-cards']) {
    await page.goto(address);
    const folded = page.locator('main details.folded');
    const others = folded.filter({ hasNot: page.locator('.bank-row') });
    expect([address, await others.count()]).toEqual([address, 0]);
  }
});
