import { BOOT_SCRIPT } from '#lib/config/boot-script.ts';
import { settings } from '#lib/config/settings.ts';
import { HYDRATION_DATA_ID } from './hydration-script.ts';
import { lightPage, makeLight, withoutRequestAddress } from './light-page.ts';

const CHUNK = '<script src="/_next/static/chunks/a.js" async=""></script>';
const META = '<meta charSet="utf-8"/><meta name="x" content="y"/>';
const RUNTIME =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]});</script>';
const FLIGHT =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:\\u003cp>"])</script>';

/** A page as Next renders it. */
const page = ({ meta = META, main = '<p>Text</p>', runtime = RUNTIME, more = '' } = {}) =>
  `<!DOCTYPE html><html><head>${meta}<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>${CHUNK}<script>${BOOT_SCRIPT}</script><script src="/_next/static/chunks/polyfills.js" noModule=""></script></head><body>${main}<script type="application/ld+json">{"a":"$&"}</script>${more}${runtime}${FLIGHT}</body></html>`;

function dataOf(html = ''): unknown {
  return JSON.parse(
    html.match(new RegExp(`<script type="application/json" id="${HYDRATION_DATA_ID}">(.*?)</script>`))?.[1] ?? '',
  );
}

test("7 the framework's scripts and flight data go, and what the hydration needs is kept as data", () => {
  const light = lightPage(page());
  expect(light?.html).toBe(
    `<!DOCTYPE html><html><head>${META}<script>${BOOT_SCRIPT}</script></head><body><p>Text</p><script type="application/ld+json">{"a":"$&"}</script><script type="application/json" id="${HYDRATION_DATA_ID}">${JSON.stringify(
      {
        version: light?.version,
        scripts: ['/_next/static/chunks/a.js'],
        runtime: { otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [7] },
      },
    )}</script></body></html>`,
  );
});

test('7 the version changes with the content and the scripts, not with the order of the head', () => {
  const version = lightPage(page())?.version;
  expect(lightPage(page({ meta: '<meta name="x" content="y"/><meta charSet="utf-8"/>' }))?.version).toBe(version);
  expect(lightPage(page({ main: '<p>Other</p>' }))?.version).not.toBe(version);
  expect(lightPage(page({ meta: '<meta name="x" content="z"/>' }))?.version).not.toBe(version);
  expect(lightPage(page().replaceAll('chunks/a.js', 'chunks/b.js'))?.version).not.toBe(version);
});

test.each([
  ['an inline script that is not known', page({ more: '<script>alert(1)</script>' })],
  ['an instruction of streaming', page({ more: '<script>$RC("B:0","S:0")</script>' })],
  ['no start of the runtime', page({ runtime: '' })],
  ['another start of the runtime', page({ runtime: '<script id="_R_">start()</script>' })],
  ['two starts of the runtime', page({ more: RUNTIME })],
  ['no script of the framework', page().replaceAll(CHUNK, '')],
  ['no end', page().replace('</body>', '')],
  ['a page that is light already', lightPage(page())?.html ?? ''],
])('7 a page with %s stays as it is', (_name, html) => {
  expect(lightPage(html)).toBeUndefined();
});

test('7 a script of the site stays, and data cannot end their element', () => {
  const vitals = '<script async="" src="/service/web-vitals.js"></script>';
  expect(lightPage(page({ more: vitals }))?.html).toContain(vitals);
  const runtime = RUNTIME.replace('"otherChunks"', '"x":"<!--","otherChunks"');
  expect(lightPage(page({ runtime }))?.html).toContain('\\u003c!--');
  expect(dataOf(lightPage(page({ runtime }))?.html)).toMatchObject({ runtime: { x: '<!--' } });
});

test.each(['"c":["","hi","faqs?a=[1]&b=\\"x\\\\"],"q":"?tab=a"', '"c":["",""],"q":""'])(
  '13 flight data do not name the address of the request: %s',
  (address) => {
    const data = (at: string) => Buffer.from(`1:"$Sreact"\n0:{"P":null,${at},"t":["\\"c\\":[","ह"]}\n`);
    expect(withoutRequestAddress(data(address))).toEqual(data(`"c":[""],"q":${address.split(',"q":')[1]}`));
  },
);

test('13 a page that stays whole does not name the address of its first request either', () => {
  globalThis.valuesOfProcess?.clear();
  Object.assign(settings, { LIGHT_PAGES: false });
  const inline = (at: string) =>
    page({ more: `<script>self.__next_f.push([1,"0:{\\"P\\":null,${at},\\"q\\":\\"\\"}"])</script>` });
  const value = { html: inline('\\"c\\":[\\"\\",\\"faqs?private=[1]\\"]') };
  makeLight(value);
  expect(value.html).toBe(inline('\\"c\\":[\\"\\"]'));
  Object.assign(settings, { LIGHT_PAGES: true });
  globalThis.valuesOfProcess?.clear();
});
