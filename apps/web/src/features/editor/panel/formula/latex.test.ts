import { formulaProblem } from '@lectern/stage/view';
import { describe, expect, it } from 'vitest';
import { formulaMistake } from './latex.ts';

describe('formulaMistake', () => {
  it.each([
    ['\\frac{a}{', { kind: 'unfinished' }],
    ['\\wurzel{2}', { kind: 'command', command: '\\wurzel' }],
    ['a + b}', { kind: 'place', position: 6 }],
    ['x^1^2', { kind: 'place', position: 4 }],
  ])("recognises the mistake in %s from KaTeX's message", async (latex, mistake) => {
    expect(formulaMistake((await formulaProblem(latex)) ?? 'nothing')).toEqual(mistake);
  });
});
