/** Sends a request to the content service and returns its response. */
export type Transport = (request: Request) => Promise<Response>;

/** Translates calls of the contract for a content service with other paths or names, and its responses back. */
export type Adapter = (transport: Transport) => Transport;
