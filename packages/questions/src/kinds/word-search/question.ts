import * as z from 'zod/mini';
import { DIRECTIONS, occurrences, readWord } from '../../generators/word-search.ts';
import { partId } from '../../question/content.ts';
import { gapId } from '../../question/gaps.ts';
import { fillBlank } from '../fill-blank/question.ts';
import { countProblems, wordsOfParts } from '../game-parts.ts';
import { interactiveKind } from '../interactive-kind.ts';
import type { Problem } from '../question-kind.ts';
import { hideWords } from './hide-words.ts';

const MOST_WORDS = 20;
const LEAST_SIDE = 6;
const MOST_SIDE = 16;

const at = z.int().check(z.gte(0), z.lte(MOST_SIDE));
const own = z.object({
  /** The characters of the grid, row by row. */
  grid: z
    .array(z.array(z.string().check(z.maxLength(8))).check(z.maxLength(MOST_SIDE)))
    .check(z.maxLength(MOST_SIDE)),
  /** The words themselves are listed beside the grid, and not only their clues. */
  shownWords: z.optional(
    z.array(z.string().check(z.maxLength(MOST_SIDE * 2))).check(z.maxLength(MOST_WORDS)),
  ),
});
const ownKey = z.object({
  places: z
    .array(z.object({ part: partId, gap: gapId, row: at, column: at, direction: z.enum(DIRECTIONS) }))
    .check(z.maxLength(MOST_WORDS)),
  /** From which the grid was made; it stays on the server, for it gives the places away. */
  seed: z.int(),
  filler: z.string().check(z.maxLength(2000)),
});

/** 找词: 3 to 20 words, the answers of blanks whose stems are clues, are found in a grid of characters. */
export const wordSearch = interactiveKind({
  kind: 'word-search',
  plays: [fillBlank],
  rules: ['per-item', 'exact', 'none'],
  fewestParts: 1,
  mostParts: MOST_WORDS,
  own,
  ownKey,
  ownFor: (parts, keys) => hideWords(wordsOfParts(parts, keys), {}),
  problems(body, key) {
    const words = wordsOfParts(body.parts, key.parts);
    const { grid } = body.own;
    return [
      ...countProblems(words.length, 3, MOST_WORDS),
      ...countProblems(grid.length, LEAST_SIDE, MOST_SIDE, 'grid'),
      ...countProblems(new Set(grid.map(({ length }) => length)).size, 1, 1, 'grid'),
      ...countProblems(grid[0]?.length ?? 0, LEAST_SIDE, MOST_SIDE, 'grid'),
      ...words.flatMap(({ part, gap, word }): Problem[] => {
        const place = key.own.places.find((one) => one.part === part && one.gap === gap);
        const read = place && readWord(grid, place, [...word].length);
        if (read !== word) return [{ code: 'not-placed', at: `${part}/${gap}` }];
        return occurrences(grid, word) > 1 ? [{ code: 'key-too-many', at: `${part}/${gap}` }] : [];
      }),
    ];
  },
});
