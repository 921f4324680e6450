import { buffer } from 'node:stream/consumers';
import { Disposables, type Dispose } from '@lectern/base';
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
import type { Platform } from '../../platform/platform.ts';
import type { DocumentsService } from '../documents/index.ts';
import { type StartTranscode, UploadsService } from './uploads.service.ts';
import { type UploadRow, UploadsStore, type UploadTables } from './uploads.store.ts';

export { detectContent } from './file-content.ts';
export type { CoursewareFile, StartTranscode } from './uploads.service.ts';
export { UploadsService } from './uploads.service.ts';
export { type NamedEntry, packedBytes, zipEntries } from './zip-entries.ts';

/** The callback_url of a task as it is kept, or none. Throws CALLBACK_REFUSED. */
type CheckCallback = (url: string | null | undefined) => string | null;

const SWEEP_EVERY_MS = 3_600_000;

function present(row: UploadRow): UploadState {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    offset: row.received,
    chunk_size: UPLOAD_CHUNK_BYTES,
    expires_at: row.updated_at.getTime() + UPLOAD_LIFETIME_MS,
  };
}

/** Files come in by pieces and go on after a break; see `UploadsService`. */
export function registerUploads(
  platform: Platform,
  routes: Routes,
  documents: DocumentsService,
  transcoding: { readonly start: StartTranscode; readonly checkCallback: CheckCallback },
): { readonly service: UploadsService; readonly close: Dispose } {
  const { clock, database, log, objects } = platform;
  const store = new UploadsStore(database.withTables<UploadTables>());
  const service = new UploadsService({ store, documents, objects, clock, startTranscode: transcoding.start });

  routes.handle(createUpload, async ({ caller, body }) =>
    present(
      await service.create(caller.userId, {
        name: body.name,
        size: body.size,
        parentId: body.parent_id ?? null,
        callbackUrl: transcoding.checkCallback(body.callback_url),
        withCover: body.with_cover,
      }),
    ),
  );
  routes.handle(getUpload, async ({ caller, params }) =>
    present(await service.get(caller.userId, params.id)),
  );
  routes.handle(putChunk, async ({ caller, params, query, rawBody }) =>
    present(await service.append(caller.userId, params.id, query.offset, await buffer(rawBody))),
  );
  routes.handle(completeUpload, ({ caller, params, query, language }) =>
    service.complete(caller.userId, params.id, language, query.open_as === 'courseware'),
  );
  routes.handle(cancelUpload, async ({ caller, params }) => {
    await service.cancel(caller.userId, params.id);
    return {};
  });

  const disposables = new Disposables();
  const sweep = setInterval(() => {
    service
      .sweep()
      .catch((error: unknown) => log.warn({ err: error }, 'abandoned uploads could not be swept'));
  }, SWEEP_EVERY_MS);
  sweep.unref();
  disposables.add(() => clearInterval(sweep));
  return { service, close: () => disposables.dispose() };
}
