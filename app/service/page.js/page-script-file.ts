import { createHash } from 'node:crypto';
import { PAGE_SCRIPT } from '#lib/browser/page-script.ts';
import { HYDRATION_SCRIPT } from '#lib/next-internals/hydration-script.ts';

/** The script that every page loads: the same on all, and cached for a year. */
export const PAGE_SCRIPT_FILE = `${PAGE_SCRIPT};\n${HYDRATION_SCRIPT};\n`;

/** Its address, with a hash, so that a changed script has another one. */
export const PAGE_SCRIPT_ADDRESS = `/service/page.js?v=${createHash('sha256').update(PAGE_SCRIPT_FILE).digest('base64url').slice(0, 8)}`;
