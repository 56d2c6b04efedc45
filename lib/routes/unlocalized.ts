/** Folders of `public/`, services and the framework: no language. */
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
