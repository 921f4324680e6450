import { contentOf, plainTextOf } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { sizeOfTokens, textOfTokens, tokensOfText, withTokens } from './tokens.ts';

function counted() {
  let made = 0;
  return () => `n${made++}`;
}

const wordsOf = (tokens: ReturnType<typeof tokensOfText>) =>
  tokens.map(({ runs }) => plainTextOf({ paragraphs: [{ runs }] }));

describe('tokensOfText', () => {
  it('returns a token for each Chinese character, Latin word and sign', () => {
    expect(wordsOf(tokensOfText(contentOf("他来了，It's OK."), [], 'character', counted()))).toEqual([
      ...'他来了，',
      "It's ",
      'OK',
      '.',
    ]);
  });

  it('returns what stands between spaces when the author writes words', () => {
    expect(wordsOf(tokensOfText(contentOf('春天 来了，He go home'), [], 'word', counted()))).toEqual([
      '春天 ',
      '来了',
      '，',
      'He ',
      'go ',
      'home',
    ]);
  });

  it('keeps the ids of tokens around a change', () => {
    const first = tokensOfText(contentOf('他去学校'), [], 'character', counted());
    const makeNew = () => 'new';
    const longer = tokensOfText(contentOf('他昨去学校'), first, 'character', makeNew);
    expect(longer.map(({ id }) => id)).toEqual(['n0', 'new', 'n1', 'n2', 'n3']);
    const corrected = tokensOfText(contentOf('他回学校'), first, 'character', makeNew);
    expect(corrected.map(({ id }) => id)).toEqual(['n0', 'n1', 'n2', 'n3']);
  });

  it('returns the same text back, with its lines', () => {
    const text = contentOf('第一行。\nSecond line');
    expect(textOfTokens(tokensOfText(text, [], 'character', counted()))).toEqual(text);
    expect(textOfTokens([])).toEqual({ paragraphs: [] });
  });
});

it('sizeOfTokens returns how the tokens were made', () => {
  expect(sizeOfTokens(tokensOfText(contentOf('春天 来了'), [], 'word', counted()))).toBe('word');
  expect(sizeOfTokens(tokensOfText(contentOf('春天来了'), [], 'character', counted()))).toBe('character');
});

it('withTokens removes corrections of removed tokens', () => {
  const tokens = tokensOfText(contentOf('甲乙'), [], 'character', counted());
  const errors = tokens.map(({ id }) => ({ token: id, accepted: [{ way: 'delete' as const }] }));
  expect(withTokens({ body: { tokens }, key: { errors } }, tokens.slice(1)).key.errors).toEqual([errors[1]]);
});
