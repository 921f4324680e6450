import { z } from 'zod';

/** Description of a backup. It is written last: a folder without it is not a complete backup. */
export const manifestShape = z.object({
  format: z.literal('lectern-backup'),
  version: z.literal(1),
  /** Milliseconds since 1970. */
  created_at: z.number(),
  /** Names of the migrations that created the tables. */
  migrations: z.array(z.string()),
  /** Number of rows of each table. */
  tables: z.record(z.string(), z.number().int()),
  /** Next values of the sequences. */
  sequences: z.record(z.string(), z.number().int()),
  /** Number of unfinished jobs, which are also written separately for versions whose queue has other tables. */
  jobs: z.number().int(),
  /** All rows of the queue; missing in backups of earlier versions. */
  queue: z.optional(
    z.object({
      /** The schema version of the queue's library. */
      version: z.number().int(),
      /** Number of rows of each table. */
      tables: z.record(z.string(), z.number().int()),
    }),
  ),
  objects: z.object({ count: z.number().int(), bytes: z.number().int() }),
});
export type Manifest = z.infer<typeof manifestShape>;

export const MANIFEST_FILE = 'manifest.json';
/** Folder with the rows of the queue's tables. */
export const QUEUE_FOLDER = 'queue';
export const JOBS_FILE = 'jobs.jsonl';

/** Data of a job that are needed to queue it again. */
export const jobShape = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  retryLimit: z.number().int(),
  expireInSeconds: z.number().int(),
});

/** A backup or restore failed; the message is a sentence for the administrator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
