import { describe, expect, it } from 'vitest';
import { asList, byLevel } from './list.ts';

const dot = { type: 'char', char: '•' } as const;
const number = (scheme: string) => ({ type: 'number', scheme }) as Parameters<typeof asList>[0];

describe('asList', () => {
  it('hangs the bullet in a level of 36 pixels', () => {
    expect(asList(dot)({})).toEqual({ bullet: dot, marginLeft: 36, indent: -36 });
    expect(asList(dot)({ level: 2, align: 'r' })).toEqual({
      level: 2,
      align: 'r',
      bullet: dot,
      marginLeft: 108,
      indent: -36,
    });
  });

  it('leaves more space before a large text, and most for a wide Chinese number', () => {
    expect(asList(dot, 40)({}).indent).toBe(-50);
    expect(asList(number('arabicPeriod'), 40)({}).indent).toBe(-58);
    expect(asList(number('ea1ChsPeriod'), 40)({}).indent).toBe(-58);
    expect(asList(number('ea1JpnChsDbPeriod'), 40)({}).indent).toBe(-84);
    expect(asList(number('ea1ChsComma'), 40)({ level: 1 })).toMatchObject({ marginLeft: 120, indent: -84 });
  });

  it('removes the list and keeps the indent of the level', () => {
    expect(asList(undefined)({ level: 1, bullet: dot, marginLeft: 72, indent: -36, align: 'r' })).toEqual({
      level: 1,
      align: 'r',
      bullet: { type: 'none' },
      marginLeft: 36,
      indent: 0,
    });
    expect(asList(undefined)({})).toMatchObject({ marginLeft: 0, indent: 0 });
  });
});

describe('byLevel', () => {
  it('moves a paragraph one level deeper or back with its margin', () => {
    expect(byLevel(1)({ marginLeft: 36 })).toEqual({ level: 1, marginLeft: 72 });
    expect(byLevel(-1)({ level: 2, marginLeft: 108 })).toEqual({ level: 1, marginLeft: 72 });
    expect(byLevel(1)({})).toEqual({ level: 1 });
  });

  it('stores no level at the top, and no margin below zero', () => {
    expect(byLevel(-1)({ level: 1, marginLeft: 10 })).toEqual({ marginLeft: 0 });
  });

  it('returns the same properties at the first and at the deepest level', () => {
    const top = { marginLeft: 36 };
    expect(byLevel(-1)(top)).toBe(top);
    const deep = { level: 8 };
    expect(byLevel(1)(deep)).toBe(deep);
    expect(byLevel(1)({ level: 7 })).toEqual({ level: 8 });
  });
});
