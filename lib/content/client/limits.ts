import { settings } from '#lib/config/settings.ts';

/** Limits of one call to the content service. */
export interface Limits {
  /** Milliseconds for the whole call including its retry; 0 is no limit. */
  timeoutMs: number;
  /** Bytes of the response body. */
  maxBytes: number;
}

/** The limits in the settings. */
export const LIMITS: Limits = { timeoutMs: settings.CONTENT_TIMEOUT_MS, maxBytes: settings.CONTENT_MAX_BYTES };
