import { describe, expect, it } from 'vitest';
import { node, scopeOf } from '../../../test/tree-scope.ts';
import { readLine } from './line.ts';

const scope = await scopeOf();
const lineOf = (attributes: string, content = '') =>
  readLine(node(`<a:ln ${attributes}>${content}</a:ln>`), scope);

describe('readLine', () => {
  it('returns undefined without a line, and for an empty line', () => {
    expect(readLine(undefined, scope)).toBeUndefined();
    expect(lineOf('')).toBeUndefined();
  });

  it('returns width, compound and fill', () => {
    expect(lineOf('w="19050" cmpd="dbl"', '<a:noFill/>')).toEqual({
      ...{ width: 2, compound: 'dbl', fill: { type: 'none' } },
    });
    expect(lineOf('w="-5" cmpd="odd"')).toEqual({ width: 0 });
  });

  it.each([
    ['flat', 'flat'],
    ['rnd', 'round'],
    ['sq', 'square'],
    ['odd', undefined],
  ])('returns for the cap %s the value %s', (cap, value) => {
    expect(lineOf(`w="0" cap="${cap}"`)?.cap).toBe(value);
  });

  it.each(['round', 'bevel', 'miter'])('returns the join %s', (join) => {
    expect(lineOf('', `<a:${join}/>`)).toEqual({ join });
  });

  it('returns the dash by name, or as fractions, which are not negative', () => {
    expect(lineOf('', '<a:prstDash val="lgDash"/>')).toEqual({ dash: 'lgDash' });
    const stops = '<a:ds d="300000" sp="100000"/><a:ds d="-100000"/>';
    expect(lineOf('', `<a:custDash>${stops}</a:custDash>`)).toEqual({ dash: [3, 1, 0, 1] });
    expect(lineOf('', '<a:prstDash val="odd"/><a:custDash/>')).toBeUndefined();
    expect(lineOf('', `<a:custDash>${'<a:ds/>'.repeat(17)}</a:custDash>`)?.dash).toHaveLength(32);
  });

  it('returns the ends of the line', () => {
    expect(lineOf('', '<a:headEnd type="oval" w="sm" len="lg"/><a:tailEnd/>')).toEqual({
      head: { type: 'oval', width: 'sm', length: 'lg' },
      tail: { type: 'none' },
    });
  });
});
