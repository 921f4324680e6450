import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkupElement } from '../markup/node.ts';
import { readXml } from '../markup/read-xml.ts';
import { differenceOf, hashesIn, parseExtras, sumOf, withDifference } from './extras.ts';

const objects = fc
  .object({ maxDepth: 3, values: [fc.string(), fc.integer(), fc.boolean()] })
  .map((value) => JSON.parse(JSON.stringify(value)));

describe('differenceOf', () => {
  it('returns a difference that makes one value of the other', () => {
    fc.assert(
      fc.property(objects, objects, (from, to) => {
        expect(withDifference(from, differenceOf(from, to))).toEqual(to);
      }),
    );
  });

  it('returns undefined for equal values, and only the fields that differ', () => {
    expect(differenceOf({ a: [1] }, { a: [1] })).toBeUndefined();
    expect(differenceOf({ a: 1, b: { c: 2, d: 3 }, e: 4 }, { a: 1, b: { c: 5, d: 3 } })).toEqual({
      b: { c: 5 },
      e: null,
    });
  });

  it('changes no prototype', () => {
    withDifference({}, JSON.parse('{"__proto__":{"x":1}}'));
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

describe('sumOf', () => {
  const sum = (xml: string) => sumOf(readXml(xml) as MarkupElement);

  it('is the same for other spaces between elements, another order of attributes, and our own attribute', () => {
    expect(sum('<a b="1" c="2"><p>x</p></a>')).toBe(
      sum('<a c="2" b="1" data-lectern-extras="y">\n  <p>x</p>\n</a>'),
    );
    expect(sum('<a><p>x</p></a>')).not.toBe(sum('<a><p>y</p></a>'));
  });
});

describe('parseExtras and hashesIn', () => {
  it('return undefined for what is no difference', () => {
    for (const text of [undefined, '', '1', '[]', '{"of":"1"}', '{'])
      expect(parseExtras(text)).toBeUndefined();
  });

  it('return the hashes of files at any depth', () => {
    const hash = 'ab'.repeat(32);
    expect(hashesIn({ a: [{ asset: hash }, 'x'], b: hash })).toEqual([hash, hash]);
  });
});
