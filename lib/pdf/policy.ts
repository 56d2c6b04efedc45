/** The content security policy of the PDF screen: what its page may load while it runs. */

interface Sources {
  /** The origins that documents may come from, beside the site's own. */
  origins: readonly string[];
  /** The address of the worker when it is not the site's own. */
  workerSrc: string | undefined;
  /** The development server evaluates code and speaks over a socket. */
  development: boolean;
}

function originOf(address: string): string[] {
  return /^https?:\/\//i.test(address) ? [new URL(address).origin] : [];
}

/**
 * The policy for a `<meta>` of the page. Scripts of the site and WebAssembly for pictures; files of the site and of the listed
 * origins, redirects included; `data:` pictures, without which a drawing put in as SVG could not be saved.
 */
export function documentPolicy({ origins, workerSrc, development }: Sources): string {
  // A worker of another origin is started by a script of the page's own that imports it.
  const foreignWorker = workerSrc === undefined ? [] : originOf(workerSrc);
  const worker = foreignWorker.length > 0 ? [...foreignWorker, 'blob:'] : [];
  return [
    [
      'script-src',
      "'self'",
      "'unsafe-inline'",
      "'wasm-unsafe-eval'",
      ...foreignWorker,
      ...(development ? ["'unsafe-eval'"] : []),
    ],
    ['worker-src', "'self'", ...worker],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...origins, ...foreignWorker, ...(development ? ['ws:'] : [])],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
