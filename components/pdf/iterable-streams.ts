async function* chunksOf<T>(this: ReadableStream<T>): AsyncGenerator<T, void> {
  const reader = this.getReader();
  let ended = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      ended = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!ended) await reader.cancel();
    reader.releaseLock();
  }
}

/** WebKit cannot iterate over a stream, which is how pdf.js, its legacy build too, reads the text of a page. */
if (!(Symbol.asyncIterator in ReadableStream.prototype))
  Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, { value: chunksOf, writable: true, configurable: true });
