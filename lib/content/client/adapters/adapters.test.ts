import { page } from '#lib/contract/documents.ts';
import { unwrap } from '../envelope.ts';
import { request } from '../request.ts';
import { validate } from '../validate.ts';
import { exampleAdapter } from './example.ts';

/** A content service with paths and names of its own. */
const other = jest.fn(async ({ url }: Request) => {
  const { pathname, search } = new URL(url);
  if (pathname === '/v1/pages/ekaa.json')
    return Response.json({
      headline: `Ekaa ${search}`,
      sections: [{ type: 'text', heading: 'A', markdown: 'B' }, { type: 'x' }],
    });
  return Response.json(pathname === '/api/footer' ? { tagline: 'T' } : { error: 'nothing here' }, {
    status: pathname === '/api/footer' ? 200 : 404,
  });
});
const ask = (path: string) =>
  request({ method: 'GET', path, locale: 'hi' }, exampleAdapter(other), { address: 'http://content.test' });

test('a page of another service becomes a page of the contract; what does not fit is dropped as ever', async () => {
  const stderr = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const answer = validate(page, unwrap(await ask('/api/pages/ekaa'), 's').document, 's');
  expect(answer).toEqual({
    title: 'Ekaa ?lang=hi',
    content: [{ __component: 'blocks.description', title: 'A', description: 'B' }],
  });
  expect(stderr).toHaveBeenCalledTimes(1);
});

test('a missing page stays missing, and other calls pass', async () => {
  await expect(ask('/api/pages/nope')).rejects.toMatchObject({ status: 404 });
  expect(await ask('/api/footer')).toEqual({ tagline: 'T' });
});
