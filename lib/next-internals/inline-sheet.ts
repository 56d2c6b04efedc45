import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDevelopment } from '#lib/config/settings.ts';
import { oncePerProcess } from '#lib/platform/once-per-process.ts';

const FOLDER = '.next/static/chunks';

/** Only the sheet that all pages have contains it: `app/globals.css`. */
const OWN_RULE = '@layer theme{';

interface Sheet {
  /** As Next links it. */
  link: string;
  /**
   * The sheet itself, then the link, disabled: browsers do not fetch it, and when React and Turbopack look for the sheet, they find the
   * link and load nothing.
   */
  inline: string;
  /** A source of the directive `style-src`. */
  hash: string;
}

function readSheet(): Sheet | undefined {
  if (isDevelopment) return undefined;
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));
  for (const name of names) {
    const css = readFileSync(join(FOLDER, name), 'utf8');
    if (!css.includes(OWN_RULE) || css.includes('</')) continue;
    const link = `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"/>`;
    return {
      link,
      inline: `<style>${css}</style>${link.replace(' href', ' disabled="" href')}`,
      hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    };
  }
  return undefined;
}

/** The style sheet of all pages; `undefined` when the build has none of a known shape, and in development. */
export function siteSheet(): Sheet | undefined {
  return oncePerProcess('site-sheet', () => {
    try {
      return readSheet();
    } catch {
      // No build.
      return undefined;
    }
  });
}

/** A page with its style sheet in the document. Without the known link, it stays as it is. */
export function withSheet(html: string): string {
  const sheet = siteSheet();
  return sheet ? html.replace(sheet.link, () => sheet.inline) : html;
}
