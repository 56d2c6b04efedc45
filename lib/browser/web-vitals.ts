import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Address of the script that measures the web vitals of a page; pages carry it when a collector is set. */
export const WEB_VITALS_PATH = '/service/web-vitals.js';

const LIBRARY = 'node_modules/web-vitals/dist/web-vitals.iife.js';

/** Sends each figure with the path of the page and without its query, which may hold what a visitor typed. */
const REPORT = `function send(m){
navigator.sendBeacon(collector,JSON.stringify({id:m.id,name:m.name,value:m.value,rating:m.rating,navigationType:m.navigationType,page:location.pathname}))
}
['onCLS','onFCP','onINP','onLCP','onTTFB'].forEach(function(on){webVitals[on](send)});`;

/** The script: the library and what sends its figures to the address in `data-collector`. */
export async function webVitalsScript(root = process.cwd()): Promise<string> {
  const library = await readFile(path.join(root, LIBRARY), 'utf8');
  return `(function(collector){\n${library}\n${REPORT}\n})(document.currentScript.dataset.collector);\n`;
}
