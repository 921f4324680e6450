import { LecternError } from '@lectern/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ObjectStore, StoredObject } from '../objects/object-store.ts';

type Range = readonly [first: number, last: number];

/** One range of RFC 9110, 14.1.2; undefined for the whole object, `unsatisfiable` for a range past the end. */
function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, from = '', to = ''] = match ?? [];
  if (!match || (from === '' && to === '')) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return first <= last ? [first, last] : undefined;
}

/** Sends an object or the requested range of it. The caller sets all other headers. */
export async function sendObject(
  request: FastifyRequest,
  response: FastifyReply,
  objects: ObjectStore,
  { hash, size }: StoredObject,
): Promise<FastifyReply> {
  response.header('accept-ranges', 'bytes');
  const range = parseRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    return response.code(416).header('content-range', `bytes */${size}`).send();
  }
  const [first, last] = range ?? [0, size - 1];
  response.header('content-length', String(last - first + 1));
  if (range) response.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  return response.send(size === 0 ? '' : await objects.stream(hash, [first, last]));
}

/** Aborted when the caller disconnects before the response is sent: its work is not needed any more. */
export function hangUp({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    // The error is never shown; it is from the catalogue so that it is not logged as a program error.
    if (!raw.writableFinished) gone.abort(new LecternError('NOT_READY'));
  });
  return gone.signal;
}

/**
 * A Content-Disposition header (RFC 6266) with the name encoded by RFC 8187: `encodeURIComponent` leaves four
 * characters unencoded that must be encoded.
 */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
