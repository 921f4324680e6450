import { type Readable, Transform } from 'node:stream';
import { LecternError } from '@lectern/protocol';

/**
 * The stream, which fails with PAYLOAD_TOO_LARGE as soon as more than `maxBytes` have come. Whoever reads slowly holds the
 * sender back: no more than a piece or two wait in memory.
 */
export function limitedBody(source: Readable, maxBytes: number): Readable {
  let size = 0;
  const limited = new Transform({
    highWaterMark: 1,
    transform(piece: Buffer, _encoding, done) {
      size += piece.byteLength;
      if (size > maxBytes) done(new LecternError('PAYLOAD_TOO_LARGE'));
      else done(null, piece);
    },
  });
  // A reader hears of the error itself. Before there is one, or where the body is refused unread, an error without a
  // listener would end the program.
  limited.on('error', () => undefined);
  source.once('error', (error) => limited.destroy(error));
  const gone = () => limited.destroy(new LecternError('INVALID_INPUT', { field: 'body' }));
  // Where the caller went away before this, the source says neither that it ends nor that it fails.
  if (source.destroyed && !source.readableEnded) return gone();
  source.once('aborted', gone);
  return source.pipe(limited);
}
