import type { Page } from '@playwright/test';
import en from '../messages/en.json' with { type: 'json' };
import hi from '../messages/hi.json' with { type: 'json' };
import ta from '../messages/ta.json' with { type: 'json' };
import { expectAccessible } from './support/accessibility.ts';
import { hydrated } from './support/hydrated.ts';
import { pauseClock } from './support/pause-clock.ts';
import { expect, test } from './support/test.ts';

/** Fakes the standard interface; `tell` speaks, `window.voiceLog` records calls. */
function fakeRecogniser() {
  const log: string[] = [];
  let current: EventTarget | undefined;
  class SpeechRecognition extends EventTarget {
    lang = '';
    start() {
      current = this;
      log.push(`start ${this.lang}`);
      this.dispatchEvent(new Event('start'));
    }
    abort() {
      if (current !== this) return;
      current = undefined;
      log.push('abort');
      this.dispatchEvent(new Event('end'));
    }
  }
  const tell = (type: string, detail: object) => {
    current?.dispatchEvent(Object.assign(new Event(type), detail));
  };
  Object.assign(window, { SpeechRecognition, webkitSpeechRecognition: SpeechRecognition, tell, voiceLog: log });
}

const tell = (page: Page, type: string, detail: object = {}) =>
  page.evaluate(([name, given]) => Reflect.get(window, 'tell')(name, given), [type, detail] as const);
const say = (page: Page, transcript: string) => tell(page, 'result', { results: [{ 0: { transcript }, isFinal: true }] });
const log = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'voiceLog'));
const dialog = (page: Page) => page.locator('.voice-dialog');
const status = (page: Page) => dialog(page).getByRole('status');

async function openVoice(page: Page, address = '/ekaa', copy = en, frozen = false) {
  await page.goto(address);
  await page.locator('[popovertarget="search-bar"]').first().click();
  const button = page.locator('#search-bar').getByRole('button', { name: copy.voice.open });
  await expect(button).toBeVisible();
  if (frozen) {
    await hydrated(button);
    await pauseClock(page);
  }
  await button.click();
  await expect(dialog(page)).toBeVisible();
  return button;
}

test.describe('with a recogniser', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(fakeRecogniser);
  });

  for (const [address, copy, lang, spoken, width] of [
    ['/ekaa', en, 'en-IN', 'lounge', 1440],
    ['/hi/ekaa', hi, 'hi-IN', 'लाउंज', 390],
    ['/ta/ekaa', ta, 'ta-IN', 'லவுஞ்ச்', 390],
  ] as const) {
    test(`2.3 ${lang}: it prompts, listens in the language of the page, and what was said is searched for`, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 });
      await page.clock.install();
      await openVoice(page, address, copy, true);
      await expect(status(page)).toHaveText(copy.voice.speak);
      await page.clock.runFor(499);
      expect(await log(page)).toEqual([]);
      await page.clock.runFor(1);
      await expect(status(page)).toHaveText(copy.voice.listening);
      expect(await log(page)).toEqual([`start ${lang}`]);
      await say(page, ` ${spoken} `);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(spoken);
      expect(new URL(page.url()).searchParams.get('searchItem')).toBe(spoken);
    });

    test(`2.3 ${lang}: no accessibility violation in any state at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 850 });
      await openVoice(page, address, copy);
      for (const [type, detail, text] of [
        ['start', {}, copy.voice.listening],
        ['error', { error: 'no-speech' }, copy.voice.missed],
      ] as const) {
        if (type === 'error') await tell(page, type, detail);
        await expect(status(page)).toHaveText(text);
        await expectAccessible(page, { include: '.voice-dialog' });
      }
    });
  }

  test('2.3 the words are those of the specification', () => {
    const { speak, listening, missed, retry, unavailable } = en.voice;
    expect([speak, listening, missed, retry, unavailable]).toEqual([
      'Speak Now',
      'Listening...',
      "Didn't get that.",
      'Try Again',
      'Microphone not enabled',
    ]);
  });

  test('2.3 an empty transcript is ignored; when nothing was understood it says so, and Try Again listens again', async ({
    page,
  }) => {
    await openVoice(page);
    await expect(status(page)).toHaveText(en.voice.listening);
    await say(page, '   ');
    await expect(status(page)).toHaveText(en.voice.listening);
    await expect(page).toHaveURL(/\/ekaa$/);
    await tell(page, 'end');
    await expect(status(page)).toHaveText(en.voice.missed);
    await dialog(page).getByRole('button', { name: en.voice.retry }).click();
    await expect(status(page)).toHaveText(en.voice.listening);
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
    await say(page, 'lounge');
    await expect(page).toHaveURL(/searchItem=lounge$/);
  });

  test('4 errors of access mark the microphone unavailable', async ({ page }) => {
    const button = await openVoice(page);
    for (const error of ['not-allowed', 'service-not-allowed', 'audio-capture']) {
      await test.step(error, async () => {
        await expect(status(page)).toHaveText(en.voice.listening);
        await tell(page, 'error', { error });
        await tell(page, 'end');
        await expect(status(page)).toContainText(en.voice.unavailable);
        await expect(status(page)).toContainText(en.voice.help);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await button.click();
      });
    }
  });

  test('2.3 closing, Escape and leaving the page release the microphone; the first two give the focus back', async ({ page }) => {
    const button = await openVoice(page);
    const closeButton = dialog(page).getByRole('button', { name: en.voice.close });
    await expect(status(page)).toHaveText(en.voice.listening);
    await expect(closeButton).toBeFocused();
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const at = document.activeElement;
        return at !== null && at !== document.body && !at.closest('.voice-dialog');
      });
      expect(outside).toBe(false);
    }
    const leave = (type: string) =>
      page.evaluate((name) => {
        if (name === 'visibilitychange') Object.defineProperty(document, 'hidden', { value: true });
        (name === 'pagehide' ? window : document).dispatchEvent(new Event(name));
      }, type);
    const released: string[] = [];
    for (const [name, close] of [
      ['close', () => closeButton.click()],
      ['Escape', () => page.keyboard.press('Escape')],
      ['pagehide', () => leave('pagehide')],
      ['visibilitychange', () => leave('visibilitychange')],
    ] as const) {
      await test.step(name, async () => {
        if (name !== 'close') await button.click();
        await expect(status(page)).toHaveText(en.voice.listening);
        await close();
        await expect(dialog(page)).toHaveCount(0);
        if (name === 'close' || name === 'Escape') await expect(button).toBeFocused();
        released.push('start en-IN', 'abort');
        expect(await log(page)).toEqual(released);
      });
    }
  });

  test('2.3 a modal that is closed before it listens never asks for the microphone', async ({ page }) => {
    await page.clock.install();
    await openVoice(page, '/ekaa', en, true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    expect(await log(page)).toEqual([]);
  });

  test('2.3 the bars stand still when motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openVoice(page);
    const name = () =>
      dialog(page)
        .locator('.voice-bars > span')
        .first()
        .evaluate((span) => getComputedStyle(span).animationName);
    await expect.poll(name).toBe('none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(name).toBe('voice-bar');
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(fakeRecogniser);
  });

  test('2.3 the microphone of the search page is there before the first touch, and its click opens the voice search', async ({
    page,
  }) => {
    await page.goto('/search?searchItem=lounge');
    const button = page.locator('main').getByRole('button', { name: en.voice.open });
    await expect(button).toBeVisible();
    expect(
      await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('_rsc'))),
    ).toEqual([]);
    await button.click();
    await expect(dialog(page)).toBeVisible();
  });

  test('2.4 after the search was cleared the field has the focus, beside its microphone', async ({ page }) => {
    await page.goto('/search?searchItem=lounge');
    await page.locator('main').getByRole('link', { name: en.search.clear }).click();
    await expect(page).toHaveURL(/\/#search-bar$/);
    const bar = page.locator('#search-bar');
    await expect(bar.getByRole('textbox').or(bar.getByRole('combobox'))).toBeFocused();
    await expect(bar.getByRole('button', { name: en.voice.open })).toBeVisible();
  });
});

test('4 a browser that cannot recognise speech shows no microphone', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await page.goto('/ekaa');
  await page.locator('[popovertarget="search-bar"]').first().click();
  await expect(page.locator('#search-bar').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('button', { name: en.voice.open })).toHaveCount(0);
});
