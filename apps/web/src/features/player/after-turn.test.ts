import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AfterTurn } from './after-turn.ts';

const painted = vi.hoisted(() => [] as (() => void)[]);
vi.mock('@lectern/ui/after-paint', () => ({
  afterPaint: (work: () => void) => {
    painted.push(work);
    return () => painted.splice(painted.indexOf(work), 1);
  },
}));

let told: string[];
let turn: AfterTurn;
beforeEach(() => {
  told = [];
  turn = new AfterTurn();
});
afterEach(() => {
  painted.length = 0;
});

it('AfterTurn runs nothing before the page is painted, and then all callbacks in order, once', () => {
  turn.later(() => told.push('steps'));
  turn.later(() => told.push('page'));
  expect(told).toEqual([]);
  expect(painted).toHaveLength(1);
  painted[0]?.();
  expect(told).toEqual(['steps', 'page']);
  expect(painted).toEqual([]);
  turn.now();
  expect(told).toHaveLength(2);
});

it('AfterTurn runs waiting callbacks at once on `now`, and later ones after their own frame', () => {
  turn.later(() => told.push('second page'));
  turn.now();
  expect(told).toEqual(['second page']);
  expect(painted).toEqual([]);
  turn.later(() => told.push('third page'));
  expect(told).toHaveLength(1);
  painted[0]?.();
  expect(told).toEqual(['second page', 'third page']);
});
