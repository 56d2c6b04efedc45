const HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com']);
const ID = /^[A-Za-z0-9_-]{11}$/;

/** The id of a YouTube film in any of its addresses, or the bare id; `undefined` for any other address. */
export function youTubeId(address: string): string | undefined {
  if (ID.test(address)) return address;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol)) return undefined;
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (hostname === 'youtu.be') return ID.test(first) ? first : undefined;
  if (!HOSTS.has(hostname)) return undefined;
  const id = ['embed', 'shorts', 'live', 'v'].includes(first) ? second : searchParams.get('v');
  return id !== null && ID.test(id) ? id : undefined;
}

/** The address of the player, on the host that sets no cookies before the film plays. */
export function playerHref(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
