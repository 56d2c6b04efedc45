import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** In pages when a collector is set. */
export const WEB_VITALS_PATH = '/service/web-vitals.js';

const LIBRARY = 'node_modules/web-vitals/dist/web-vitals.iife.js';

/** Sends metrics with the path of the page; its query may hold what a visitor typed. */
const REPORT = `function send(m){
navigator.sendBeacon(collector,JSON.stringify({id:m.id,name:m.name,value:m.value,rating:m.rating,navigationType:m.navigationType,page:location.pathname}))
}
['onCLS','onFCP','onINP','onLCP','onTTFB'].forEach(function(on){webVitals[on](send)});`;

/** The library, and the reporter to the address in `data-collector`. */
export async function webVitalsScript(root = process.cwd()): Promise<string> {
  const library = await readFile(path.join(root, LIBRARY), 'utf8');
  return `(function(collector){\n${library}\n${REPORT}\n})(document.currentScript.dataset.collector);\n`;
}
