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
  // Who reads it hears of that; before anybody does, or where it is refused unread, nobody else falls over it.
  limited.on('error', () => undefined);
  source.once('error', (error) => limited.destroy(error));
  const gone = () => limited.destroy(new LecternError('INVALID_INPUT', { field: 'body' }));
  // Who went away before this comes to no end any more.
  if (source.destroyed && !source.readableEnded) return gone();
  source.once('aborted', gone);
  return source.pipe(limited);
}
