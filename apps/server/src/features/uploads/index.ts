import { buffer } from 'node:stream/consumers';
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
import { every } from '../../platform/every.ts';
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
): { readonly service: UploadsService; close(): Promise<void> } {
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

  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => service.sweep(),
    failure: 'abandoned uploads could not be swept',
    log,
  });
  return { service, close: () => sweeping.close() };
}
