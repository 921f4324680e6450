import { LecternError } from '@lectern/protocol';
import type { FastifyReply } from 'fastify';

/** Aborted when the caller goes away before the answer is sent: nobody needs what is being made. */
export function hangUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    // Nobody reads this error; it is one of the catalogue so that it is not logged as a defect.
    if (!raw.writableFinished) gone.abort(new LecternError('NOT_READY'));
  });
  return gone.signal;
}
