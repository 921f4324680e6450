import type { LessonValue, LessonValues } from '@lectern/courseware/lesson';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { PLAYERS } from '../game-players.ts';

/** A pupil of the class or a typed name, as class events refer to them. */
export type Named = Extract<ClassEvent, { readonly kind: 'called' }>['pupils'][number];

/** A team of the lesson, which the record names as it was called at the board. */
export type NamedTeam = {
  readonly name: string;
  /** Index of the team. */
  readonly team: number;
};

/** The pupil or team at each board from left to right; undefined where none was chosen. */
export type BoardNames = readonly (Named | NamedTeam | undefined)[];

/** Time for which a call names the pupil at the board, milliseconds: later the teacher called for something else. */
const CALL_HOLDS_MS = 300_000;

/** The pupils that a lesson's state contains, which another version may have written. */
export function boardNames({ names }: LessonValues): BoardNames {
  const kept = Array.isArray(names) ? names : [];
  return PLAYERS.map((_, index) => namedIn(kept[index]));
}

/** The change of the lesson's state that puts these pupils at the boards; a pupil stands at one board only. */
export function namesPatch(names: BoardNames): Readonly<Record<string, LessonValue | undefined>> {
  const keys = names.map((named) => named && JSON.stringify(named));
  const own = names.map((named, index) => (keys.indexOf(keys[index]) === index ? (named ?? null) : null));
  return { names: own.some((named) => named !== null) ? own : undefined };
}

export function sameNamed(one: Named | NamedTeam, other: Named | NamedTeam): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function namedIn(value: LessonValue | undefined): Named | NamedTeam | undefined {
  const { member_id: memberId, name, team } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof memberId === 'string' && memberId !== '') return { member_id: memberId };
  if (typeof name !== 'string' || name === '') return undefined;
  return Number.isInteger(team) && Number(team) >= 0 ? { name, team: Number(team) } : { name };
}

/** The last call of a lesson, unless it was used for a board before or is too old. */
export function freshCall(
  events: readonly ClassEvent[],
  used: LessonValue | undefined,
  now: number,
): { readonly id: string; readonly pupils: readonly Named[] } | undefined {
  const last = events.findLast((event) => event.kind === 'called');
  if (!last || last.id === used || now - last.at > CALL_HOLDS_MS) return undefined;
  return { id: last.id, pupils: last.pupils };
}
