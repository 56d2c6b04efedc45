import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export const FLOOR_PREFIX = '/__floor';

/** The page with its style sheets in the document, and without a script that blocks rendering. */
async function floorOf(site: string, path: string): Promise<Buffer> {
  let html = await (await fetch(site + path)).text();
  for (const [link, href = ''] of html.matchAll(/<link rel="stylesheet"(?![^>]* disabled)[^>]*href="([^"]*)"[^>]*>/g)) {
    const styles = await (await fetch(new URL(href, site))).text();
    html = html.replace(link, () => `<style>${styles}</style>`);
  }
  return gzipSync(html.replaceAll(' blocking="render"', ''), { level: 9 });
}

/** A proxy before a site that also has the floor of pages, below `FLOOR_PREFIX`. */
export async function startFloor(site: string, paths: readonly string[]): Promise<{ origin: string; close: () => void }> {
  const pages = new Map<string | undefined, Buffer>();
  for (const path of paths) pages.set(FLOOR_PREFIX + path, await floorOf(site, path));
  const { hostname, port, host } = new URL(site);
  const proxy = createServer((asked, response) => {
    const page = pages.get(asked.url);
    if (page) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip', 'content-length': page.length };
      response.writeHead(200, headers).end(page);
      return;
    }
    const headers = { ...asked.headers, host };
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}
