import { createHash } from 'node:crypto';
import { PAGE_SCRIPT } from '#lib/browser/page-script.ts';
import { HYDRATION_SCRIPT } from '#lib/next-internals/hydration-script.ts';

/** The script of all pages, cached for a year. */
export const PAGE_SCRIPT_FILE = `${PAGE_SCRIPT};\n${HYDRATION_SCRIPT};\n`;

/** With a hash, because it is cached. */
export const PAGE_SCRIPT_ADDRESS = `/service/page.js?v=${createHash('sha256').update(PAGE_SCRIPT_FILE).digest('base64url').slice(0, 8)}`;
