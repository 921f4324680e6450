import { newId, Signal } from '@lectern/base';

/** What becomes of files whose names are taken; undefined: none of the files is sent. */
export type SameNamesAnswer = 'replace' | 'both' | 'skip' | undefined;

export interface SameNamesQuestion {
  readonly id: string;
  readonly names: readonly string[];
  readonly answer: (answer: SameNamesAnswer) => void;
}

/** What this window asks now, shown above the list of transfers. */
export const sameNamesQuestion = new Signal<SameNamesQuestion | undefined>(undefined);

/** A question that was not answered yet is given up. */
export function askSameNames(names: readonly string[]): Promise<SameNamesAnswer> {
  sameNamesQuestion.get()?.answer(undefined);
  return new Promise((resolve) => {
    sameNamesQuestion.set({
      id: newId(),
      names,
      answer: (answer) => {
        sameNamesQuestion.set(undefined);
        resolve(answer);
      },
    });
  });
}
