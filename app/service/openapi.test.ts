import { openApiExamples } from '#lib/content/openapi-examples.ts';
import { GET } from './openapi.json/route.ts';

jest.mock('#lib/content/openapi-examples.ts', () => ({ openApiExamples: jest.fn() }));

test('/service/openapi.json is loaded again after a failure, and once after that', async () => {
  const examples = jest.mocked(openApiExamples);
  examples.mockRejectedValueOnce(new Error('the content folder cannot be read'));
  await expect(GET()).rejects.toThrow('the content folder cannot be read');
  examples.mockResolvedValue(new Map());
  const documents = [await (await GET()).json(), await (await GET()).json()];
  expect(documents).toMatchObject([{ openapi: '3.1.1' }, { openapi: '3.1.1' }]);
  expect(examples).toHaveBeenCalledTimes(2);
});
