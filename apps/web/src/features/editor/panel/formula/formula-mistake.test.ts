import { formulaProblem } from '@lectern/stage/view';
import { describe, expect, it } from 'vitest';
import { formulaMistake } from './formula-mistake.ts';

describe('what is wrong with a formula', () => {
  it.each([
    ['\\frac{a}{', { kind: 'unfinished' }],
    ['\\wurzel{2}', { kind: 'command', command: '\\wurzel' }],
    ['a + b}', { kind: 'place', position: 6 }],
    ['x^1^2', { kind: 'place', position: 4 }],
  ])('%s is told from the words of the program that sets it', async (latex, mistake) => {
    expect(formulaMistake((await formulaProblem(latex)) ?? 'nothing')).toEqual(mistake);
  });
});
