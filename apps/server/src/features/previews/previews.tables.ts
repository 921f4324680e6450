import type { ReadyPreview } from '@lectern/protocol/previews';
import type { JSONColumnType, Selectable } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';

/** What was found out or made; the files that it needs stand beside it by their hashes. */
export type PreviewResult = Pick<
  ReadyPreview,
  'kind' | 'mime' | 'original' | 'duration' | 'width' | 'height' | 'cut'
>;

export type PreviewTable = {
  source_hash: string;
  /** How it is made; another version of the way makes another preview. */
  recipe: string;
  status: 'making' | 'ready' | 'failed';
  /** Per cent; null where nobody knows. */
  progress: number | null;
  started_by: string;
  job_id: string | null;
  result: JSONColumnType<PreviewResult | null, string | null, string | null>;
  /** Of the derivative; null where the file itself is shown. */
  object_hash: string | null;
  poster_hash: string | null;
  error: JSONColumnType<JobFailure | null, string | null, string | null>;
  updated_at: Date;
};
export type PreviewRow = Selectable<PreviewTable>;

/** Of the documents feature: whose file is shown, and whether anybody keeps it still. */
type DocumentTable = { id: string; object_hash: string | null; cover_hash: string | null };

export type PreviewTables = { preview: PreviewTable; document: DocumentTable };
