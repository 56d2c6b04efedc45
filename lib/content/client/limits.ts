import { settings } from '#lib/config/settings.ts';

export interface Limits {
  /** Milliseconds for the whole call including its retry; 0 is no limit. */
  timeoutMs: number;
  /** Bytes of the response body. */
  maxBytes: number;
}

export const LIMITS: Limits = { timeoutMs: settings.CONTENT_TIMEOUT_MS, maxBytes: settings.CONTENT_MAX_BYTES };
