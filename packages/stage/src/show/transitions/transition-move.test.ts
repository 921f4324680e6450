import { expect, it } from 'vitest';
import { both, comes, contents, goes } from './transition-move.ts';

const [a, b] = [[{ opacity: 0 }], [{ opacity: 1 }]];

it('comes and goes move one page, which is above', () => {
  expect(comes(a)).toEqual({ over: 'incoming', moves: [{ page: 'incoming', frames: a }] });
  expect(goes(b, 'linear')).toEqual({
    over: 'outgoing',
    moves: [{ page: 'outgoing', frames: b, easing: 'linear' }],
  });
});

it('both moves both pages, the incoming one above by default', () => {
  expect(both(a, b)).toEqual({
    over: 'incoming',
    moves: [
      { page: 'incoming', frames: a },
      { page: 'outgoing', frames: b },
    ],
  });
  expect(both(a, b, 'outgoing').over).toBe('outgoing');
});

it('contents fades the backgrounds, and moves the contents, the incoming one above', () => {
  expect(contents(a, b).moves).toEqual([
    { page: 'incoming', part: 'backdrop', frames: [{ opacity: 0 }, { opacity: 1 }] },
    { page: 'outgoing', part: 'content', frames: b },
    { page: 'incoming', part: 'content', frames: a },
  ]);
  expect(contents(a, b, 'linear').moves.map(({ easing }) => easing)).toEqual([undefined, 'linear', 'linear']);
});
