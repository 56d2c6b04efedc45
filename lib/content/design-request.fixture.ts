import { type DesignRequest, designRequest } from '#lib/contract/records/design-request.ts';

/** A valid request for a design that the embedded service has. */
export const DESIGN_REQUEST: DesignRequest = designRequest.parse(Object(designRequest.meta()?.examples)[0]);
