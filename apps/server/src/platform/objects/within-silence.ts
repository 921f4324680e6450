import { Readable } from 'node:stream';

/**
 * The same bytes, given up with `failure` when a piece that is asked for does not come in time. The time counts only
 * while somebody waits for it: whoever reads slowly, as a film is played, keeps the source waiting and not the other way.
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
        const late = setTimeout(() => source.destroy(new Error('it fell silent')), milliseconds);
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
