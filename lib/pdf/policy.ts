/** The content security policy of the document page. */

interface Sources {
  /** Other origins of documents. */
  origins: readonly string[];
  /** The address of another worker script. */
  workerSrc: string | undefined;
  /** The development server needs `eval` and a web socket. */
  development: boolean;
}

function originOf(address: string): string[] {
  return /^https?:\/\//i.test(address) ? [new URL(address).origin] : [];
}

/**
 * The policy for a `<meta>` element. WebAssembly decodes images; `data:` images are needed to save an added SVG. It also applies to
 * redirects of documents.
 */
export function documentPolicy({ origins, workerSrc, development }: Sources): string {
  // A worker of another origin is imported by a `blob:` script.
  const otherWorker = workerSrc === undefined ? [] : originOf(workerSrc);
  const worker = otherWorker.length > 0 ? [...otherWorker, 'blob:'] : [];
  return [
    ['script-src', "'self'", "'unsafe-inline'", "'wasm-unsafe-eval'", ...otherWorker, ...(development ? ["'unsafe-eval'"] : [])],
    ['worker-src', "'self'", ...worker],
    ['img-src', "'self'", 'data:'],
    ['connect-src', "'self'", ...origins, ...otherWorker, ...(development ? ['ws:'] : [])],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
