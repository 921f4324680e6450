import { type Readable, Transform } from 'node:stream';
import { LecternError } from '@lectern/protocol';

/**
 * A stream that fails with PAYLOAD_TOO_LARGE as soon as more than `maxBytes` have arrived. A slow reader slows
 * the sender down: no more than a piece or two are in memory.
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
  // A reader gets the error itself. Before there is a reader, or when the body is refused unread, an error event
  // without a listener would end the program.
  limited.on('error', () => undefined);
  source.once('error', (error) => limited.destroy(error));
  const gone = () => limited.destroy(new LecternError('INVALID_INPUT', { field: 'body' }));
  // When the caller had already disconnected, the source emits neither `end` nor `error`.
  if (source.destroyed && !source.readableEnded) return gone();
  source.once('aborted', gone);
  return source.pipe(limited);
}
