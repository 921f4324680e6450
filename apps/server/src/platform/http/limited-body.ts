import { type Readable, Transform } from 'node:stream';
import { LecternError } from '@lectern/protocol';

/** The stream, which fails with PAYLOAD_TOO_LARGE as soon as more than `maxBytes` have come. */
export function limitedBody(source: Readable, maxBytes: number): Readable {
  let size = 0;
  const limited = new Transform({
    transform(piece: Buffer, _encoding, done) {
      size += piece.byteLength;
      if (size > maxBytes) done(new LecternError('PAYLOAD_TOO_LARGE'));
      else done(null, piece);
    },
  });
  source.once('error', (error) => limited.destroy(error));
  source.once('aborted', () => limited.destroy(new LecternError('INVALID_INPUT', { field: 'body' })));
  return source.pipe(limited);
}
