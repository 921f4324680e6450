import {
  CLASS_NAME_MAX,
  GROUP_NAME_MAX,
  NOT_IN_NAMES,
  type Seat,
  STUDENT_NUMBER_MAX,
  STUDENTS_MAX,
} from '@lectern/protocol/classes';
import type { Pupil } from '../../../parts/classes/index.ts';
import { nameText } from '../../../parts/table-file/index.ts';
import type { PupilLine } from './pupil-columns.ts';

/** Why a line is refused. */
export type Refusal =
  | 'noName'
  | 'formula'
  | 'tooLong'
  | 'badCharacters'
  | 'sameNumber'
  | 'sameName'
  | 'manyOfName'
  | 'numberTaken'
  | 'badSeat'
  | 'seatTaken'
  | 'full';

/** Properties that a line sets or changes. */
export interface PupilWords {
  readonly real_name?: string;
  readonly nick_name?: string;
  readonly student_number?: string;
  readonly group_name?: string;
  readonly seat?: Seat | null;
}

export type PlannedLine = { readonly line: PupilLine } & (
  | { readonly kind: 'new'; readonly words: PupilWords }
  | { readonly kind: 'changed'; readonly pupil: Pupil; readonly words: PupilWords }
  | { readonly kind: 'same'; readonly pupil: Pupil }
  | { readonly kind: 'refused'; readonly reason: Refusal }
);

/**
 * Plans an import before any data are changed. A line matches the pupil with its number, and otherwise the only pupil
 * with its name. No pupil is removed, and data without a column in the table are kept.
 */
export function planImport(lines: readonly PupilLine[], present: readonly Pupil[]): readonly PlannedLine[] {
  const counted = countsOf(lines);
  const meant = new Set<string>();
  const planned = lines.map((line): PlannedLine => {
    const reason = wrongWords(line) ?? twinReason(line, counted);
    if (reason !== undefined) return { line, kind: 'refused', reason };
    const found = pupilOf(line, present);
    if (found === 'many') return { line, kind: 'refused', reason: 'manyOfName' };
    if (found === undefined) return { line, kind: 'new', words: wordsOf(line) };
    if (meant.has(found.user_id)) return { line, kind: 'refused', reason: 'sameName' };
    meant.add(found.user_id);
    const words = differing(wordsOf(line), found);
    const same = Object.keys(words).length === 0;
    return same ? { line, kind: 'same', pupil: found } : { line, kind: 'changed', pupil: found, words };
  });
  return withinClass(planned, present);
}

interface Counts {
  readonly numbers: ReadonlyMap<string, number>;
  /** Number of lines per name, counting lines without a number. */
  readonly names: ReadonlyMap<string, number>;
}

function countsOf(lines: readonly PupilLine[]): Counts {
  const numbers = new Map<string, number>();
  const names = new Map<string, number>();
  for (const { name, number = '' } of lines) {
    if (number === '') names.set(name, (names.get(name) ?? 0) + 1);
    else numbers.set(number, (numbers.get(number) ?? 0) + 1);
  }
  return { numbers, names };
}

function wrongWords({ name, number = '', nickName = '', group = '', seat }: PupilLine): Refusal | undefined {
  if (name === '') return 'noName';
  const all = [name, number, nickName, group];
  if (all.some((text) => text.startsWith('='))) return 'formula';
  const tooLong =
    name.length > CLASS_NAME_MAX ||
    nickName.length > CLASS_NAME_MAX ||
    number.length > STUDENT_NUMBER_MAX ||
    group.length > GROUP_NAME_MAX;
  if (tooLong) return 'tooLong';
  if (all.some((text) => NOT_IN_NAMES.test(text))) return 'badCharacters';
  return seat === 'wrong' ? 'badSeat' : undefined;
}

/** Lines that cannot be distinguished are all refused, because any of them might be wrong. */
function twinReason({ name, number = '' }: PupilLine, { numbers, names }: Counts): Refusal | undefined {
  if (number !== '') return (numbers.get(number) ?? 0) > 1 ? 'sameNumber' : undefined;
  return (names.get(name) ?? 0) > 1 ? 'sameName' : undefined;
}

function pupilOf({ name, number = '' }: PupilLine, present: readonly Pupil[]): Pupil | 'many' | undefined {
  const byNumber = number === '' ? undefined : present.find((each) => each.student_number === number);
  if (byNumber) return byNumber;
  // Stored names are normalised as well: an earlier import may have stored 李 四 for 李四.
  const named = present.filter((each) => nameText(each.real_name) === name);
  // A pupil of the same name with another number is another pupil.
  const possible = number === '' ? named : named.filter((each) => each.student_number === '');
  return possible.length > 1 ? 'many' : possible[0];
}

function wordsOf({ name, number, nickName, group, seat }: PupilLine): PupilWords {
  return {
    real_name: name,
    ...(number !== undefined && { student_number: number }),
    ...(nickName !== undefined && { nick_name: nickName }),
    ...(group !== undefined && { group_name: group }),
    ...(seat !== undefined && seat !== 'wrong' && { seat }),
  };
}

function differing(words: PupilWords, pupil: Pupil): PupilWords {
  const { seat, student_number: number, ...texts } = words;
  const changed = Object.entries(texts).filter(([key, value]) => pupil[key as keyof Pupil] !== value);
  const moved = seat !== undefined && seatKey(seat) !== seatKey(pupil.seat);
  return {
    ...Object.fromEntries(changed),
    // An empty cell does not delete a stored number.
    ...(number !== undefined &&
      number !== '' &&
      number !== pupil.student_number && { student_number: number }),
    ...(moved && { seat }),
  };
}

function seatKey(seat: Seat | null): string {
  return seat === null ? '' : `${seat.row} ${seat.column}`;
}

/** Refuses lines by rules of the whole class: a seat or a number that is used twice, and more pupils than allowed. */
function withinClass(planned: readonly PlannedLine[], present: readonly Pupil[]): readonly PlannedLine[] {
  const touched = new Map(
    planned.flatMap((each) => (each.kind === 'changed' ? [[each.pupil.user_id, each.words] as const] : [])),
  );
  const after = present.map((pupil) => ({ ...pupil, ...touched.get(pupil.user_id) }));
  const seats = new Map<string, number>();
  const numbers = new Map<string, number>();
  const count = (map: Map<string, number>, key: string) =>
    key === '' ? 0 : map.set(key, (map.get(key) ?? 0) + 1).get(key);
  for (const { seat, student_number } of after) {
    count(seats, seatKey(seat));
    count(numbers, student_number);
  }
  let size = present.length;
  return planned.map((each): PlannedLine => {
    if (each.kind !== 'new' && each.kind !== 'changed') return each;
    const refuse = (reason: Refusal): PlannedLine => ({ line: each.line, kind: 'refused', reason });
    const seat = seatKey(each.words.seat ?? null);
    const number = each.words.student_number ?? '';
    if (each.kind === 'changed') {
      if (seat !== '' && (seats.get(seat) ?? 0) > 1) return refuse('seatTaken');
      return number !== '' && (numbers.get(number) ?? 0) > 1 ? refuse('numberTaken') : each;
    }
    if (seat !== '' && seats.has(seat)) return refuse('seatTaken');
    if (size >= STUDENTS_MAX) return refuse('full');
    size += 1;
    count(seats, seat);
    return each;
  });
}
