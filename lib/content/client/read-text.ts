import { ContentError } from './errors.ts';

/** Rejects with the signal's reason: a transport may ignore the signal. */
export function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/**
 * Reads a body as text, at most `maxBytes`.
 * @throws {ContentError} `size`
 */
export async function readText(response: Response, path: string, maxBytes: number, signal: AbortSignal): Promise<string> {
  const { body } = response;
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    while (true) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes)
        throw new ContentError({ path, failure: 'size', status: response.status, detail: `more than ${maxBytes} bytes` });
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    reader.cancel(error).catch(() => undefined);
    throw error;
  }
}
