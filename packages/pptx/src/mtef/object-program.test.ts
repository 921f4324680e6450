import { describe, expect, it } from 'vitest';
import { longs } from '../../test/metafile-source.ts';
import { programOfObject } from './object-program.ts';

const text = (value: string) => {
  const bytes = [...value].map((sign) => sign.charCodeAt(0));
  return [...longs(bytes.length + 1), ...bytes, 0];
};
const program = (...parts: readonly number[][]) =>
  programOfObject(
    new Map([['\u0001CompObj', Uint8Array.from([...new Array<number>(28).fill(0), ...parts.flat()])]]),
  );

describe('programOfObject', () => {
  it('returns the third text, after the display name and the clipboard format', () => {
    expect(program(text('Sheet'), text('Biff8'), text('Excel.Sheet.8'))).toBe('Excel.Sheet.8');
    expect(program([...longs(0)], [...longs(0)], text('Equation.3'))).toBe('Equation.3');
  });

  it.each([0xffffffff, 0xfffffffe])(
    'returns it after the standard format %i, which is a number',
    (marker) => {
      expect(program(text('Sheet'), [...longs(marker | 0, 1)], text('Excel.Sheet.8'))).toBe('Excel.Sheet.8');
    },
  );

  it('returns undefined without the stream or with a stream that ends early', () => {
    expect(programOfObject(new Map())).toBeUndefined();
    expect(program()).toBeUndefined();
    expect(program(text('Sheet'))).toBeUndefined();
    expect(program(text('Sheet'), text('Biff8'))).toBeUndefined();
    expect(program(text('Sheet'), text('Biff8'), text('Excel.Sheet.8').slice(0, -1))).toBeUndefined();
    expect(program([...longs(10_000)], text('a'), text('b'))).toBeUndefined();
    expect(program(text('a'), [...longs(10_000)], text('b'))).toBeUndefined();
  });

  it('returns undefined for a name that is empty, too long or no name', () => {
    const named = (name: string) => program(text('a'), text('b'), text(name));
    expect(named('')).toBeUndefined();
    expect(named('x')).toBe('x');
    expect(named('x'.repeat(39))).toBe('x'.repeat(39));
    expect(named('x'.repeat(40))).toBeUndefined();
    expect(named('a b')).toBeUndefined();
    expect(named('abc\0def')).toBe('abc');
  });
});
