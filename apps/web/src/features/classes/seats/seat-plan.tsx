import { SEATS_SIDE_MAX, type Seat } from '@lectern/protocol/classes';
import { Button, ConfirmDialog, NumberField } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Pupil, pupilAvatar } from '../../../parts/classes/index.ts';
import { pupilsQuery } from '../class-queries.ts';
import { useClassTexts } from '../class-texts.ts';
import shared from '../classes.module.css';
import { sendStudents, useClassWork } from '../use-class-work.ts';
import {
  clearSeats,
  fillSeats,
  isSameSeat,
  type MovedSeat,
  moveTo,
  roomOf,
  seatedAnew,
} from './moved-seats.ts';
import classes from './seat-plan.module.css';
import { type Target, useCarriedPupil } from './use-carried-pupil.ts';

export interface SeatPlanProps {
  readonly userId: string;
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  readonly canChange: boolean;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The room with its seats, the front at the top; pupils are put by dragging, by two presses or by keys. */
export function SeatPlan({ userId, classId, pupils, canChange }: SeatPlanProps) {
  const texts = useClassTexts();
  const client = useQueryClient();
  const { work } = useClassWork();
  const grid = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ rows: 0, columns: 0 });
  const [focused, setFocused] = useState<Seat>({ row: 1, column: 1 });
  const [clearing, setClearing] = useState(false);
  const [said, setSaid] = useState('');
  const needed = roomOf(pupils);
  const rows = Math.max(needed.rows, size.rows);
  const columns = Math.max(needed.columns, size.columns);
  const unseated = pupils.filter(({ seat }) => seat === null);
  const nameOf = (id: string) => pupils.find(({ user_id }) => user_id === id)?.real_name ?? '';
  const at = (seat: Seat) => pupils.find((pupil) => pupil.seat !== null && isSameSeat(pupil.seat, seat));

  const change = (moved: readonly MovedSeat[]) => {
    if (moved.length === 0) return;
    const { queryKey } = pupilsQuery(userId, classId);
    // At once: what the server refuses is read anew.
    client.setQueryData(queryKey, (found) => found && { ...found, pupils: seatedAnew(found.pupils, moved) });
    void work(() => sendStudents(classId, { changed: [...moved] }));
  };
  const put = (id: string, target: Target) => {
    setSaid(
      target === null
        ? texts('seats.putAway', { name: nameOf(id) })
        : texts('seats.put', { name: nameOf(id), ...target }),
    );
    change(moveTo(pupils, id, target));
  };
  const { carried, hold, press, drop } = useCarriedPupil(canChange, put);
  const pick = (target: Target, id: string | undefined) => {
    if (carried === undefined && id !== undefined) setSaid(texts('seats.picked', { name: nameOf(id) }));
    press(target, id);
  };

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
    const next = { row: seat.row + step[0], column: seat.column + step[1] };
    if (next.row < 1 || next.row > rows || next.column < 1 || next.column > columns) return;
    setFocused(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next.row} ${next.column}"]`)?.focus();
  };

  const cell = (row: number, column: number) => {
    const seat = { row, column };
    const pupil = at(seat);
    const held = pupil !== undefined && pupil.user_id === carried?.userId;
    return (
      <button
        key={`${row} ${column}`}
        type="button"
        className={classes.seat}
        data-seat={`${row} ${column}`}
        data-held={held || undefined}
        data-free={pupil === undefined || undefined}
        aria-pressed={canChange && pupil !== undefined ? held : undefined}
        aria-label={
          pupil
            ? texts('seats.taken', { row, column, name: pupil.real_name })
            : texts('seats.empty', { row, column })
        }
        tabIndex={focused.row === row && focused.column === column ? 0 : -1}
        onFocus={() => setFocused(seat)}
        onKeyDown={(event) => walk(event, seat)}
        onPointerDown={(event) => pupil && hold(pupil.user_id, event)}
        onClick={() => pick(seat, pupil?.user_id)}
      >
        {pupil && <PupilFace pupil={pupil} />}
      </button>
    );
  };

  return (
    <div className={shared.screen}>
      {canChange && (
        <div className={shared.bar}>
          <NumberField
            label={texts('seats.rows')}
            prefix={texts('seats.rows')}
            className={classes.count}
            value={rows}
            min={needed.rows}
            max={SEATS_SIDE_MAX}
            onChange={(value) => setSize({ rows: value ?? 0, columns })}
          />
          <NumberField
            label={texts('seats.columns')}
            prefix={texts('seats.columns')}
            className={classes.count}
            value={columns}
            min={needed.columns}
            max={SEATS_SIDE_MAX}
            onChange={(value) => setSize({ rows, columns: value ?? 0 })}
          />
          <div className={shared.tools}>
            <Button
              disabled={unseated.length === 0}
              onClick={() => change(fillSeats(pupils, { rows, columns }))}
            >
              {texts('seats.fill')}
            </Button>
            <Button disabled={unseated.length === pupils.length} onClick={() => setClearing(true)}>
              {texts('seats.clear')}
            </Button>
          </div>
        </div>
      )}
      {canChange && <p className={shared.hint}>{texts('seats.hint')}</p>}
      <div className={classes.room}>
        <div className={classes.scroll}>
          <p className={classes.front}>{texts('seats.front')}</p>
          <div
            ref={grid}
            role="group"
            aria-label={texts('seats.label')}
            className={classes.grid}
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(7.2rem, 1fr))` }}
          >
            {Array.from({ length: rows }, (_, row) =>
              Array.from({ length: columns }, (_, column) => cell(row + 1, column + 1)),
            )}
          </div>
        </div>
        <section
          className={classes.unseated}
          data-seat=""
          aria-label={texts('seats.unseated', { count: unseated.length })}
        >
          <h2 className={classes.unseatedTitle}>{texts('seats.unseated', { count: unseated.length })}</h2>
          {canChange && carried !== undefined && (
            <button type="button" className={classes.unseat} onClick={() => pick(null, undefined)}>
              {texts('seats.unseat')}
            </button>
          )}
          {unseated.length === 0 && pupils.length > 0 && (
            <p className={shared.hint}>{texts('seats.everybody')}</p>
          )}
          <div className={classes.waiting}>
            {unseated.map((pupil) => (
              <button
                key={pupil.user_id}
                type="button"
                className={classes.seat}
                data-held={pupil.user_id === carried?.userId || undefined}
                aria-pressed={canChange ? pupil.user_id === carried?.userId : undefined}
                disabled={!canChange}
                onPointerDown={(event) => hold(pupil.user_id, event)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') drop();
                }}
                onClick={() => pick(null, pupil.user_id)}
              >
                <PupilFace pupil={pupil} />
              </button>
            ))}
          </div>
        </section>
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {carried?.by === 'drag' && (
        <div className={classes.ghost} style={{ left: carried.x, top: carried.y }} aria-hidden="true">
          {nameOf(carried.userId)}
        </div>
      )}
      <ConfirmDialog
        open={clearing}
        onOpenChange={setClearing}
        title={texts('seats.clearTitle')}
        description={texts('seats.clearText')}
        confirmLabel={texts('seats.clear')}
        cancelLabel={texts('cancel')}
        onConfirm={() => {
          setClearing(false);
          change(clearSeats(pupils));
        }}
      />
    </div>
  );
}

function PupilFace({ pupil }: { readonly pupil: Pupil }) {
  return (
    <>
      <img className={classes.face} src={pupilAvatar(pupil)} alt="" draggable={false} />
      <bdi className={classes.name}>{pupil.real_name}</bdi>
    </>
  );
}
