type NarrowPopulate = (strapi: unknown, context: { uid: string; params: object }) => Promise<void>;
const { narrowPopulate } = jest.requireActual<{ narrowPopulate: NarrowPopulate }>('./project/src/populate.js');
const on = { 'blocks.faq': { populate: {} }, 'blocks.steps': { populate: {} }, 'blocks.table': { populate: {} } };
const kinds = (...names: string[]) => ({ on: Object.fromEntries(names.map((name) => [`blocks.${name}`, { populate: {} }])) });
/** A Strapi with a document that has one kind of block in its draft, and another one in what is published. */
const strapi = {
  db: {
    query: () => ({
      findMany: async ({ where }: { where: { documentId: string } }) =>
        where.documentId === 'a'
          ? [{ content: [{ __component: 'blocks.faq' }] }, { content: [{ __component: 'blocks.steps' }] }]
          : [],
    }),
  },
};
const narrowed = async (params: object) => {
  const context = { uid: 'api::page.page', params };
  await narrowPopulate(strapi, context);
  return context.params;
};

test('a query for a document asks for the kinds of blocks of all its versions, also in its translations', async () => {
  const seo = { populate: {} };
  const localizations = { populate: { content: { on }, seo } };
  expect(await narrowed({ documentId: 'a', populate: { content: { on }, seo, localizations } })).toEqual({
    documentId: 'a',
    populate: { content: kinds('faq', 'steps'), seo, localizations: { populate: { content: kinds('faq', 'steps'), seo } } },
  });
});

test('a change asks for the kinds of blocks that it brings, too', async () => {
  const data = { content: [{ __component: 'blocks.table' }] };
  const populate = { content: { on } };
  expect(await narrowed({ documentId: 'a', data, populate })).toMatchObject({
    populate: { content: kinds('faq', 'steps', 'table') },
  });
  expect(await narrowed({ data, populate })).toMatchObject({ populate: { content: kinds('table') } });
});

test.each([
  { filters: {}, populate: { content: { on } } },
  { documentId: 'a', populate: '*' },
  { documentId: 'a', populate: ['content'] },
  { documentId: 'a' },
])('a query for many documents, or without kinds of blocks, stays as it is: %j', async (params) => {
  expect(await narrowed({ ...params })).toEqual(params);
});
