import { blocksOf } from '#lib/contract/blocks/behaviour.ts';
import { blockSchema } from '#lib/contract/blocks/block.ts';

const note = (locale?: string) =>
  blockSchema.parse({ __component: 'blocks.disclaimer', description: 'Text', ...(locale ? { locale } : {}) });
const languages = (...given: Parameters<typeof blocksOf>) => blocksOf(...given).map(({ locale }) => locale);

test('1 a block has its own language, else that of its document, else the requested one', () => {
  const content = [note('hi'), note()];
  expect(languages({ content, locale: 'en' }, 'hi')).toEqual(['hi', 'en']);
  expect(languages({ content, locale: undefined }, 'hi')).toEqual(['hi', 'hi']);
  expect(languages({ content, locale: undefined })).toEqual(['hi', undefined]);
});
