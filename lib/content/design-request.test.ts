import type { Transport } from './client/adapters/adapter.ts';
import { DESIGN_REQUEST } from './design-request.fixture.ts';
import { sendDesignRequest } from './design-request.ts';

/** A content service that answers everything in one way. */
function service(answer: () => Response) {
  const requests: Request[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return answer();
  };
  return { requests, send: () => sendDesignRequest(DESIGN_REQUEST, 'hi', 'CS-7KQ2-M4XR', transport) };
}

test('7 the request goes out once, as JSON with the language, and the reference comes back', async () => {
  const { requests, send } = service(() => Response.json({ data: { reference_id: 'CS-1' } }, { status: 201 }));
  expect(await send()).toEqual({ reference: 'CS-1' });
  expect([requests.length, requests[0]?.method, await requests[0]?.json(), requests[0]?.headers.get('idempotency-key')]).toEqual([
    1,
    'POST',
    { ...DESIGN_REQUEST, locale: 'hi' },
    'CS-7KQ2-M4XR',
  ]);
});

test('the fields that the service does not take are named', async () => {
  const error = { status: 400, message: 'No.', details: { errors: [{ field: 'card_slug', reason: 'gone' }] } };
  const { send } = service(() => Response.json({ data: null, error }, { status: 400 }));
  expect(await send()).toEqual({ refused: ['card_slug'] });
});

test.each([
  ['503', () => new Response('', { status: 503 }), { failure: 'status', status: 503, messageKey: '503' }],
  ['502', () => new Response('', { status: 502 }), { failure: 'status', status: 502 }],
  ['400 without fields', () => Response.json({ error: { status: 400 } }, { status: 400 }), { failure: 'status', status: 400 }],
  ['400 without JSON', () => new Response('no', { status: 400 }), { failure: 'status', status: 400 }],
  ['nothing', () => new Response('', { status: 201 }), { name: 'ContentError' }],
  ['no reference', () => Response.json({ data: {} }, { status: 201 }), { failure: 'shape' }],
  ['an empty reference', () => Response.json({ data: { reference_id: '' } }, { status: 201 }), { failure: 'shape' }],
])('7 %s is a failure, and nothing is sent a second time', async (_name, answer, failure) => {
  const { requests, send } = service(answer);
  await expect(send()).rejects.toMatchObject(failure);
  expect(requests).toHaveLength(1);
});

test('nothing that was typed is in the message of a failure', async () => {
  const { send } = service(() => new Response(`Bad name: ${DESIGN_REQUEST.name}`, { status: 400 }));
  await expect(send()).rejects.toMatchObject({ message: '/api/card-design-request: status 400' });
});
