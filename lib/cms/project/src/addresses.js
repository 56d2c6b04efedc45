/** The engine of the content service, which is TypeScript in modules. */
const engine = () => import('../engine/lib/cli/cms/engine.ts');

/** The path of an entry's page on the site; `undefined` for one that has none. */
async function pathOf(uid, entry, locale) {
  const { pageAddress } = await engine();
  return pageAddress(uid, entry, locale, process.env.PRODUCT_SLUG || 'rupay');
}

module.exports = { engine, pathOf };
