import { TEMPLATES } from './support/addresses.ts';
import { expect, test } from './support/test.ts';
import { equalAccessFaults, htmlFaults, policyFaults } from './support/validators.ts';

for (const path of TEMPLATES) {
  test(`2.1 ${path} is valid HTML with a safe policy`, async ({ request }) => {
    for (const address of [path, path === '/' ? '/hi' : `/hi${path}`]) {
      const answer = await request.get(address);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect({ address, html: await htmlFaults(await answer.text()), policy: policyFaults(policy) }).toEqual({
        address,
        html: [],
        policy: [],
      });
    }
  });
}

test.describe('IBM Equal Access', () => {
  test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 }, expectedComplaints: /status of 404/ });
  for (const path of TEMPLATES) {
    test(`2.1 ${path} has no violation for IBM Equal Access`, async ({ page }) => {
      await page.goto(path);
      expect(await equalAccessFaults(page)).toEqual([]);
    });
  }
});
