import type { AssetItem } from '@lectern/protocol/courseware';
import type { JSONColumnType, Selectable } from 'kysely';
import type { JobFailure } from '../../platform/jobs/job-failure.ts';

export type PagePicturesTable = {
  source_hash: string;
  status: 'making' | 'ready' | 'failed';
  /** Pictures by the page's part in the file. */
  pictures: JSONColumnType<Record<string, AssetItem> | null, string | null, string | null>;
  error: JSONColumnType<JobFailure | null, string | null, string | null>;
  updated_at: Date;
};
export type PagePicturesRow = Selectable<PagePicturesTable>;

export type PagePicturesTables = { page_pictures: PagePicturesTable };
