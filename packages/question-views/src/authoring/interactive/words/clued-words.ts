import {
  type BodyOf,
  type Content,
  contentOf,
  gapRun,
  gapsOf,
  isBlank,
  type KeyOf,
} from '@lectern/questions';
import { type GamePart, type GameValue, partsOf, withParts } from '../game-value.ts';

/** A word with its clue: a blank of a game. */
export interface CluedWord {
  /** The id of the blank's gap. */
  readonly id: string;
  readonly part: string;
  readonly word: string;
  readonly clue: Content;
  /** Other accepted texts and the way of comparing, kept as they were. */
  readonly blank: KeyOf<'fill-blank'>['blanks'][number];
}

/** The words of a game, one for each gap of its parts. */
export function wordsOfGame(value: GameValue): CluedWord[] {
  return partsOf(value).flatMap((part) => {
    if (part.kind !== 'fill-blank') return [];
    const { passage } = part.body as BodyOf<'fill-blank'>;
    const { blanks } = part.key as KeyOf<'fill-blank'>;
    return gapsOf(passage).map((gap, index) => {
      const blank = blanks.find((one) => one.gap === gap) ?? { gap, accepted: [] };
      return {
        id: gap,
        // A part with several gaps becomes several parts.
        part: index === 0 ? part.id : `${part.id.slice(0, 60)}-${index}`,
        word: blank.accepted[0]?.text ?? '',
        clue: part.stem ?? contentOf(''),
        blank,
      };
    });
  });
}

/** The game with other words: one part with one gap for each. */
export function withWordsOfGame<Value extends GameValue>(
  value: Value,
  words: readonly CluedWord[],
  showsLength = false,
): Value {
  return withParts(
    value,
    words.map((word) => partOf(word, showsLength)),
  );
}

function partOf({ id, part, word, clue, blank }: CluedWord, showsLength: boolean): GamePart {
  const [, ...others] = blank.accepted;
  const first = { ...blank.accepted[0], text: word };
  const length = [...word].length;
  return {
    id: part,
    kind: 'fill-blank',
    stem: isBlank(clue) ? undefined : clue,
    body: {
      passage: { paragraphs: [{ runs: [gapRun(id)] }] },
      ...(showsLength && length > 0 ? { widths: [{ gap: id, width: Math.min(60, length) }] } : {}),
    },
    key: { blanks: [{ ...blank, gap: id, accepted: word === '' ? [] : [first, ...others] }] },
  };
}

export function newWord(makeId: () => string, word = '', clue = ''): CluedWord {
  const gap = makeId();
  return { id: gap, part: makeId(), word, clue: contentOf(clue), blank: { gap, accepted: [] } };
}

/** Words with pasted cells (word, clue): they fill this word and the empty ones after it, and then new ones. */
export function withPastedWords(
  words: readonly CluedWord[],
  index: number,
  cells: readonly (readonly string[])[],
  makeId: () => string,
  most: number,
): CluedWord[] {
  const rest = [...cells];
  const filled = words.map((word, at) => {
    const [first] = rest;
    if (at < index || !first || word.word !== '' || !isBlank(word.clue)) return word;
    rest.shift();
    return { ...word, word: first[0] ?? '', clue: contentOf(first[1] ?? '') };
  });
  const added = rest.slice(0, Math.max(0, most - words.length));
  return [...filled, ...added.map(([word, clue]) => newWord(makeId, word, clue))];
}
