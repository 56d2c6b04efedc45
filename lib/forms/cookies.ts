/** One cookie of a request. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

interface Options {
  path: string;
  /** 0 takes the cookie away. */
  seconds: number;
  secure: boolean;
}

/** The header that sets a cookie which no script and no other site sees. */
export function setCookie(name: string, value: string, { path, seconds, secure }: Options): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Whether the visitor came by https, as the outermost proxy says. */
export function isSecure(request: Request): boolean {
  const proto = request.headers.get('x-forwarded-proto')?.split(',', 1)[0]?.trim() ?? new URL(request.url).protocol.slice(0, -1);
  return proto === 'https';
}
