import type { Plugin } from 'payload';

/** Files are kept in the folder of the data. With `S3_BUCKET`, `storage.s3.ts` takes the place of this file. */
export const storage: Plugin[] = [];
