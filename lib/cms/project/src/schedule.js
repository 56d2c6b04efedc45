/** Publishes the drafts whose time `publish_at` has come, each in its languages. */
async function publishDue(strapi) {
  const scheduled = Object.values(strapi.contentTypes).filter(({ attributes }) => 'publish_at' in attributes);
  for (const { uid } of scheduled) {
    const where = { publishedAt: null, publish_at: { $lte: new Date() } };
    for (const { documentId, locale } of await strapi.db.query(uid).findMany({ where })) {
      try {
        await strapi.documents(uid).update({ documentId, locale, data: { publish_at: null } });
        await strapi.documents(uid).publish({ documentId, locale });
      } catch (error) {
        strapi.log.error(`${uid} ${documentId} (${locale}) could not be published at its time: ${error.message}`);
      }
    }
  }
}

/** Looks every minute for drafts to publish. */
function prepareSchedule(strapi) {
  strapi.cron.add({ publishDue: { task: () => publishDue(strapi), options: { rule: '* * * * *' } } });
}

module.exports = { prepareSchedule };
