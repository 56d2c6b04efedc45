const { engine } = require('./addresses.js');
const { narrowPopulate } = require('./populate.js');
const { prepareSchedule } = require('./schedule.js');
const { prepareEditor, prepareLanguages, prepareWebhook } = require('./setup.js');

module.exports = {
  /** Whatever changes an entry makes the content service read it again; a file may be in any entry. */
  register({ strapi }) {
    strapi.documents.use(async (context, next) => {
      await narrowPopulate(strapi, context);
      const result = await next();
      if (/^find|^count/.test(context.action)) return result;
      const id = context.action === 'clone' ? undefined : (context.params.documentId ?? result?.documentId);
      // Until the transaction ends, others read what was there before.
      await strapi.db.transaction(({ onCommit }) => onCommit(() => strapi.content?.forget(context.uid, id)));
      return result;
    });
    for (const event of ['media.update', 'media.delete']) strapi.eventHub.on(event, () => strapi.content?.forget());
  },

  async bootstrap({ strapi }) {
    const { createEngine } = await engine();
    strapi.content = createEngine({
      product: process.env.PRODUCT_SLUG || 'rupay',
      draftToken: process.env.CONTENT_DRAFT_TOKEN,
      origin: strapi.config.get('server.url'),
      // Not by `strapi.documents`, which takes five times as long: it validates every part of `populate` at every read.
      findAll: (uid, { locale, status, populate, filters }) => {
        const publishedAt = { [status === 'draft' ? '$null' : '$notNull']: true };
        return strapi.db.query(uid).findMany({ where: { locale, publishedAt, ...filters }, populate });
      },
    });
    await prepareLanguages(strapi);
    await prepareEditor(strapi);
    await prepareWebhook(strapi);
    prepareSchedule(strapi);
    await strapi.content.warm();
  },
};
