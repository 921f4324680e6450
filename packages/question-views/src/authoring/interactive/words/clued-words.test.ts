import { contentOf, interactiveKindOf, passageOf, plainTextOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { type GameValue, partsOf, withParts } from '../game-value.ts';
import { newWord, withPastedWords, withWordsOfGame, wordsOfGame } from './clued-words.ts';

function counted() {
  let made = 0;
  return () => `n${made++}`;
}

function game(): GameValue {
  const value = interactiveKindOf('dictation-game')?.blank(counted());
  if (!value) throw new Error('no such kind');
  return value;
}

it('wordsOfGame and withWordsOfGame return the words with their clues, and the same parts back', () => {
  const words = [newWord(counted(), '春天', '一年之始'), { ...newWord(counted(), '夏'), id: 'g', part: 'p' }];
  const value = withWordsOfGame(game(), words);
  expect(wordsOfGame(value).map(({ word, clue }) => [word, plainTextOf(clue)])).toEqual([
    ['春天', '一年之始'],
    ['夏', ''],
  ]);
  expect(partsOf(withWordsOfGame(value, wordsOfGame(value)))).toEqual(partsOf(value));
});

it('withWordsOfGame shows the length of words as widths of their lines', () => {
  const [part] = partsOf(withWordsOfGame(game(), [newWord(counted(), '青蛙')], true));
  expect(part?.body).toMatchObject({ widths: [{ width: 2 }] });
});

it('wordsOfGame returns a word for each gap of a part', () => {
  const [part] = partsOf(game());
  const several = withParts(game(), [
    {
      id: part?.id ?? '',
      kind: 'fill-blank',
      stem: contentOf('季节'),
      body: { passage: passageOf({ gap: 'a' }, { gap: 'b' }) },
      key: { blanks: [{ gap: 'a', accepted: [{ text: '春' }, { text: '春天', share: 0.5 }] }] },
    },
  ]);
  const words = wordsOfGame(several);
  expect(words.map(({ id, word }) => [id, word])).toEqual([
    ['a', '春'],
    ['b', ''],
  ]);
  expect(new Set(words.map((word) => word.part)).size).toBe(2);
  expect(partsOf(withWordsOfGame(several, words))[0]?.key).toMatchObject({
    blanks: [{ accepted: [{ text: '春' }, { text: '春天', share: 0.5 }] }],
  });
});

it('withPastedWords fills empty words first, up to the most', () => {
  const words = withPastedWords([newWord(counted())], 0, [['a', '1'], ['b', '2'], ['c']], counted(), 2);
  expect(words.map(({ word, clue }) => word + plainTextOf(clue))).toEqual(['a1', 'b2']);
});
