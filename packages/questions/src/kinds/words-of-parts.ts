import { fullText } from '../text/accepted-text.ts';
import { fillBlank } from './fill-blank/question.ts';
import { partsOfKind } from './game-parts.ts';
import type { PartBody, PartKey } from './interactive-kind.ts';

/** A word that is hidden in a grid: the first text that earns all points in a blank of a part. */
export interface HiddenWord {
  readonly part: string;
  readonly gap: string;
  readonly word: string;
}

/** The words of the blanks, in the order of the parts. Blanks without an accepted text are left out. */
export function wordsOfParts(parts: readonly PartBody[], keys: readonly PartKey[]): HiddenWord[] {
  return partsOfKind(fillBlank, { parts }, { parts: keys }).flatMap(({ id, key }) =>
    key.blanks.flatMap(({ gap, accepted, compare }) => {
      const word = fullText(accepted, compare)?.replaceAll(/\s/gu, '');
      return word ? [{ part: id, gap, word }] : [];
    }),
  );
}
