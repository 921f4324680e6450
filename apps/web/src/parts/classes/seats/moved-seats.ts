import { SEATS_SIDE_MAX, type Seat } from '@lectern/protocol/classes';
import type { Pupil } from '../class-lists.ts';

/** The seat of a pupil after a change; null without a seat. */
export interface MovedSeat {
  readonly member_id: string;
  readonly seat: Seat | null;
}

/** The default size of a room without assigned seats. */
const USUAL = { rows: 6, columns: 8 };

export function isSameSeat(a: Seat | null, b: Seat | null): boolean {
  return a?.row === b?.row && a?.column === b?.column;
}

/** The size of the room: large enough for every occupied seat, and at least the default size. */
export function roomOf(pupils: readonly Pupil[]): { readonly rows: number; readonly columns: number } {
  const seats = pupils.flatMap(({ seat }) => seat ?? []);
  return {
    rows: Math.max(USUAL.rows, ...seats.map(({ row }) => row)),
    columns: Math.max(USUAL.columns, ...seats.map(({ column }) => column)),
  };
}

/** Moves a pupil to a seat, or to none; a pupil already sitting there gets the seat that becomes free. */
export function moveTo(pupils: readonly Pupil[], userId: string, seat: Seat | null): readonly MovedSeat[] {
  const pupil = pupils.find(({ user_id }) => user_id === userId);
  if (!pupil || isSameSeat(pupil.seat, seat)) return [];
  const there = seat && pupils.find((other) => other.seat !== null && isSameSeat(other.seat, seat));
  const moved = [{ member_id: userId, seat }];
  return there ? [...moved, { member_id: there.user_id, seat: pupil.seat }] : moved;
}

/**
 * Assigns free seats to pupils without a seat, row by row from the front; when no seat is left, the other pupils stay
 * without.
 */
export function fillSeats(
  pupils: readonly Pupil[],
  room: { readonly rows: number; readonly columns: number },
): readonly MovedSeat[] {
  const taken = new Set(pupils.flatMap(({ seat }) => (seat ? [`${seat.row} ${seat.column}`] : [])));
  const free: Seat[] = [];
  for (let row = 1; row <= Math.min(room.rows, SEATS_SIDE_MAX); row++) {
    for (let column = 1; column <= Math.min(room.columns, SEATS_SIDE_MAX); column++) {
      if (!taken.has(`${row} ${column}`)) free.push({ row, column });
    }
  }
  return pupils
    .filter(({ seat }) => seat === null)
    .flatMap(({ user_id: member_id }, index) => {
      const seat = free[index];
      return seat === undefined ? [] : [{ member_id, seat }];
    });
}

/** Removes all pupils from their seats. */
export function clearSeats(pupils: readonly Pupil[]): readonly MovedSeat[] {
  return pupils
    .filter(({ seat }) => seat !== null)
    .map(({ user_id: member_id }) => ({ member_id, seat: null }));
}

/** The pupils with their seats after the changes. */
export function seatedAnew(pupils: readonly Pupil[], moved: readonly MovedSeat[]): readonly Pupil[] {
  const seats = new Map(moved.map(({ member_id, seat }) => [member_id, seat]));
  return pupils.map((pupil) => {
    const seat = seats.get(pupil.user_id);
    return seat === undefined ? pupil : { ...pupil, seat };
  });
}
