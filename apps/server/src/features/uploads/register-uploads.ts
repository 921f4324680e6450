import { every } from '../../platform/every.ts';
import type { Ground, Registered } from '../../platform/feature.ts';
import type { PersonalRow } from '../../platform/personal-data/personal-row.ts';
import { UploadPieces } from './upload-pieces.ts';
import { routeUploads } from './uploads.routes.ts';
import { type UploadPorts, UploadsService } from './uploads.service.ts';
import { UploadsStore, type UploadTables } from './uploads.store.ts';

const SWEEP_EVERY_MS = 3_600_000;

/** Registers uploads, which arrive in pieces and resume after an interruption; see `UploadsService`. */
export function registerUploads(
  ground: Ground,
  { documents, transcoding }: UploadPorts,
): Registered<UploadsService> {
  const { clock, database, log, objects, pieces, routes } = ground;
  const store = new UploadsStore(database.withTables<UploadTables>());
  const uploadPieces = new UploadPieces({ store, pieces, clock });
  const service = new UploadsService({
    store,
    pieces: uploadPieces,
    documents,
    transcoding,
    objects,
    clock,
  });
  routeUploads(routes, service);
  const sweeping = every({
    everyMs: SWEEP_EVERY_MS,
    run: () => service.sweep(),
    failure: 'failed to delete abandoned uploads',
    log,
  });
  const personal: readonly PersonalRow<UploadTables>[] = [
    {
      table: 'upload',
      column: 'user_id',
      onCancel: 'delete',
      export: { none: 'an incomplete file' },
    },
    {
      table: 'ended_upload',
      column: 'user_id',
      onCancel: 'delete',
      export: { none: 'result of an upload; the file is on the disk' },
    },
  ];
  return { service, close: () => sweeping.close(), personal };
}
