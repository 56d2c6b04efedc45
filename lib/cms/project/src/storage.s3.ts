import { s3Storage } from '@payloadcms/storage-s3';
import type { Plugin } from 'payload';
import { settings } from './settings.ts';

/** Files are kept in an S3-compatible store; the CMS passes them on at the addresses that they have in a folder. */
export const storage: Plugin[] = settings.s3
  ? [
      s3Storage({
        collections: { media: true },
        bucket: settings.s3.bucket,
        config: {
          region: settings.s3.region,
          ...(settings.s3.endpoint ? { endpoint: settings.s3.endpoint } : {}),
          credentials: { accessKeyId: settings.s3.accessKeyId, secretAccessKey: settings.s3.secretAccessKey },
          forcePathStyle: true,
        },
      }),
    ]
  : [];
