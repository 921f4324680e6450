import { LecternError } from '@lectern/protocol';
import { type AddedStudent, STUDENTS_MAX, type StudentChange } from '@lectern/protocol/classes';
import type { MemberRow } from './classes.tables.ts';

/** The pupils of a class after a change. */
export interface ChangedStudents {
  /** All pupils who are in the class after the change, in order. */
  readonly present: readonly MemberRow[];
  readonly added: readonly MemberRow[];
  readonly removed: readonly MemberRow[];
}

/**
 * Computes the pupils of a class after a change, checked as a whole, so that two may exchange their seats or numbers.
 * Throws STUDENT_NOT_FOUND, CLASS_FULL, STUDENT_NUMBER_TAKEN, SEAT_TAKEN, ANSWER_CARD_TAKEN, and INVALID_INPUT when a
 * pupil is named twice.
 */
export function changedStudents(
  classId: string,
  before: readonly MemberRow[],
  change: StudentChange,
): ChangedStudents {
  const byId = new Map(before.map((row) => [row.id, row]));
  const removed = change.removed.map((id) => take(byId, id));
  const edited = new Map<string, MemberRow>();
  for (const each of change.changed) {
    if (edited.has(each.member_id)) throw new LecternError('INVALID_INPUT', { field: 'changed' });
    const row = find(byId, each.member_id);
    const { seat } = each;
    edited.set(row.id, {
      ...row,
      real_name: each.real_name ?? row.real_name,
      nick_name: each.nick_name ?? row.nick_name,
      student_number: each.student_number ?? row.student_number,
      group_name: each.group_name ?? row.group_name,
      card_number: each.card_number === undefined ? row.card_number : each.card_number,
      ...(seat !== undefined && seatOf(seat)),
    });
  }
  const added = change.added.map((each) => newRow(classId, each));
  const ids = new Set([...before.map(({ id }) => id), ...added.map(({ id }) => id)]);
  if (ids.size < before.length + added.length) throw new LecternError('INVALID_INPUT', { field: 'added' });

  const rows = [...[...byId.values()].map((row) => edited.get(row.id) ?? row), ...added];
  if (rows.length > STUDENTS_MAX && added.length > 0)
    throw new LecternError('CLASS_FULL', { max: STUDENTS_MAX });
  refuseTwins(rows);
  const present = inOrder(rows, change.order);
  return { present, added: present.filter(({ id }) => !byId.has(id)), removed };
}

/** True when the pupil's data and position are unchanged, so that nothing needs to be written. */
export function isSameRow(a: MemberRow, b: MemberRow): boolean {
  return (
    a.real_name === b.real_name &&
    a.nick_name === b.nick_name &&
    a.student_number === b.student_number &&
    a.group_name === b.group_name &&
    a.seat_row === b.seat_row &&
    a.seat_column === b.seat_column &&
    a.card_number === b.card_number &&
    a.position === b.position
  );
}

/** The remaining row of a pupil who left. Without a school number, the number is the pupil's position in the list. */
export function leftRow(row: MemberRow, at: Date): MemberRow {
  return {
    id: row.id,
    class_id: row.class_id,
    real_name: '',
    nick_name: '',
    student_number: row.student_number || String((row.position ?? 0) + 1),
    group_name: '',
    seat_row: null,
    seat_column: null,
    card_number: null,
    photo_hash: null,
    position: null,
    removed_at: at,
  };
}

function find(byId: ReadonlyMap<string, MemberRow>, id: string): MemberRow {
  const row = byId.get(id);
  if (!row) throw new LecternError('STUDENT_NOT_FOUND');
  return row;
}

function take(byId: Map<string, MemberRow>, id: string): MemberRow {
  const row = find(byId, id);
  byId.delete(id);
  return row;
}

function seatOf(seat: AddedStudent['seat']): Pick<MemberRow, 'seat_row' | 'seat_column'> {
  return { seat_row: seat?.row ?? null, seat_column: seat?.column ?? null };
}

function newRow(classId: string, given: AddedStudent): MemberRow {
  return {
    id: given.member_id,
    class_id: classId,
    real_name: given.real_name,
    nick_name: given.nick_name,
    student_number: given.student_number,
    group_name: given.group_name,
    ...seatOf(given.seat),
    card_number: null,
    photo_hash: null,
    position: null,
    removed_at: null,
  };
}

function refuseTwins(rows: readonly MemberRow[]): void {
  const numbers = new Set<string>();
  const seats = new Set<string>();
  const cards = new Set<number>();
  for (const { student_number: number, seat_row: row, seat_column: column, card_number: card } of rows) {
    if (number !== '' && numbers.has(number)) throw new LecternError('STUDENT_NUMBER_TAKEN', { number });
    numbers.add(number);
    if (card !== null && cards.has(card)) throw new LecternError('ANSWER_CARD_TAKEN', { number: card });
    if (card !== null) cards.add(card);
    if (row === null || column === null) continue;
    const seat = `${row} ${column}`;
    if (seats.has(seat)) throw new LecternError('SEAT_TAKEN', { row, column });
    seats.add(seat);
  }
}

function inOrder(rows: readonly MemberRow[], order: readonly string[]): readonly MemberRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const first = order.map((id) => take(byId, id));
  return [...first, ...byId.values()].map((row, position) => ({ ...row, position }));
}
