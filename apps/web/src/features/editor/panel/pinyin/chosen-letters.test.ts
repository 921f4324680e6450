import { expect, it } from 'vitest';
import { chosenCharacters, readLetters } from './chosen-letters.ts';

type Chosen = Parameters<typeof readLetters>[0];
const chosen = (text: string, rubies: (string | undefined)[], from = 0, to = text.length) =>
  ({ text, from, to, rubies }) as Chosen;

it('readLetters returns the selected letters that have a reading, with their indices', () => {
  expect(readLetters(chosen('春天a', ['chūn', 'tiān', undefined]))).toEqual([
    { at: 0, letter: '春', reading: 'chūn' },
    { at: 1, letter: '天', reading: 'tiān' },
  ]);
  expect(readLetters(chosen('春天', [undefined, undefined]))).toEqual([]);
});

it('readLetters leaves out letters beside the selection', () => {
  expect(
    readLetters(chosen('一二三四', ['yī', 'èr', 'sān', 'sì'], 1, 3)).map(({ letter }) => letter),
  ).toEqual(['二', '三']);
});

it('readLetters counts a letter outside the basic plane as two', () => {
  expect(readLetters(chosen('𠮷天', ['jí', undefined, 'tiān']))).toEqual([
    { at: 0, letter: '𠮷', reading: 'jí' },
    { at: 2, letter: '天', reading: 'tiān' },
  ]);
});

it('chosenCharacters returns the selected characters of all paragraphs and changes none', () => {
  const paragraphs = [chosen('春', ['chūn']), chosen('天', [undefined])];
  const changes: unknown[] = [];
  const target = {
    changeRubies: (change: (each: Chosen) => unknown) => {
      for (const each of paragraphs) changes.push(change(each));
    },
  } as unknown as Parameters<typeof chosenCharacters>[0];
  expect(chosenCharacters(target)).toEqual(paragraphs);
  expect(changes).toEqual([new Map(), new Map()]);
});
