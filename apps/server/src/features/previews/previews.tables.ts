import type { ReadyPreview } from '@lectern/protocol/previews';
import type { JSONColumnType, Selectable } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';

/** Facts of the preview; the files that it needs are in other columns by their hashes. */
export type PreviewResult = Pick<
  ReadyPreview,
  'kind' | 'mime' | 'original' | 'duration' | 'width' | 'height' | 'cut'
>;

export type PreviewTable = {
  source_hash: string;
  /** Version of the conversion that generated the preview, see RECIPES. */
  recipe: string;
  status: 'making' | 'ready' | 'failed';
  /** Per cent; null when unknown. */
  progress: number | null;
  started_by: string;
  job_id: string | null;
  result: JSONColumnType<PreviewResult | null, string | null, string | null>;
  /** Hash of the derivative; null when the file itself is shown. */
  object_hash: string | null;
  poster_hash: string | null;
  error: JSONColumnType<JobFailure | null, string | null, string | null>;
  updated_at: Date;
};
export type PreviewRow = Selectable<PreviewTable>;

/** Columns of the documents feature: a document's file and thumbnail. */
type DocumentTable = { id: string; object_hash: string | null; cover_hash: string | null };

export type PreviewTables = { preview: PreviewTable; document: DocumentTable };
