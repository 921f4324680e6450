import * as z from 'zod/mini';
import { sameIds } from '../../question/problem.ts';
import { fillBlank } from '../fill-blank/question.ts';
import { countProblems, wordsOfParts } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import { crosswordGrid, gridProblems, layOutWords, MOST_WORDS } from './grid.ts';

/** 字谜（纵横填字）: words, the answers of blanks whose stems are clues, cross in a grid. */
export const crossword = interactiveKind({
  kind: 'crossword',
  plays: [fillBlank],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: MOST_WORDS,
  own: crosswordGrid,
  ownKey: z.object({}),
  ownFor: (parts, keys) => ({ body: layOutWords(wordsOfParts(parts, keys), 1), key: {} }),
  problems(body, key) {
    const words = wordsOfParts(body.parts, key.parts);
    return [
      ...countProblems(words.length, 2, MOST_WORDS),
      ...sameIds(body.own.entries.map(({ part, gap }) => `${part}/${gap}`)),
      ...gridProblems(body.own, words),
    ];
  },
});
