/** The languages of the site. */
async function prepareLanguages(strapi) {
  const locales = strapi.plugin('i18n').service('locales');
  for (const [code, name] of [
    ['en', 'English'],
    ['hi', 'हिन्दी'],
  ])
    if (!(await locales.findByCode(code))) await locales.create({ code, name });
}

/** The editor's account of `EDITOR_EMAIL` and `EDITOR_PASSWORD`, when there is none yet. */
async function prepareEditor(strapi) {
  const { EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = process.env;
  const users = strapi.service('admin::user');
  if (!email || !password || (await users.exists())) return;
  const role = await strapi.service('admin::role').getSuperAdmin();
  await users.create({ email, password, firstname: 'Editor', isActive: true, registrationToken: null, roles: [role.id] });
}

/** The site is told what is published. */
async function prepareWebhook(strapi) {
  const url = `${process.env.SITE_URL}/service/revalidate`;
  const store = strapi.get('webhookStore');
  const webhook = {
    name: 'Site',
    url,
    // Sent once only: not on a connection that the site may be about to close.
    headers: { Authorization: `Bearer ${process.env.REVALIDATE_SECRET}`, Connection: 'close' },
    events: ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete'],
    isEnabled: true,
  };
  const known = (await store.findWebhooks()).find(({ name }) => name === webhook.name);
  const saved = known ? await store.updateWebhook(known.id, { ...known, ...webhook }) : await store.createWebhook(webhook);
  const runner = strapi.get('webhookRunner');
  if (known) runner.update(saved);
  else runner.add(saved);
}

module.exports = { prepareEditor, prepareLanguages, prepareWebhook };
