import { associateTeaching } from '@lectern/protocol/documents';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useState } from 'react';
import { UserTables } from '../../../parts/user-tables/index.ts';
import { call } from '../../../platform/api/call.ts';
import { serverNow } from '../../../platform/api/session.ts';
import type { ChapterInfo } from './chapter-info.ts';
import { KeptChapter } from './kept-chapter.ts';

export interface TaughtChapter {
  /** Undefined until one was chosen. */
  readonly chosen: ChapterInfo | undefined;
  choose(chapter: ChapterInfo): void;
  /** Ties a new courseware to the chapter that was chosen; not to the one that is shown until then. */
  note(documentId: string): void;
}

export function useChapter(userId: string): TaughtChapter {
  const [kept] = useState(() => new KeptChapter(userId, new UserTables()));
  useEffect(() => kept.follow(), [kept]);
  const chosen = useSignal(kept.chosen);
  return {
    chosen,
    choose: (chapter) => void kept.choose(chapter, serverNow()),
    note(documentId) {
      if (!chosen) return;
      const body = { teaching_material_id: chosen.bookId, chapter_id: chosen.chapterId };
      // The courseware is there all the same, and is opened meanwhile.
      void call(associateTeaching, { params: { id: documentId }, body }).catch(() => undefined);
    },
  };
}
