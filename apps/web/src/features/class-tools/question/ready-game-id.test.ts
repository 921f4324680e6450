import { expect, it } from 'vitest';
import { readyGameOf, toolOfReadyGame } from './ready-game-id.ts';

it('readyGameOf returns the game that toolOfReadyGame was called with', () => {
  const game = { book: 'sx-1a-2024', number: 12 };
  expect(readyGameOf(toolOfReadyGame(game))).toEqual(game);
});

it.each(['ready-game', 'ready-game/sx', 'ready-game/sx/x', 'ready-game/../1', 'question/sx/1'])(
  'readyGameOf(%j) returns undefined',
  (id) => {
    expect(readyGameOf(id)).toBeUndefined();
  },
);
