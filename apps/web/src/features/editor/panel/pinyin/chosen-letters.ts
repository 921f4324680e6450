import type { ChosenCharacters, TextTarget } from '@lectern/stage/edit';

export const NOTHING: ReadonlyMap<number, string | undefined> = new Map();

/** Returns the selected characters by paragraph, without changing them. */
export function chosenCharacters(target: TextTarget): readonly ChosenCharacters[] {
  const found: ChosenCharacters[] = [];
  target.changeRubies((chosen) => {
    found.push(chosen);
    return NOTHING;
  });
  return found;
}

/** Returns the selected letters of a paragraph that have a reading, with their indices. */
export function readLetters({ text, from, to, rubies }: ChosenCharacters): readonly {
  readonly at: number;
  readonly letter: string;
  readonly reading: string;
}[] {
  if (rubies.every((reading) => reading === undefined)) return [];
  let next = 0;
  return [...text].flatMap((letter) => {
    const at = next;
    next += letter.length;
    const reading = rubies[at];
    return at >= from && at < to && reading !== undefined ? [{ at, letter, reading }] : [];
  });
}
