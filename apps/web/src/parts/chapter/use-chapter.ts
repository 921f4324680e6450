import { type ChapterInfo, getTaughtChapter, setTaughtChapter } from '@lectern/protocol/taught-chapters';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { serverNow } from '../../platform/api/session.ts';
import { onChance } from '../../platform/connection/on-chance.ts';
import { UserTables } from '../user-tables.ts';
import { KeptChapter } from './kept-chapter.ts';

export interface TaughtChapterChoice {
  /** The selected chapter; undefined until the user selects one. */
  readonly chosen: ChapterInfo | undefined;
  choose(chapter: ChapterInfo): void;
}

/** The chapter that the signed-in user teaches. New coursewares and boards are tied to it by the server. */
export function useChapter(userId: string): TaughtChapterChoice {
  const [kept] = useState(
    () =>
      new KeptChapter(userId, {
        tables: new UserTables(),
        account: {
          get: () => call(getTaughtChapter, {}),
          set: (chapter, chosenAt) => call(setTaughtChapter, { body: { chapter, chosen_at: chosenAt } }),
        },
        onChance,
      }),
  );
  useEffect(() => kept.follow(), [kept]);
  const chosen = useSignal(kept.chosen);
  return { chosen, choose: (chapter) => void kept.choose(chapter, serverNow()) };
}
