import { newId } from '@lectern/base';
import {
  BOARDS_MAX,
  type Board,
  type BoardColor,
  boardsOf,
  colors,
  type Ground,
  grounds,
  keptBoard,
  nextBoard,
  shownBoard,
} from '@lectern/courseware/lesson';
import { BoardGround } from '@lectern/stage/board-ground';
import { Row, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { useSignal } from '@lectern/ui/use-signal';
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useFaceTexts } from '../../../parts/boards/index.ts';
import { type ClassToolPart, type ClassToolProps, PanelButton } from '../../../parts/class-tools/index.ts';
import { recolorInk } from '../../../parts/ink/index.ts';
import classes from './blackboard.module.css';
import { useTexts } from './texts.ts';

const KeptBoards = lazyComponent(async () => (await import('./kept-boards.tsx')).KeptBoards);

/** Boards over the slide: written on like the slide, and stored with the lesson. */
export const blackboard: ClassToolPart = { View: Blackboard, takes: [] };

function Blackboard({ id, lesson, show, close }: ClassToolProps): ReactNode {
  const t = useTexts();
  const state = lesson.state(id);
  const values = useSignal(state);
  const boards = useMemo(() => boardsOf(values), [values]);
  const board = shownBoard(boards, values.chosen);
  const number = board ? boards.indexOf(board) + 1 : 0;
  const { pageSize, writeOn } = show;

  const add = useCallback(() => {
    const now = boardsOf(state.get());
    if (now.length >= BOARDS_MAX) return;
    const made = nextBoard(now, newId());
    state.change({ [made.key]: keptBoard(made), chosen: made.key });
  }, [state]);
  useEffect(() => {
    if (boardsOf(state.get()).length === 0) add();
  }, [state, add]);

  const turn = useCallback(
    (by: 1 | -1) => {
      const now = boardsOf(state.get());
      const at = now.findIndex(({ key }) => key === shownBoard(now, state.get().chosen)?.key);
      const to = now[at + by];
      if (to) state.change({ chosen: to.key });
    },
    [state],
  );
  const { pageId, color, ground } = board ?? {};
  const count = boards.length;
  useEffect(() => {
    if (pageId === undefined || color === undefined || ground === undefined) return;
    const under = <BoardGround color={color} ground={ground} size={pageSize} />;
    return writeOn({ pageId, board: { number, count, color, ground }, turn, under });
  }, [pageId, number, count, color, ground, pageSize, turn, writeOn]);

  if (!board) return null;
  const change = (patch: Partial<Board>) => {
    const next = { ...board, ...patch };
    state.change({ [board.key]: keptBoard(next) });
    recolorInk(show.ink, next);
  };
  return (
    <Row
      as="section"
      pad={1}
      radius="card"
      justify="center"
      wrap
      gap={1}
      className={classes.bar}
      aria-label={t('title')}
    >
      <PanelButton
        bare
        label={t('previous')}
        icon={<ChevronLeft />}
        disabled={number <= 1}
        onPress={() => turn(-1)}
      />
      <Text as="output" size="panel" tone="ink" numeric textAlign="center" className={classes.number}>
        {t('of', { number, count })}
      </Text>
      <PanelButton
        bare
        label={t('next')}
        icon={<ChevronRight />}
        disabled={number >= count}
        onPress={() => turn(1)}
      />
      <PanelButton label={t('add')} icon={<Plus />} disabled={count >= BOARDS_MAX} onPress={add} />
      <Face board={board} onChange={change} />
      <KeptBoards state={state} boards={boards} show={show} />
      <PanelButton label={t('close')} icon={<X />} onPress={close} />
    </Row>
  );
}

interface FaceProps {
  readonly board: Board;
  readonly onChange: (patch: Partial<Board>) => void;
}

/** The choices of a board's colour and ground. */
function Face({ board, onChange }: FaceProps): ReactNode {
  const ofFace = useFaceTexts();
  return (
    <>
      <select
        className={classes.choice}
        aria-label={ofFace('color')}
        value={board.color}
        onChange={(event) => onChange({ color: event.target.value as BoardColor })}
      >
        {colors.map((each) => (
          <option key={each} value={each}>
            {ofFace(`colors.${each}`)}
          </option>
        ))}
      </select>
      <select
        className={classes.choice}
        aria-label={ofFace('ground')}
        value={board.ground}
        onChange={(event) => onChange({ ground: event.target.value as Ground })}
      >
        {grounds.map((each) => (
          <option key={each} value={each}>
            {ofFace(`grounds.${each}`)}
          </option>
        ))}
      </select>
    </>
  );
}
