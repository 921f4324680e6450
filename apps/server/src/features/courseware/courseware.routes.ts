import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as endpoints from '@lectern/protocol/courseware';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { CoursewareService } from './courseware.service.ts';
import type { ServeFile } from './serve-file.ts';

const compress = promisify(gzip);
/** Less is sent as it is. Bytes. */
const COMPRESS_FROM = 4_096;
/** Fast: text of a deck shrinks to a tenth at any level. */
const COMPRESS_LEVEL = 3;

export function routeCourseware(
  routes: Routes,
  documents: Pick<DocumentsService, 'allowed'>,
  coursewares: CoursewareService,
  files: ServeFile,
  clock: Clock,
): void {
  const { assets } = coursewares;

  routes.handle(endpoints.coursewareState, async ({ caller, params, request, response }) => {
    await documents.allowed(caller.userId, params.id, 'see');
    return compressed(await coursewares.state(params.id), request, response);
  });

  routes.handle(endpoints.coursewareRecords, async ({ caller, params, request, response }) => {
    await documents.allowed(caller.userId, params.id, 'see');
    return compressed(Buffer.from(JSON.stringify(await coursewares.snapshot(params.id))), request, response);
  });

  routes.handle(endpoints.coursewareFile, async ({ caller, params, response }) => {
    const { name } = await documents.allowed(caller.userId, params.id, 'see');
    const file = await coursewares.exportNdpx(params.id);
    response.header('content-disposition', contentDisposition('attachment', `${name}.ndpx`));
    return Buffer.from(file);
  });

  routes.handle(endpoints.coursewarePptx, async ({ caller, params, response }) => {
    const { name } = await documents.allowed(caller.userId, params.id, 'see');
    const file = await coursewares.exportPptx(params.id, name, clock.now());
    response.header('content-disposition', contentDisposition('attachment', `${name}.pptx`));
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  });

  routes.handle(endpoints.uploadAsset, ({ caller, params, rawBody }) =>
    assets.upload(caller.userId, params.id, rawBody),
  );

  routes.handle(endpoints.copyAssets, async ({ caller, params, body }) => ({
    hashes: await assets.copy(caller.userId, params.id, body.from_document_id, body.hashes),
  }));

  routes.handle(endpoints.linkAssets, ({ caller, params, body }) =>
    assets.links(caller.userId, params.id, body.hashes),
  );

  routes.serve(endpoints.FILE_PATH, (request, response) => files.answer(request, response));
}

/** The bytes, compressed where that is worth it and the caller understands it. */
async function compressed(
  bytes: Uint8Array,
  request: FastifyRequest,
  response: FastifyReply,
): Promise<Buffer> {
  response.header('vary', 'accept-encoding');
  const accepts = String(request.headers['accept-encoding'] ?? '').includes('gzip');
  if (!accepts || bytes.length < COMPRESS_FROM) return Buffer.from(bytes);
  response.header('content-encoding', 'gzip');
  return compress(bytes, { level: COMPRESS_LEVEL });
}
