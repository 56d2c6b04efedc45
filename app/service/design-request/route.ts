import { receiveDesignRequest } from '#lib/forms/receive.ts';

export const dynamic = 'force-dynamic';

/** The form for a card design, as a browser sends it without script. */
export const POST = (request: Request) => receiveDesignRequest(request);
