import { Readable } from 'node:stream';

/**
 * The same bytes; fails with `failure` when a requested piece does not arrive in time. The time counts only while a
 * reader waits for a piece: a slow reader, such as a playing video, does not cause the failure.
 */
export function withinSilence(
  source: Readable,
  milliseconds: number,
  failure: (cause: unknown) => Error,
): Readable {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const reading = source[Symbol.asyncIterator]();
    try {
      for (;;) {
        const late = setTimeout(() => source.destroy(new Error('no data arrived in time')), milliseconds);
        const { done, value } = await reading.next().finally(() => clearTimeout(late));
        if (done) return;
        yield value;
      }
    } catch (error) {
      throw failure(error);
    } finally {
      source.destroy();
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}
