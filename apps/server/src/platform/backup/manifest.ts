import { z } from 'zod';

/** What a backup says about itself. Written last: a folder without it is no whole backup. */
export const manifestShape = z.object({
  format: z.literal('lectern-backup'),
  version: z.literal(1),
  /** Milliseconds since 1970. */
  created_at: z.number(),
  /** Names of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  tables: z.record(z.string(), z.number().int()),
  /** Next values of the sequences. */
  sequences: z.record(z.string(), z.number().int()),
  /** Unfinished jobs, written separately for a version whose queue has other tables. */
  jobs: z.number().int(),
  /** All rows of the queue; backups of earlier versions have none. */
  queue: z.optional(
    z.object({
      /** The schema version of the queue's library. */
      version: z.number().int(),
      /** Rows of each table. */
      tables: z.record(z.string(), z.number().int()),
    }),
  ),
  objects: z.object({ count: z.number().int(), bytes: z.number().int() }),
});
export type Manifest = z.infer<typeof manifestShape>;

export const MANIFEST_FILE = 'manifest.json';
/** Rows of each of the queue's tables. */
export const QUEUE_FOLDER = 'queue';
export const JOBS_FILE = 'jobs.jsonl';

/** One job of the queue, as far as it is needed to queue it again. */
export const jobShape = z.object({
  id: z.string(),
  name: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  retryLimit: z.number().int(),
  expireInSeconds: z.number().int(),
});

/** A backup or a restore that cannot be done; the message is a sentence for the administrator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
