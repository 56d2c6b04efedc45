import { join } from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { DEFAULT_LOCALE, LOCALES } from '#lib/i18n/locales.ts';
import { collections, globals } from './src/collections.ts';
import { endpoints } from './src/endpoints.ts';
import { withoutEmail } from './src/email.ts';
import { engineOf } from './src/engine.ts';
import { payloadBlocks } from './src/fields.ts';
import { hi } from './src/hindi.ts';
import { languageName } from './src/languages.ts';
import { logger } from './src/logger.ts';
import { media } from './src/media.ts';
import { notices } from './src/notices.ts';
import { startSchedule } from './src/schedule.ts';
import { settings } from './src/settings.ts';
import { storage } from './src/storage.ts';
import { submissions } from './src/submissions.ts';
import { tellWhatIsLeft } from './src/tell-site.ts';
import { createAccounts, users } from './src/users.ts';

export default buildConfig({
  secret: settings.secret,
  serverURL: settings.publicUrl,
  csrf: [settings.publicUrl],
  telemetry: false,
  logger,
  // Addresses below `/api` are those of the contract.
  routes: { api: '/cms/api' },
  graphQL: { disable: true },
  admin: {
    user: users.slug,
    avatar: 'default',
    importMap: { baseDir: process.cwd(), importMapFile: join(process.cwd(), 'import-map.js') },
    meta: { titleSuffix: ' · CMS' },
    components: { beforeDashboard: ['/components/overview#Overview'] },
  },
  i18n: { fallbackLanguage: 'en', supportedLanguages: { en, hi } as { en: typeof en } },
  localization: {
    locales: LOCALES.map((code) => ({ code, label: languageName(code), rtl: code === 'ur' })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  // Tables for each kind of block would exceed the length of a name in a database.
  db: settings.databaseUrl
    ? postgresAdapter({ pool: { connectionString: settings.databaseUrl }, blocksAsJSON: true })
    : sqliteAdapter({
        client: { url: `file:${join(settings.dataFolder, 'cms.db')}` },
        blocksAsJSON: true,
        autoIncrement: true,
        // Waiting for the disk after each of thousands of writes takes most of the time of the import, which can be repeated.
        wal: { synchronous: process.env.NODE_ENV === 'production' ? 'FULL' : 'OFF' },
        busyTimeout: 10_000,
      }),
  sharp,
  plugins: storage,
  email: withoutEmail,
  blocks: payloadBlocks(),
  collections: [...collections, media, submissions, users, notices],
  globals,
  endpoints,
  typescript: { autoGenerate: false },
  onInit: async (payload) => {
    await createAccounts(payload);
    startSchedule(payload);
    void tellWhatIsLeft(payload);
    void engineOf(payload).warm();
  },
});
