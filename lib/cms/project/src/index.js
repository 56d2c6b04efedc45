const { engine } = require('./addresses.js');
const { prepareSchedule } = require('./schedule.js');
const { prepareEditor, prepareLanguages, prepareWebhook } = require('./setup.js');

module.exports = {
  /** Whatever changes an entry makes the content service read its type again. */
  register({ strapi }) {
    strapi.documents.use(async (context, next) => {
      const result = await next();
      if (!/^find|^count/.test(context.action)) strapi.content?.forget(context.uid);
      return result;
    });
  },

  async bootstrap({ strapi }) {
    const { createEngine } = await engine();
    strapi.content = createEngine({
      product: process.env.PRODUCT_SLUG || 'rupay',
      draftToken: process.env.CONTENT_DRAFT_TOKEN,
      origin: strapi.config.get('server.url'),
      findAll: (uid, options) => strapi.documents(uid).findMany({ ...options, limit: 10_000 }),
    });
    await prepareLanguages(strapi);
    await prepareEditor(strapi);
    await prepareWebhook(strapi);
    prepareSchedule(strapi);
    await strapi.content.warm();
  },
};
