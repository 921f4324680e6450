import type { TranscodeStatus } from '@lectern/protocol';
import type { TranscodeStage, TranscodeTask } from '@lectern/protocol/transcoding';
import type { JSONColumnType, Selectable } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';

export type TranscodeTaskTable = {
  id: string;
  user_id: string;
  status: TranscodeStatus;
  stage: TranscodeStage;
  progress: number;
  callback_url: string | null;
  input: JSONColumnType<TranscodeTask['input'], string, never>;
  source_hash: string;
  source_size: number;
  job_id: string | null;
  document_id: string | null;
  error: JSONColumnType<JobFailure | null, string | null, string | null>;
  created_at: Date;
  updated_at: Date;
};

export type TaskRow = Selectable<TranscodeTaskTable>;

/** A note of the reader with the number of its page, which may move later. */
export type KeptNote = {
  readonly code: string;
  readonly page?: number;
  readonly pageId?: string;
  readonly elementId?: string;
  readonly detail?: string;
  /** Number of objects in the file, missing ones included. */
  readonly of?: number;
};

export type ImportReportTable = {
  document_id: string;
  source_name: string;
  source_format: string;
  /** Null when the courseware is a copy by a user who may not have the file. */
  source_hash: string | null;
  source_size: number;
  page_count: number;
  notes: JSONColumnType<KeptNote[], string, never>;
  more_notes: number;
  fonts: JSONColumnType<string[], string, never>;
  created_at: Date;
};
export type ImportReportRow = Selectable<ImportReportTable>;

export type TranscodingTables = {
  transcode_task: TranscodeTaskTable;
  import_report: ImportReportTable;
};
