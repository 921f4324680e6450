import type { ChapterInfo } from '@lectern/protocol/taught-chapters';
import type { JSONColumnType } from 'kysely';

export type TaughtChapterTables = {
  taught_chapter: {
    account_id: string;
    chapter: JSONColumnType<ChapterInfo, string, string>;
    chosen_at: Date;
  };
};
