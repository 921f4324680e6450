import type { Seat } from '@lectern/protocol/classes';
import { Box, Stack } from '@lectern/ui';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { Pupil } from '../class-lists.ts';
import { PupilPhoto } from '../pupil-photo.tsx';
import { isSameSeat, type MovedSeat, moveTo } from './moved-seats.ts';
import classes from './seat-grid.module.css';
import { useTexts } from './texts.ts';
import { type Target, useCarriedPupil } from './use-carried-pupil.ts';

export interface SeatGridProps {
  readonly pupils: readonly Pupil[];
  /** Number of rows: as many as the occupied seats need, or more. */
  readonly rows: number;
  readonly columns: number;
  readonly canChange: boolean;
  readonly onMove: (moved: readonly MovedSeat[]) => void;
  /** Only when seats cannot be changed: the handler of a press on a pupil, and the mark beside their name. */
  readonly onPress?: (pupil: Pupil) => void;
  readonly mark?: (pupil: Pupil) => ReactNode;
  /** Only when seats cannot be changed: the mark of a pupil as text, for screen readers. */
  readonly markText?: (pupil: Pupil) => string;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The room with its seats, the front at the top; pupils are moved by dragging, by two presses or with the keyboard. */
export function SeatGrid(props: SeatGridProps): ReactNode {
  const { rows, columns, canChange } = props;
  const texts = useTexts();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Seat>({ row: 1, column: 1 });
  const { said, nameOf, at, put, carrying, pick } = usePutPupils(props);
  const { carried, hold, drop } = carrying;

  const walk = (event: KeyboardEvent, seat: Seat) => {
    if (event.key === 'Escape' && carried !== undefined) {
      event.stopPropagation();
      drop();
      return;
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && canChange) {
      const there = at(seat);
      if (there) put(there.user_id, null);
      return;
    }
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = { row: seat.row + step[0], column: seat.column + step[1] };
    if (next.row < 1 || next.row > rows || next.column < 1 || next.column > columns) return;
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next.row} ${next.column}"]`)?.focus();
  };

  const cell = (row: number, column: number) => {
    const seat = { row, column };
    const pupil = at(seat);
    return (
      <SeatButton
        key={`${row} ${column}`}
        {...props}
        seat={seat}
        pupil={pupil}
        held={pupil !== undefined && pupil.user_id === carried?.userId}
        isFocused={isSameSeat(focused, seat)}
        onFocus={() => setFocused(seat)}
        onKeyDown={(event) => walk(event, seat)}
        onPointerDown={(event) => pupil && hold(pupil.user_id, event)}
        onClick={() => pick(seat, pupil)}
      />
    );
  };

  return (
    <>
      <Stack gap={6} align="start" className={classes.room}>
        <Box surface="card" pad={4} className={classes.scroll}>
          <p className={classes.front}>{texts('front')}</p>
          <Stack
            ref={grid}
            role="group"
            aria-label={texts('label')}
            gap={2}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(var(--seat-width, 7.2rem), 1fr))` }}
          >
            {Array.from({ length: rows }, (_, row) =>
              Array.from({ length: columns }, (_, column) => cell(row + 1, column + 1)),
            )}
          </Stack>
        </Box>
        <Unseated {...props} carrying={carrying} onPick={pick} />
      </Stack>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {carried?.by === 'drag' && (
        <div className={classes.ghost} style={{ left: carried.x, top: carried.y }} aria-hidden="true">
          {nameOf(carried.userId)}
        </div>
      )}
    </>
  );
}

/** Puts pupils into seats, and announces each change to screen readers. */
function usePutPupils({ pupils, canChange, onMove, onPress }: SeatGridProps) {
  const texts = useTexts();
  const [said, setSaid] = useState('');
  const nameOf = (id: string) => pupils.find(({ user_id }) => user_id === id)?.real_name ?? '';
  const at = (seat: Seat) => pupils.find((pupil) => pupil.seat !== null && isSameSeat(pupil.seat, seat));

  const put = (id: string, target: Target) => {
    setSaid(
      target === null
        ? texts('putAway', { name: nameOf(id) })
        : texts('put', { name: nameOf(id), ...target }),
    );
    onMove(moveTo(pupils, id, target));
  };
  const carrying = useCarriedPupil(canChange, put);
  const { carried, press } = carrying;
  const pick = (target: Target, pupil: Pupil | undefined) => {
    if (!canChange) {
      if (pupil) onPress?.(pupil);
      return;
    }
    if (carried === undefined && pupil) setSaid(texts('picked', { name: pupil.real_name }));
    press(target, pupil?.user_id);
  };
  return { said, nameOf, at, put, carrying, pick };
}

type ShownBeside = Pick<SeatGridProps, 'mark' | 'markText'>;

/** The photo and the name of a pupil, and the mark beside it. */
function Face({ pupil, mark }: Pick<SeatGridProps, 'mark'> & { readonly pupil: Pupil }): ReactNode {
  return (
    <>
      <PupilPhoto pupil={pupil} className={classes.face} />
      <bdi className={classes.name}>{pupil.real_name}</bdi>
      {mark?.(pupil)}
    </>
  );
}

function saidOf(pupil: Pupil, { markText }: Pick<SeatGridProps, 'markText'>): string {
  return [pupil.real_name, markText?.(pupil)].filter((each) => each !== undefined).join(', ');
}

interface SeatButtonProps
  extends ShownBeside,
    Pick<SeatGridProps, 'canChange'>,
    Pick<ComponentProps<'button'>, 'onFocus' | 'onKeyDown' | 'onPointerDown' | 'onClick'> {
  readonly seat: Seat;
  /** The pupil of this seat. */
  readonly pupil: Pupil | undefined;
  /** This pupil is carried to another seat. */
  readonly held: boolean;
  /** Whether Tab reaches this seat; it reaches one of the grid. */
  readonly isFocused: boolean;
}

function SeatButton(props: SeatButtonProps): ReactNode {
  const { seat, pupil, held, isFocused, canChange, mark, onFocus, onKeyDown, onPointerDown, onClick } = props;
  const texts = useTexts();
  return (
    <button
      type="button"
      className={classes.seat}
      data-seat={`${seat.row} ${seat.column}`}
      data-held={held || undefined}
      data-free={pupil === undefined || undefined}
      aria-pressed={canChange && pupil !== undefined ? held : undefined}
      aria-label={
        pupil ? texts('taken', { ...seat, name: saidOf(pupil, props) }) : texts('empty', { ...seat })
      }
      tabIndex={isFocused ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      {pupil && <Face pupil={pupil} mark={mark} />}
    </button>
  );
}

interface UnseatedProps extends SeatGridProps {
  readonly carrying: ReturnType<typeof useCarriedPupil>;
  readonly onPick: (target: Target, pupil: Pupil | undefined) => void;
}

/** The pupils without a seat, who can be put into one. */
function Unseated(props: UnseatedProps): ReactNode {
  const { pupils, canChange, onPress, mark, carrying, onPick } = props;
  const { carried, hold, drop } = carrying;
  const texts = useTexts();
  const unseated = pupils.filter(({ seat }) => seat === null);
  return (
    <Stack
      as="section"
      gap={3}
      className={classes.unseated}
      data-seat=""
      aria-label={texts('unseated', { count: unseated.length })}
    >
      <h2 className={classes.unseatedTitle}>{texts('unseated', { count: unseated.length })}</h2>
      {canChange && carried !== undefined && (
        <button type="button" className={classes.unseat} onClick={() => onPick(null, undefined)}>
          {texts('unseat')}
        </button>
      )}
      {unseated.length === 0 && pupils.length > 0 && <p className={classes.hint}>{texts('everybody')}</p>}
      <Stack gap={2} overflow="scroll" className={classes.waiting}>
        {unseated.map((pupil) => (
          <button
            key={pupil.user_id}
            type="button"
            className={classes.seat}
            data-held={pupil.user_id === carried?.userId || undefined}
            aria-pressed={canChange ? pupil.user_id === carried?.userId : undefined}
            aria-label={canChange ? undefined : saidOf(pupil, props)}
            disabled={!canChange && onPress === undefined}
            onPointerDown={(event) => hold(pupil.user_id, event)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || carried === undefined) return;
              event.stopPropagation();
              drop();
            }}
            onClick={() => onPick(null, pupil)}
          >
            <Face pupil={pupil} mark={mark} />
          </button>
        ))}
      </Stack>
    </Stack>
  );
}
