import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const site = process.env.SITE_URL ?? '';

/** Nothing is loaded from another host; the admin has inline styles and scripts. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  `img-src 'self' data: blob: ${site} ${process.env.S3_PUBLIC_URL ?? ''}`,
  `media-src 'self' blob: ${site} ${process.env.S3_PUBLIC_URL ?? ''}`,
  "font-src 'self' data:",
  "connect-src 'self'",
  `frame-src 'self' ${site}`,
  "frame-ancestors 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
].join('; ');

const SECURITY = [
  { key: 'Content-Security-Policy', value: POLICY },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  ...(process.env.PUBLIC_URL?.startsWith('https:') ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000' }] : []),
];

/** Files that were uploaded run nothing; a drawing that is opened by itself would be a document of this host. */
const FILES = '/cms/api/media/file/:file*';
const DRAWINGS = '/cms/api/media/file/:file(.*\\.svg)';
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; frame-ancestors 'self'";
const policy = (value: string) => [{ key: 'Content-Security-Policy', value }];

const config: NextConfig = {
  poweredByHeader: false,
  // One copy for all routes: with a copy in each, an error of one is not an instance of the class of another.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    '@payloadcms/translations',
  ],
  // Not the folder of the site, when the project is inside of it.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // The last one that matches is sent.
  headers: async () => [
    { source: '/:path*', headers: SECURITY },
    { source: FILES, headers: policy(FILE_POLICY) },
    { source: DRAWINGS, headers: policy(`${FILE_POLICY}; sandbox`) },
  ],
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
};

export default withPayload(config, { devBundleServerPackages: false });
