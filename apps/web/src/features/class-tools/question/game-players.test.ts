import { DEFAULT_PLAY, type SingleQuestion } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { playersIn, responsesIn } from './game-players.ts';

const body = { play: DEFAULT_PLAY, parts: [], own: {} };
const question = { kind: 'truth-rush' } as SingleQuestion;

describe('playersIn', () => {
  it('returns the chosen number, else the teams of the question, else one', () => {
    expect(playersIn({ players: 3 }, body)).toBe(3);
    expect(playersIn({}, { ...body, play: { ...DEFAULT_PLAY, teams: 2 } })).toBe(2);
    expect(playersIn({}, body)).toBe(1);
  });

  it('ignores numbers that no panel has', () => {
    for (const players of [0, 5, 2.5, -1, '3', null]) expect(playersIn({ players }, body)).toBe(1);
  });
});

describe('responsesIn', () => {
  it('returns the response of each player, and none for values of another form', () => {
    const response = { parts: { a: { truth: true } } };
    expect(
      responsesIn({ others: { p2: response, p3: { parts: 5 }, p9: response } }, response, question),
    ).toEqual({
      p1: response,
      p2: response,
      p3: undefined,
      p4: undefined,
    });
    for (const others of [null, 7, 'x', [response]])
      expect(responsesIn({ others }, undefined, question).p2).toBeUndefined();
  });
});
