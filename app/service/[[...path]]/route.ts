import { errorResponse } from '#lib/contract/error-response.ts';

export const dynamic = 'force-dynamic';

/** There is no such service: without this handler Next would render a page whose language is `service`. */
const missing = () => errorResponse(404, 'There is no such path.');

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
