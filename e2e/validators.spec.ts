import { TEMPLATES } from './support/addresses.ts';
import { expect, test } from './support/test.ts';
import { htmlFaults, policyFaults } from './support/validators.ts';

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
