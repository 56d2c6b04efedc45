/** Sends a request to the content service and returns its response. */
export type Transport = (request: Request) => Promise<Response>;

/** Translates calls and responses for a content service with other paths or names. */
export type Adapter = (transport: Transport) => Transport;
