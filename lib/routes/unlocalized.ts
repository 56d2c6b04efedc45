/** The folders of `public/`, the services and the framework: addresses that carry no language. */
export const UNLOCALIZED = [
  '/_next',
  '/api',
  '/service',
  '/art',
  '/fonts',
  '/documents',
  '/pdfjs',
  '/flipbook/festive-carnival-2025',
];
