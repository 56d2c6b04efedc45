/**
 * `npm run prepare-database`: makes the tables, the accounts and the list of components, and imports the sample content. What is
 * there stays: an entry is imported when none has its slug, or its place in its list.
 */
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp from 'sharp';

// Payload makes the tables outside of production only.
Reflect.set(process.env, 'NODE_ENV', 'development');
const { generateImportMap, getPayload } = await import('payload');
const { settings } = await import('../src/settings.ts');
mkdirSync(settings.dataFolder, { recursive: true });
const { default: config } = await import('../payload.config.ts');
const { entriesOf, mediaOf } = await import('#lib/cli/cms/sample.ts');
const { createAccounts } = await import('../src/users.ts');
type Payload = import('payload').Payload;
type LibraryFile = NonNullable<ReturnType<import('#lib/cli/cms/convert.ts').FileOf>>;

const SAMPLE = join(import.meta.dirname, '../sample');
const newId = () => randomBytes(12).toString('hex');
type Stored = Record<string, unknown>;

/** An address without the origin of the CMS, which may change. */
const inCms = (url: unknown) => String(url).replace(settings.publicUrl, '');
const nowIn = () => new Date().toISOString();

/**
 * Stores a file with its text in all languages. In a folder it is copied, which takes a tenth of the time of an upload: drawings and
 * films have no other sizes.
 */
async function storeFile(payload: Payload, filePath: string, name: string, alt: Stored | undefined): Promise<LibraryFile> {
  const data = readFileSync(filePath);
  const mimetype = TYPES[extname(name).slice(1)] ?? 'application/octet-stream';
  const isDecorative = { is_decorative: alt === undefined };
  if (settings.s3 || !COPIED.includes(mimetype)) {
    const file = { data, name, mimetype, size: data.byteLength };
    // Payload's types follow from its configuration, which is made when it starts.
    const created = await payload.create({
      collection: 'media',
      data: { ...isDecorative, ...(alt ? { alt: alt.en } : {}) } as never,
      file,
      context: { isImport: true },
    });
    if (alt) await payload.db.updateOne({ collection: 'media', id: created.id, data: { ...created, alt } as never, req: {} as never });
    return { id: created.id, url: inCms(created.url) };
  }
  const folder = join(settings.dataFolder, 'media');
  mkdirSync(folder, { recursive: true });
  copyFileSync(filePath, join(folder, name));
  const { width, height } = mimetype === 'image/svg+xml' ? await sharp(data).metadata() : {};
  const times = { createdAt: nowIn(), updatedAt: nowIn() };
  const about = { filename: name, mimeType: mimetype, filesize: data.byteLength, url: `/cms/api/media/file/${name}`, width, height };
  const created = await payload.db.create({
    collection: 'media',
    data: { ...about, ...isDecorative, ...(alt ? { alt } : {}), ...times },
    req: {},
  });
  return { id: created.id as number | string, url: about.url };
}

/** Uploads the files of the sample, one after the other: two of one name at the same time would get the same name. */
async function uploadFiles(payload: Payload, media: ReturnType<typeof mediaOf>): Promise<Map<string, LibraryFile>> {
  const { docs } = await payload.find({ collection: 'media', pagination: false, depth: 0 });
  const known = new Map(docs.map(({ id, filename, url }) => [String(filename), { id, url: inCms(url) }]));
  const files = new Map<string, LibraryFile>();
  for (const { address, alt } of media) {
    const filePath = join(SAMPLE, 'files', address);
    if (!existsSync(filePath)) continue;
    // Folders become part of the name, so that another import finds the file.
    const name = address.slice(1).replaceAll('/', '-');
    files.set(address, known.get(name) ?? (await storeFile(payload, filePath, name, alt)));
  }
  return files;
}
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt',
};
/** Without other sizes. */
const COPIED = ['image/svg+xml', 'video/mp4', 'video/webm', 'text/vtt'];

/** Writes an entry and its version in all languages at once: by Payload's own operations each language is an update. */
async function writeEntry(payload: Payload, name: string, isGlobal: boolean, entry: Stored): Promise<void> {
  const now = nowIn();
  const data = { ...entry, review: 'none', _status: 'published', createdAt: now, updatedAt: now };
  const version = { versionData: data, autosave: false, createdAt: now, updatedAt: now, req: {} } as never;
  if (isGlobal) {
    await payload.db.createGlobal({ slug: name, data, req: {} });
    await payload.db.createGlobalVersion(Object.assign(version, { globalSlug: name }));
    return;
  }
  const created = await payload.db.create({ collection: name, data, req: {} });
  await payload.db.createVersion(Object.assign(version, { collectionSlug: name, parent: created.id }));
}

async function importSample(payload: Payload): Promise<void> {
  const documents = JSON.parse(readFileSync(join(SAMPLE, 'documents.json'), 'utf8'));
  const files = await uploadFiles(payload, mediaOf(documents));
  console.log(`CMS: ${files.size} files`);
  let written = 0;
  for (const { name, isGlobal, entries } of entriesOf(documents, settings.product, (url) => files.get(url), newId)) {
    if (isGlobal) {
      const found = (await payload.findGlobal({ slug: name as never, depth: 0 })) as Stored;
      if (found._status === 'published' || found.createdAt) continue;
    }
    const existing = isGlobal
      ? []
      : ((await payload.find({ collection: name as never, draft: true, depth: 0, pagination: false })).docs as unknown as Stored[]);
    const keys = new Set(existing.map(({ slug, position }) => String(slug ?? position)));
    for (const entry of entries) {
      if (keys.has(String(entry.slug ?? entry.position))) continue;
      await writeEntry(payload, name, isGlobal, entry);
      written += 1;
    }
  }
  console.log(`CMS: ${written} entries`);
}

/** Whether a column was renamed or is new is asked, and nobody answers outside of a terminal. In milliseconds. */
const ANSWER_MS = 120_000;
const unanswered = () => {
  console.error('CMS: the tables change in a way that has to be confirmed. Run `npm run prepare-database` in a terminal.');
  process.exit(1);
};
const waiting = process.stdin.isTTY ? undefined : setTimeout(unanswered, ANSWER_MS);
const payload = await getPayload({ config, disableOnInit: true });
clearTimeout(waiting);
await generateImportMap(payload.config, { log: false, force: true });
await createAccounts(payload);
await importSample(payload);
await payload.destroy();
process.exit(0);
