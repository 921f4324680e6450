import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LinkedPage } from './courseware.service.ts';
import type { CoursewareRead } from './courseware-reads.ts';

const unpack = promisify(gunzip);
const pack = promisify(gzip);
/** Minimum size of a result that is sent compressed, bytes. */
const COMPRESS_FROM = 4_096;

/** Sends a result in its compressed, cached form when the client accepts that and the result is large enough. */
export async function sendRead(
  { gzip, size }: CoursewareRead,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<Buffer> {
  if (!takesGzip(request, response) || size < COMPRESS_FROM) return unpack(gzip);
  response.header('content-encoding', 'gzip');
  return Buffer.from(gzip.buffer, gzip.byteOffset, gzip.byteLength);
}

/** Sends a page with links for the caller; an empty object when the page is left to the browser. */
export async function sendPage(
  page: LinkedPage | undefined,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<Buffer> {
  const bytes = Buffer.from(JSON.stringify(page ?? {}));
  if (!takesGzip(request, response) || bytes.length < COMPRESS_FROM) return bytes;
  response.header('content-encoding', 'gzip');
  return pack(bytes, { level: 3 });
}

function takesGzip(request: FastifyRequest, response: FastifyReply): boolean {
  response.header('vary', 'accept-encoding');
  return String(request.headers['accept-encoding'] ?? '').includes('gzip');
}
