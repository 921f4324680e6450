import type { Language } from '@lectern/protocol';
import type { ExportFormat } from '@lectern/protocol/document-kinds';
import type { ExportState } from '@lectern/protocol/exports';
import type { ColumnType, JSONColumnType, Selectable } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';

/** Which pages of a courseware are drawn, and how large. */
export type ExportWish = {
  readonly pages?: readonly number[];
  readonly hidden: boolean;
  /** Missing in older exports, which were requested before shows could contain notes. */
  readonly notes?: boolean;
  /** Whether a presentation has keys of questions in its notes; missing in older exports. */
  readonly keys?: boolean;
  readonly width: number;
  /** The lesson whose ink is drawn over its pages. */
  readonly lesson?: string;
};

/** Elements whose appearance could not be exported: `count` tools, questions or formulas could not be drawn. */
export type ExportNote = {
  readonly code: 'TOOLS_NOT_DRAWN' | 'QUESTIONS_NOT_DRAWN' | 'FORMULAS_NOT_DRAWN';
  readonly count: number;
};

export type ExportTaskTable = {
  id: string;
  user_id: string;
  /** Null once the courseware was deleted: the row stays until its file is swept. */
  document_id: string | null;
  /** `account`: all data of the user, not a courseware. */
  format: ExportFormat | 'account';
  wish: JSONColumnType<ExportWish, string, never>;
  /** The user's language, for texts that the stage draws. */
  language: Language;
  state: ExportState;
  pages_done: number;
  pages_total: number;
  /** Whether the export is waiting for the object store. */
  files_away: ColumnType<boolean, boolean | undefined, boolean>;
  notes: JSONColumnType<readonly ExportNote[], string | undefined, string>;
  error: JSONColumnType<JobFailure | null, string | null, string | null>;
  job_id: string | null;
  file_name: string | null;
  /** Object with random bytes before the file (see `ExportFiles`). */
  file_hash: string | null;
  /** Size of the file itself, bytes. */
  file_size: number | null;
  /** Time when a browser had received the whole file. */
  fetched_at: Date | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
};
export type ExportRow = Selectable<ExportTaskTable>;

export type ExportTables = { export_task: ExportTaskTable };
