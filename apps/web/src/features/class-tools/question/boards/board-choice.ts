import { type BoardNames, type Named, type NamedTeam, sameNamed } from './board-names.ts';

/** Whether each board was handed in, so that its pupil stays. */
type Locked = readonly boolean[];

/** Indices of the boards at which a pupil can still be put. */
export function freeBoards(names: BoardNames, locked: Locked): readonly number[] {
  return names.flatMap((named, index) => (named === undefined && !locked[index] ? [index] : []));
}

/** Only the pupils of boards that were handed in. */
export function without(names: BoardNames, locked: Locked): BoardNames {
  return names.map((named, index) => (locked[index] ? named : undefined));
}

/** Puts pupils at the free boards from left to right. */
export function filled(
  names: BoardNames,
  locked: Locked,
  pupils: readonly (Named | NamedTeam)[],
): BoardNames {
  const places = freeBoards(names, locked);
  return names.map((named, index) => pupils[places.indexOf(index)] ?? named);
}

/**
 * Puts a pupil at the first board without one, or takes the pupil away from a board, also where the answer was handed in. The
 * only pupil of one board is replaced; where several boards are full, nothing changes.
 */
export function toggled(names: BoardNames, pupil: Named | NamedTeam): BoardNames {
  const before = names.findIndex((named) => named && sameNamed(named, pupil));
  if (before !== -1) return names.map((named, index) => (index === before ? undefined : named));
  return names.length === 1 ? [pupil] : filled(names, [], [pupil]);
}
