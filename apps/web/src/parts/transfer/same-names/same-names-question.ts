import { newId, Signal } from '@lectern/base';

/** The user's choice for files whose names are taken; undefined: no file is sent. */
export type SameNamesAnswer = 'replace' | 'both' | 'skip' | undefined;

export interface SameNamesQuestion {
  readonly id: string;
  readonly names: readonly string[];
  readonly answer: (answer: SameNamesAnswer) => void;
}

/** The open question of this window, shown above the list of transfers. */
export const sameNamesQuestion = new Signal<SameNamesQuestion | undefined>(undefined);

/** Asks the question; an open question is answered with undefined. */
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
