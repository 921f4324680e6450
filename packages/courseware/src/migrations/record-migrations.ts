import type { RecordMigration } from './record-migration.ts';
import { toolDataByKeys } from './tool-data-by-keys.ts';

/** Every step since schema 1, in order. A released step is never changed. */
export const recordMigrations: readonly RecordMigration[] = [toolDataByKeys];
