import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `selected=""` and its own order of attributes and quotes, all of them valid.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    // Filters and links to sections stand twice, for phones and for wide screens; one of the two is displayed.
    'unique-landmark': 'off',
    // Length of titles is for `search-engines.spec.ts`.
    'long-title': 'off',
    // Preferences of authors, not of the standard.
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'no-raw-characters': 'off',
  },
});

/** What html-validate finds in a document. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** What Google's csp_evaluator finds of medium severity or more. */
export function policyFaults(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

interface AceResult {
  ruleId: string;
  value: [string, string];
  message: string;
  snippet: string;
}

/** What it takes for a fault and is none. */
function isFault({ ruleId, snippet }: AceResult): boolean {
  const [tag = ''] = /^<[^>]*>/.exec(snippet) ?? [];
  switch (ruleId) {
    // A table that scrolls takes the focus, as axe demands.
    case 'element_tabbable_role_valid':
      return false;
    // axe and html-validate ask for labels, too. This engine takes one that is for screen readers only (`clip-path`) for none, and one
    // that is for the eye only, because its checkbox has a name, for empty.
    case 'input_label_exists':
    case 'label_content_exists':
      return false;
    // A form without a name is no landmark (https://www.w3.org/TR/html-aam-1.0/#el-form).
    case 'aria_form_label_unique':
      return tag.includes('aria-label');
    default:
      return true;
  }
}

/**
 * The violations that IBM Equal Access finds in an open page; the page must not have a policy (`bypassCSP`). The engine compares the
 * names of visible groups with those in closed popovers, such as the filters for phones, so these are taken out first.
 */
export async function equalAccessFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const popover of document.querySelectorAll('[popover]:not(:popover-open)')) popover.replaceChildren();
  });
  await page.evaluate(engine);
  const results: AceResult[] = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: { Checker: new () => { check(document: Document, rulesets: string[]): Promise<{ results: AceResult[] }> } };
    };
    return (await new ace.Checker().check(document, ['IBM_Accessibility'])).results;
  });
  return results
    .filter((result) => result.value.join(' ') === 'VIOLATION FAIL' && isFault(result))
    .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 200)}`);
}
