import { describe, expect, it } from 'vitest';
import { emf, join, longs, plus, wmf, words } from '../../test/metafile-source.ts';
import { blankSvg, emfDrawsNothing, wmfDrawsNothing } from './draws-nothing.ts';

const END = [14, longs(0, 0, 20)] as const;

function emfIsBlank(...records: (readonly [number, Uint8Array])[]): boolean {
  const bytes = emf(...records);
  return emfDrawsNothing(bytes, new DataView(bytes.buffer), 88);
}

it('blankSvg has the size of its metafile and no content', () => {
  expect(blankSvg(3, 4)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4" viewBox="0 0 3 4"></svg>',
  );
});

describe('emfDrawsNothing', () => {
  it.each([1, 9, 14 + 2, 40, 48, 52, 57, 61, 65, 70, 75, 82, 93, 95, 98, 107, 109, 119])(
    'returns true when record %i is the only record',
    (type) => {
      expect(emfIsBlank([type, longs(0)], END)).toBe(true);
    },
  );

  it.each([...[2, 8, 15, 41, 47, 53, 56, 62, 64, 71, 74, 76, 81, 83, 92], ...[96, 97, 108, 110, 118]])(
    'returns false for record %i',
    (type) => {
      expect(emfIsBlank([type, longs(0)], END)).toBe(false);
    },
  );

  it('returns false without an end record', () => {
    expect(emfIsBlank([9, longs(0)])).toBe(false);
  });

  it.each([0x4009, 0x401c, 0x4036, 0x4037])('returns false for the GDI+ record %i', (type) => {
    expect(emfIsBlank(plus([0x4001, 0, longs(1)], [type, 0, longs(0)]), END)).toBe(false);
  });

  it.each([0x4008, 0x401d, 0x4035, 0x4038])('returns true for the GDI+ record %i', (type) => {
    expect(emfIsBlank(plus([type, 0, longs(0)]), END)).toBe(true);
  });

  it('returns true for other comments', () => {
    const comment = join(longs(16, 0x12345678), words(0x400a, 0), longs(12, 0));
    expect(emfIsBlank([70, comment], END)).toBe(true);
    expect(emfIsBlank([70, longs(0)], END)).toBe(true);
  });
});

describe('wmfDrawsNothing', () => {
  const isBlank = (bytes: Uint8Array) => wmfDrawsNothing(new DataView(bytes.buffer), 22);

  it('returns true for settings alone, and false for a drawing record', () => {
    expect(isBlank(wmf([0x0201, longs(0)], [0x020c, words(1, 1)]))).toBe(true);
    expect(isBlank(wmf([0x0201, longs(0)], [0x041b, words(1, 1, 1, 1)]))).toBe(false);
  });

  it('returns false for another header', () => {
    const file = wmf([0x0201, longs(0)]);
    file[22] = 2;
    expect(isBlank(file)).toBe(true);
    file[22] = 3;
    expect(isBlank(file)).toBe(false);
    const longer = wmf([0x0201, longs(0)]);
    longer[24] = 10;
    expect(isBlank(longer)).toBe(false);
  });

  it('returns false without an end record, and for a record without size', () => {
    const file = wmf([0x0201, longs(0)]);
    expect(isBlank(file.slice(0, -6))).toBe(false);
    expect(isBlank(join(file.slice(0, 40), longs(2), words(0x0201), longs(3), words(0)))).toBe(false);
  });
});
