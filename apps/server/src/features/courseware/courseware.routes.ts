import { LecternError } from '@lectern/protocol';
import * as endpoints from '@lectern/protocol/courseware';
import type { Clock } from '../../platform/clock.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { contentDisposition, hangUp } from '../../platform/http/send-object.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { CoursewareService } from './courseware.service.ts';
import { sendPage, sendRead } from './send-read.ts';
import type { ServeFile } from './serve-file.ts';

export function routeCourseware(
  routes: Routes,
  documents: Pick<DocumentsService, 'allowed' | 'readsComments'>,
  coursewares: CoursewareService,
  files: ServeFile,
  clock: Clock,
): void {
  const { assets } = coursewares;

  routes.handle(endpoints.coursewareState, async ({ caller, params, request, response }) => {
    const allowed = documents.allowed(caller.userId, params.id, 'see');
    const read = await coursewares.reads.readFor(caller.userId, params.id, 'state', allowed);
    return sendRead(read, request, response);
  });

  routes.handle(endpoints.coursewareRecords, async ({ caller, params, request, response }) => {
    const allowed = documents.allowed(caller.userId, params.id, 'see');
    const read = await coursewares.reads.readFor(caller.userId, params.id, 'records', allowed);
    return sendRead(read, request, response);
  });

  routes.handle(endpoints.renderedPage, async ({ caller, params, query, request, response }) => {
    // A page in edit mode looks different for a user who may only view it, so it is not rendered ahead for them.
    const action = query.mode === 'edit' ? 'edit' : 'see';
    const row = await documents.allowed(caller.userId, params.id, action).catch(seenAlone);
    // Documents in the bin are not rendered: the owner gets a message instead.
    if (row === undefined || row.bin_id !== null) return sendPage(undefined, request, response);
    return sendPage(await coursewares.page(caller.userId, params.id, query), request, response);
  });

  routes.handle(endpoints.coursewareFile, async ({ caller, params, response }) => {
    const { name } = await documents.allowed(caller.userId, params.id, 'download');
    const file = await coursewares.write(
      params.id,
      'ndpx',
      { title: name, now: clock.now() },
      {
        userId: caller.userId,
        signal: hangUp(response),
        unsaid: !(await documents.readsComments(caller.userId, params.id)),
      },
    );
    response.header('content-disposition', contentDisposition('attachment', `${name}.ndpx`));
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  });

  routes.handle(endpoints.coursewarePptx, async ({ caller, params, response }) => {
    const { name } = await documents.allowed(caller.userId, params.id, 'download');
    const file = await coursewares.write(
      params.id,
      'pptx',
      { title: name, now: clock.now() },
      {
        userId: caller.userId,
        signal: hangUp(response),
        unsaid: !(await documents.readsComments(caller.userId, params.id)),
      },
    );
    response.header('content-disposition', contentDisposition('attachment', `${name}.pptx`));
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  });

  routes.handle(endpoints.uploadAsset, ({ caller, params, rawBody, request }) =>
    assets.upload(caller.userId, params.id, rawBody, Number(request.headers['content-length'] ?? 0)),
  );

  routes.handle(endpoints.copyAssets, async ({ caller, params, body }) => ({
    hashes: await assets.copy(caller.userId, params.id, body.from_document_id, body.hashes),
  }));

  routes.handle(endpoints.linkAssets, ({ caller, params, body }) =>
    assets.links(caller.userId, params.id, body.hashes),
  );

  routes.serve(endpoints.FILE_PATH, (request, response) => files.answer(request, response));
}

/** Returns undefined for a document that the caller may see but not edit. */
function seenAlone(error: unknown): undefined {
  if (error instanceof LecternError && error.code === 'FORBIDDEN') return undefined;
  throw error;
}
