import { LecternError } from '@lectern/protocol';
import type { FastifyReply } from 'fastify';

/** Aborted when the caller disconnects before the response is sent: its work is not needed any more. */
export function hangUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    // The error is never shown; it is from the catalogue so that it is not logged as a program error.
    if (!raw.writableFinished) gone.abort(new LecternError('NOT_READY'));
  });
  return gone.signal;
}
