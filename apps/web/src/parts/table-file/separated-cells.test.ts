import { describe, expect, it } from 'vitest';
import { separatedCells, separatorsOf } from './separated-cells.ts';

const cells = (text: string, rowsMax = 100, separators = ',') =>
  separatedCells(text, new Set(separators), rowsMax);

describe('separatedCells', () => {
  it('splits lines at every kind of line end', () => {
    expect(cells('a,b\r\nc\rd\ne\u2028f')).toEqual([['a', 'b'], ['c'], ['d'], ['e'], ['f']]);
    expect(cells('a,,b')).toEqual([['a', '', 'b']]);
    expect(cells('')).toEqual([['']]);
    expect(cells('a\n')).toEqual([['a'], ['']]);
  });

  it('keeps separators, line ends and doubled quotes in a quoted cell', () => {
    expect(cells('"a,b","c\r\nd","e""f"')).toEqual([['a,b', 'c\r\nd', 'e"f']]);
    expect(cells('  "a"  ,b')).toEqual([['a', 'b']]);
    expect(cells('""')).toEqual([['']]);
    expect(cells('"a" "b"', 100, ' ')).toEqual([['a', 'b']]);
  });

  it('reads a quote as text when its cell does not end', () => {
    expect(cells('"a,b')).toEqual([['"a', 'b']]);
    expect(cells('"a"x,b')).toEqual([['"a"x', 'b']]);
    expect(cells('5" disk,b')).toEqual([['5" disk', 'b']]);
    expect(cells(`"${'x'.repeat(1999)}",b`)).toEqual([['x'.repeat(1999), 'b']]);
    expect(cells(`"${'x'.repeat(2000)}",b`)[0]?.[0]).toMatch(/^"x/);
  });

  it('returns the text of ="00123"', () => {
    expect(cells('="00123",b')).toEqual([['00123', 'b']]);
    expect(cells('x="00123"')).toEqual([['x="00123"']]);
  });

  it('reads one row more than the maximum, so that the caller sees that there are too many', () => {
    expect(cells('a\nb\nc\nd', 2)).toEqual([['a'], ['b'], ['c']]);
  });
});

describe('separatorsOf', () => {
  const found = (text: string) => [...(separatorsOf(text) ?? [])].join('');

  it('returns the separator that the first line declares', () => {
    expect(found('sep=;\na,b')).toBe(';');
    expect(found('\ufeffSEP=|\r\na|b')).toBe('|');
    expect(found('sep=.\na,b\nc,d')).toBe(',，');
  });

  it('returns tabs whenever a line has one', () => {
    expect(found('a,b\nc\td')).toBe('\t');
  });

  it('returns the separator that occurs equally often in every line', () => {
    expect(found('a,b;c\nd;e\nf,g,h;i')).toBe(';；');
    expect(found('a，b\nc，d')).toBe(',，');
    expect(found('a,b\nc,d\ne;f')).toBe(',，');
  });

  it('ignores separators in quotes, and blank lines', () => {
    expect(found('"a;b;c",d\n\n"e;f",g')).toBe(',，');
  });

  it('returns bars only when every line has one', () => {
    expect(found('a|b\nc|d')).toBe('|');
    expect(found('a|b\nc')).toBe('');
  });

  it('returns commas and semicolons when there is one line, or when both occur equally often', () => {
    expect(found('a,b')).toBe(',，;；');
    expect(found('a,b;c\nd,e;f')).toBe(',，;；');
  });

  it('returns undefined when the lines have one cell each', () => {
    expect(separatorsOf('a\nb')).toBeUndefined();
    expect(separatorsOf('')).toBeUndefined();
  });
});
