import { settings } from './settings.ts';

/** @returns the origin at which the server reaches itself, without proxy */
export function ownOrigin(): string {
  const { HOSTNAME, PORT } = settings;
  const host = HOSTNAME === '0.0.0.0' ? '127.0.0.1' : HOSTNAME === '::' ? '::1' : HOSTNAME;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
