import { TEMPLATES } from './support/addresses.ts';
import { expect, test } from './support/test.ts';
import { equalAccessFaults, htmlFaults, policyFaults } from './support/validators.ts';

// The engine is injected, which the policy of the site forbids.
test.use({ bypassCSP: true, expectedComplaints: /status of 404|Blocked script execution in 'about:srcdoc'/ });

for (const [index, path] of TEMPLATES.entries()) {
  test(`2.1 ${path} is valid HTML with a safe policy, and IBM Equal Access finds no violation`, async ({ page, request }) => {
    for (const address of [path, path === '/' ? '/hi' : `/hi${path}`]) {
      const answer = await request.get(address);
      const policy = answer.headers()['content-security-policy'] ?? '';
      expect({ address, html: await htmlFaults(await answer.text()), policy: policyFaults(policy) }).toEqual({
        address,
        html: [],
        policy: [],
      });
    }
    // The languages share their markup: every second template is tried in Hindi, on a phone.
    const isHindi = index % 2 === 1;
    await page.setViewportSize(isHindi ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await page.goto(isHindi ? `/hi${path}` : path);
    expect(await equalAccessFaults(page)).toEqual([]);
  });
}
