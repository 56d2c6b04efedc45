const { pathOf } = require('../src/addresses.js');

module.exports = ({ env }) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [env('SITE_URL')],
      /** The address of an entry on the site: its draft through the preview, what is published as it is. */
      async handler(uid, { documentId, locale, status }) {
        const entry = documentId ? await strapi.documents(uid).findOne({ documentId, locale, status: status ?? 'draft' }) : {};
        const path = await pathOf(uid, entry ?? {}, locale);
        if (path === undefined) return null;
        if (status === 'published') return env('SITE_URL') + path;
        return `${env('SITE_URL')}/service/preview?${new URLSearchParams({ path, secret: env('PREVIEW_SECRET') })}`;
      },
    },
  },
});
