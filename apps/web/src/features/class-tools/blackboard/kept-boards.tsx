import { newId } from '@lectern/base';
import {
  BOARDS_MAX,
  type Board,
  boardsOf,
  keptBoard,
  type LessonState,
  nextBoard,
} from '@lectern/courseware/lesson';
import { inkElementOf } from '@lectern/stage/ink';
import { showToast } from '@lectern/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { FolderOpen, Save } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { keepAsBoard, readBoard } from '../../../parts/boards/index.ts';
import { PanelButton, type ToolShow } from '../../../parts/class-tools/index.ts';
import { kindRowOf } from '../../../parts/document-kinds/index.ts';
import { DiskDialog } from '../../../parts/documents/index.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useTexts } from './texts.ts';

/** The date has hyphens, because names of documents cannot contain slashes. */
const DAY = new Intl.DateTimeFormat('sv-SE');

export interface KeptBoardsProps {
  readonly state: LessonState;
  readonly boards: readonly Board[];
  readonly show: Pick<ToolShow, 'ink' | 'pageSize'>;
}

function openBoard(id: string): void {
  window.open(`#/blackboard?fileId=${id}`, '_blank');
}

/** Saves the boards of the lesson as a board on the disk, and loads the pages of a board. Both are copies. */
export function KeptBoards({ state, boards, show }: KeptBoardsProps): ReactNode {
  const t = useTexts();
  const { busy, run } = useCall();
  const [choosing, setChoosing] = useState(false);
  const [client] = useState(() => new QueryClient());
  const userId = currentSession()?.userId;
  const { ink, pageSize } = show;
  if (userId === undefined) return null;
  const keep = () =>
    run(async () => {
      const pages = boards.map(({ pageId, color, ground }) => ({
        face: { color, ground },
        ink: ink.strokes(pageId).map((stroke) => inkElementOf(stroke, { parentId: '', order: '' })),
      }));
      const name = t('keptName', { date: DAY.format(new Date()) });
      const kept = await keepAsBoard({ name, pages, size: pageSize });
      showToast({
        kind: 'success',
        text: t('kept', { name: kept.name }),
        action: {
          label: t('openKept'),
          run: () => openBoard(kept.id),
        },
      });
    });
  const take = (id: string) =>
    run(async () => {
      setChoosing(false);
      const pages = await readBoard(id, pageSize);
      const room = BOARDS_MAX - boardsOf(state.get()).length;
      let first: string | undefined;
      const taken = pages.slice(0, Math.max(room, 0));
      for (const { face, strokes } of taken) {
        const made = { ...nextBoard(boardsOf(state.get()), newId()), ...face };
        state.change({ [made.key]: keptBoard(made) });
        ink.replace(made.pageId, [], strokes);
        first ??= made.key;
      }
      if (first !== undefined) state.change({ chosen: first });
      if (pages.length > room)
        showToast({ kind: 'attention', text: t('tookSome', { count: Math.max(room, 0) }) });
      // A lesson cannot contain files and texts: to use them the teacher opens the board itself.
      if (taken.some(({ placed }) => placed > 0))
        showToast({
          kind: 'attention',
          text: t('leftPlaced'),
          action: { label: t('openKept'), run: () => openBoard(id) },
        });
    });
  return (
    <>
      <PanelButton bare label={t('keep')} icon={<Save />} disabled={busy} onPress={() => void keep()} />
      <PanelButton
        bare
        label={t('take')}
        icon={<FolderOpen />}
        disabled={busy}
        onPress={() => setChoosing(true)}
      />
      {choosing && (
        <QueryClientProvider client={client}>
          <DiskDialog
            title={t('take')}
            userId={userId}
            isWanted={(item) => kindRowOf(item)?.goesOnBlackboard === true}
            onClose={() => setChoosing(false)}
            onDocument={({ id }) => void take(id)}
          />
        </QueryClientProvider>
      )}
    </>
  );
}
