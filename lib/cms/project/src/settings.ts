import { join } from 'node:path';

const { env } = process;

/** @throws {Error} for what is no whole number from 1 to 3650 */
function readDays(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < 1 || Number(text) > 3650)
    throw new Error(`SUBMISSION_DAYS is a whole number from 1 to 3650, not "${text}".`);
  return Number(text);
}

/** @throws {Error} for a language that notices do not have */
function readLanguage(text: string): 'en' | 'hi' {
  if (text !== 'en' && text !== 'hi') throw new Error(`NOTICE_LANGUAGE is en or hi, not "${text}".`);
  return text;
}

/** The settings of `.env`; `npm run cms` writes them. */
export const settings = {
  secret: env.PAYLOAD_SECRET ?? '',
  databaseUrl: env.DATABASE_URL ?? '',
  /** The address of the admin: with `https:` the cookie of a session is only sent over TLS. */
  publicUrl: env.PUBLIC_URL || `http://localhost:${env.PORT ?? 1337}`,
  siteUrl: env.SITE_URL ?? '',
  product: env.PRODUCT_SLUG || 'rupay',
  previewSecret: env.PREVIEW_SECRET ?? '',
  revalidateSecret: env.REVALIDATE_SECRET ?? '',
  draftToken: env.CONTENT_DRAFT_TOKEN,
  /** A URL that is sent `{"text": …}` for each notice, such as a webhook of a chat. */
  noticeUrl: env.NOTICE_WEBHOOK_URL ?? '',
  /** The language of what is sent there. */
  noticeLanguage: readLanguage(env.NOTICE_LANGUAGE || 'en'),
  /** After how many days requests of visitors are deleted. */
  submissionDays: readDays(env.SUBMISSION_DAYS || '30'),
  dataFolder: env.DATA_FOLDER || join(process.cwd(), 'data'),
  s3: env.S3_BUCKET
    ? {
        bucket: env.S3_BUCKET,
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION || 'us-east-1',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      }
    : undefined,
} as const;

const isLocal = ['localhost', '127.0.0.1'].includes(new URL(settings.publicUrl).hostname);
if (env.NODE_ENV === 'production' && settings.publicUrl.startsWith('http:') && !isLocal)
  throw new Error('PUBLIC_URL must begin with https: where it is not localhost: the cookie of a session would be sent in clear text.');
