const { existsSync, statSync, readFileSync } = require('node:fs');
const path = require('node:path');

const SAMPLE = path.join(__dirname, '..', 'sample');
const TYPES = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Uploads the files of the sample, each once; returns the id of each by its address. */
async function uploadFiles(strapi, addresses) {
  const known = await strapi.db.query('plugin::upload.file').findMany({ select: ['id', 'caption'] });
  const files = new Map(known.map(({ id, caption }) => [caption, id]));
  for (const address of addresses) {
    const filepath = path.join(SAMPLE, 'files', address);
    const mimetype = TYPES[path.extname(address).slice(1)];
    if (files.has(address) || !mimetype || !existsSync(filepath)) continue;
    const file = { filepath, originalFilename: path.basename(address), mimetype, size: statSync(filepath).size };
    // The caption remembers the address, so that another import finds the file.
    const data = { fileInfo: { name: path.basename(address), caption: address, alternativeText: '' } };
    const [uploaded] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({ data, files: [file] });
    files.set(address, uploaded.id);
  }
  return files;
}

/** Imports the sample content; entries are found again by their slug, or by their place in their list. */
async function importContent(strapi, report) {
  const { entriesOf, mediaOf } = await import('../engine/lib/cli/cms/sample.ts');
  const read = (file) => JSON.parse(readFileSync(path.join(SAMPLE, file), 'utf8'));
  const documents = read('documents.json');
  const files = await uploadFiles(strapi, mediaOf(documents));
  report(`${files.size} files`);
  for (const { name, uid, entries } of entriesOf(documents, process.env.PRODUCT_SLUG || 'rupay', (url) => files.get(url))) {
    // One transaction for each type: a database that writes to disk after every entry takes several times as long.
    await strapi.db.transaction(async () => {
      const existing = await strapi.documents(uid).findMany({ limit: 10_000, status: 'draft', locale: 'en' });
      for (const { en, ...others } of entries) {
        const found = existing.find((entry) => (en.slug === undefined ? entry.position === en.position : entry.slug === en.slug));
        const target = { locale: 'en', data: en, status: 'published' };
        const { documentId } = found
          ? await strapi.documents(uid).update({ documentId: found.documentId, ...target })
          : await strapi.documents(uid).create(target);
        for (const [locale, data] of Object.entries(others))
          if (data) await strapi.documents(uid).update({ documentId, locale, data, status: 'published' });
      }
    });
    report(`${name}: ${entries.length}`);
  }
}

module.exports = { importContent };
