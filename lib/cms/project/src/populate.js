/**
 * Leaves out of a query, for a document or a change of it, the kinds of blocks that the document does not have. Strapi's admin asks for
 * every kind, also of each translation, and Strapi checks the query of each: most of the time that publishing a page would take.
 */
async function narrowPopulate(strapi, { uid, params }) {
  const { documentId, data, populate } = params;
  const zones = Object.keys(populate ?? {}).filter((field) => populate[field]?.on);
  if (zones.length === 0 || !(documentId || data)) return;
  const inZones = Object.fromEntries(zones.map((field) => [field, { select: ['id'] }]));
  const versions = documentId ? await strapi.db.query(uid).findMany({ where: { documentId }, select: ['id'], populate: inZones }) : [];
  const narrowed = (asked) => {
    const fields = zones.map((field) => {
      const kinds = new Set([...versions, data].flatMap((version) => version?.[field] ?? []).map(({ __component }) => __component));
      const on = Object.entries(asked[field]?.on ?? {}).filter(([kind]) => kinds.has(kind));
      return [field, { ...asked[field], on: Object.fromEntries(on) }];
    });
    return { ...asked, ...Object.fromEntries(fields) };
  };
  const { localizations } = populate;
  const translations = localizations?.populate ? { ...localizations, populate: narrowed(localizations.populate) } : localizations;
  params.populate = { ...narrowed(populate), ...(translations && { localizations: translations }) };
}

module.exports = { narrowPopulate };
