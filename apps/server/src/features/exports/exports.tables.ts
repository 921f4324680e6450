import type { Language } from '@lectern/protocol';
import type { ExportFormat, ExportState } from '@lectern/protocol/exports';
import type { ColumnType, JSONColumnType, Selectable } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';

/** What of a courseware is drawn, and how large. */
export type ExportWish = {
  readonly pages?: readonly number[];
  readonly hidden: boolean;
  /** Left out by exports that were asked for before shows could have them. */
  readonly notes?: boolean;
  readonly width: number;
  /** The lesson whose ink is drawn over its pages. */
  readonly lesson?: string;
};

/** What could not go into the file as it looks: so many tools that nobody here could draw. */
export type ExportNote = {
  readonly code: 'TOOLS_NOT_DRAWN' | 'FORMULAS_NOT_DRAWN';
  readonly count: number;
};

export type ExportTaskTable = {
  id: string;
  user_id: string;
  /** Null once the courseware was deleted: the row stays until its file is swept. */
  document_id: string | null;
  /** `account`: not a courseware but all that its user holds. */
  format: ExportFormat | 'account';
  wish: JSONColumnType<ExportWish, string, never>;
  /** Of whoever asked: what the stage itself says is said in it. */
  language: Language;
  state: ExportState;
  pages_done: number;
  pages_total: number;
  /** Whether the export stands still until the object store answers again. */
  files_away: ColumnType<boolean, boolean | undefined, boolean>;
  notes: JSONColumnType<readonly ExportNote[], string | undefined, string>;
  error: JSONColumnType<JobFailure | null, string | null, string | null>;
  job_id: string | null;
  file_name: string | null;
  /** Of what is stored: random bytes before the file (see `ExportFiles`). */
  file_hash: string | null;
  /** Of the file itself, bytes. */
  file_size: number | null;
  /** When a browser had all of the file. */
  fetched_at: Date | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
};
export type ExportRow = Selectable<ExportTaskTable>;

export type ExportTables = { export_task: ExportTaskTable };
