import type { Platform } from '../../platform/platform.ts';
import { ExportFiles } from './export-files.ts';
import { expireExport } from './exports.service.ts';
import { ExportsStore } from './exports.store.ts';
import type { ExportTables } from './exports.tables.ts';

/** Deletes files that are a day old, and a week later the rows of files that were not fetched. */
export async function sweepExports({ clock, database, objects }: Platform): Promise<void> {
  const store = new ExportsStore(database.withTables<ExportTables>());
  const files = new ExportFiles(objects);
  const now = new Date(clock.now());
  for (const row of await store.expired(now)) await expireExport(row, now, store, files);
}
