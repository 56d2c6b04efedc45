/** @jest-environment node */
import { submitDesignRequest } from './action.ts';

jest.mock('next/headers', () => ({ headers: async () => new Headers() }));

test.each([undefined, null, 'form', [], { get: 'x' }])(
  'a call with %j instead of a form is answered like an empty form',
  async (form) => {
    expect(await submitDesignRequest(undefined, form)).toMatchObject({ kind: 'rejected', values: { name: '' } });
  },
);
