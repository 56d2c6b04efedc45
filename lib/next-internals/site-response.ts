import { ServerResponse } from 'node:http';

/**
 * Next sends the address to which the middleware rewrites a request, which would make headers larger than a proxy accepts, and the
 * location of a redirect that it has just rendered twice.
 */
export class SiteResponse extends ServerResponse {
  override setHeader(...[name, value]: Parameters<ServerResponse['setHeader']>): this {
    return name === 'x-middleware-rewrite' ? this : super.setHeader(name, value);
  }

  override appendHeader(...[name, value]: Parameters<ServerResponse['appendHeader']>): this {
    return name.toLowerCase() === 'location' && this.hasHeader(name) ? this : super.appendHeader(name, value);
  }
}
