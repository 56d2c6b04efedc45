'use server';

import { headers } from 'next/headers';
import { receiveDesignRequest } from '#components/blocks/request-form/server/receive-request.ts';
import type { FormState } from '#lib/content/design-request-state.ts';
import { clientAddress } from '#lib/security/client-address.ts';

/**
 * Receives the form for a card design. Pages in visitors' browsers name this function by a hash of its file and name:
 * after a rename they could no longer send their form.
 */
export async function submitDesignRequest(previous: FormState | undefined, form: unknown): Promise<FormState> {
  // A request may call it with anything.
  const fields = form instanceof FormData ? form : new FormData();
  return receiveDesignRequest(previous, fields, clientAddress(await headers()));
}
