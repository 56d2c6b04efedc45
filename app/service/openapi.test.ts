import { openApiExamples } from '#lib/content-service/openapi-examples.ts';
import { GET } from './openapi.json/route.ts';

jest.mock('#lib/content-service/openapi-examples.ts', () => ({ openApiExamples: jest.fn() }));

test('/service/openapi.json is loaded again after a failure', async () => {
  const examples = jest.mocked(openApiExamples);
  examples.mockRejectedValueOnce(new Error('the content folder cannot be read'));
  await expect(GET()).rejects.toThrow('the content folder cannot be read');
  examples.mockResolvedValue(new Map());
  expect(await (await GET()).json()).toMatchObject({ openapi: '3.1.1' });
});
