import {
  cancelUpload,
  completeUpload,
  createUpload,
  getUpload,
  putChunk,
  UPLOAD_CHUNK_BYTES,
  UPLOAD_LIFETIME_MS,
  type UploadState,
} from '@lectern/protocol/uploads';
import type { Routes } from '../../platform/http/routes.ts';
import type { UploadProgress, UploadsService } from './uploads.service.ts';

function present(row: UploadProgress): UploadState {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    offset: row.received,
    chunk_size: UPLOAD_CHUNK_BYTES,
    expires_at: row.updated_at.getTime() + UPLOAD_LIFETIME_MS,
  };
}

export function routeUploads(routes: Routes, uploads: UploadsService): void {
  routes.handle(createUpload, async ({ caller, body }) =>
    present(
      await uploads.create(caller.userId, {
        name: body.name,
        size: body.size,
        parentId: body.parent_id ?? null,
        replaces: body.replaces ?? null,
        callbackUrl: body.callback_url ?? null,
        withCover: body.with_cover,
      }),
    ),
  );
  routes.handle(getUpload, async ({ caller, params }) =>
    present(await uploads.get(caller.userId, params.id)),
  );
  routes.handle(putChunk, async ({ caller, params, query, rawBody }) =>
    present(await uploads.append(caller.userId, params.id, query.offset, rawBody)),
  );
  routes.handle(completeUpload, ({ caller, params, query, language }) =>
    uploads.complete(caller.userId, params.id, language, query.open_as === 'courseware'),
  );
  routes.handle(cancelUpload, async ({ caller, params }) => {
    await uploads.cancel(caller.userId, params.id);
    return {};
  });
}
