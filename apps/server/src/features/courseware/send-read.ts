import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CoursewareRead } from './courseware-reads.ts';

const unpack = promisify(gunzip);
/** Less is sent as it is. Bytes. */
const COMPRESS_FROM = 4_096;

/** As it is kept, compressed, where the caller understands that and it is worth it. */
export async function sendRead(
  { gzip, size }: CoursewareRead,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<Buffer> {
  response.header('vary', 'accept-encoding');
  const accepts = String(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (!accepts || size < COMPRESS_FROM) return unpack(gzip);
  response.header('content-encoding', 'gzip');
  return Buffer.from(gzip.buffer, gzip.byteOffset, gzip.byteLength);
}
