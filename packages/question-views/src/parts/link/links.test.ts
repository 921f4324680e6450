import { describe, expect, it } from 'vitest';
import { endId, type Link, linkBetween, withLink } from './links.ts';

const link = (from: string, to: string, column = 0): Link => ({ column, from, to });

describe('withLink', () => {
  it('removes a line that is drawn again', () => {
    expect(withLink([link('a', 'x'), link('b', 'y')], link('a', 'x'), 'many')).toEqual([link('b', 'y')]);
  });

  it('replaces the lines of both cards when each card has one partner', () => {
    const before = [link('a', 'x'), link('b', 'y'), link('a', 'x', 1)];
    expect(withLink(before, link('a', 'y'), 'one')).toEqual([link('a', 'x', 1), link('a', 'y')]);
  });

  it('keeps the other lines of the right card when several left cards may share it', () => {
    const before = [link('a', 'x'), link('b', 'y')];
    expect(withLink(before, link('a', 'y'), 'many-left')).toEqual([link('b', 'y'), link('a', 'y')]);
    expect(withLink(before, link('a', 'y'), 'many')).toEqual([...before, link('a', 'y')]);
  });
});

describe('linkBetween', () => {
  it('returns the line from the left card to the right one in whichever order they are named', () => {
    expect(linkBetween(endId(1, 'x'), endId(0, 'a:b'))).toEqual(link('a:b', 'x'));
    expect(linkBetween(endId(1, 'x'), endId(2, 'z'))).toEqual(link('x', 'z', 1));
  });

  it('returns undefined for cards of the same column and of columns that are apart', () => {
    expect(linkBetween(endId(0, 'a'), endId(0, 'b'))).toBeUndefined();
    expect(linkBetween(endId(0, 'a'), endId(2, 'b'))).toBeUndefined();
  });
});
