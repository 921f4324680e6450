import { describe, expect, it } from 'vitest';
import { emf, floats, join, longs, PLUS_VERSION, plus, words } from '../../test/metafile-source.ts';
import { MetafileDrawing } from './drawing.ts';
import { emfHeader } from './emf-header.ts';
import { playPlus } from './emf-plus-comments.ts';
import { EmfRecord } from './emf-record.ts';

function recordOf(bytes: Uint8Array): EmfRecord {
  return new EmfRecord(bytes, new DataView(bytes.buffer));
}

describe('EmfRecord', () => {
  it('moves from record to record up to the end record', () => {
    const record = recordOf(join(longs(43, 12, 7), longs(54, 8), longs(14, 8)));
    expect(record.moveTo(0)).toBe(true);
    expect([record.type, record.length, record.int(8)]).toEqual([43, 12, 7]);
    expect(record.next()).toBe(true);
    expect(record.type).toBe(54);
    expect(record.next()).toBe(false);
    expect(record.type).toBe(14);
  });

  it('returns false for a record that is too short or exceeds the file', () => {
    expect(recordOf(longs(43, 7)).moveTo(0)).toBe(false);
    expect(recordOf(longs(43, 8)).moveTo(0)).toBe(true);
    expect(recordOf(longs(43, 9)).moveTo(0)).toBe(false);
    const untouched = recordOf(longs(43));
    expect(untouched.moveTo(0)).toBe(false);
    expect(untouched.type).toBe(0);
  });

  it('reads values relative to the start of the record', () => {
    const record = recordOf(
      join(longs(43, 8), longs(1, 36), words(0xfffe, 3), longs(-5), floats(1.5), longs(1, 2, 3, 4)),
    );
    record.moveTo(8);
    expect([record.byte(8), record.word(8), record.word(10)]).toEqual([0xfe, 0xfffe, 3]);
    expect([record.int(12), record.uint(12), record.float(16)]).toEqual([-5, 0xfffffffb, 1.5]);
    expect(record.box(20)).toEqual([1, 2, 3, 4]);
    expect(() => record.int(36)).toThrow(RangeError);
  });

  it('returns as many points as are requested and fit in the record', () => {
    const record = recordOf(join(longs(2, 24, 1, -2, 3, 4), longs(2, 20), words(1, -2, 3, 4, 5, 6)));
    record.moveTo(0);
    expect(record.points(8, 1, false)).toEqual([1, -2]);
    expect(record.points(8, 9, false)).toEqual([1, -2, 3, 4]);
    expect(record.points(12, 9, false)).toEqual([-2, 3]);
    record.next();
    expect(record.points(8, 9, true)).toEqual([1, -2, 3, 4, 5, 6]);
  });

  it('returns bytes up to the end of the record', () => {
    const record = recordOf(join(longs(2, 12), Uint8Array.of(1, 2, 3, 4), longs(9, 9)));
    record.moveTo(0);
    expect([...record.part(9, 2)]).toEqual([2, 3]);
    expect([...record.part(10, 99)]).toEqual([3, 4]);
    expect([...record.part(99, 4)]).toEqual([]);
  });
});

/** A header with the frame in hundredths of a millimetre, device pixels and millimetres. */
function header(frame: readonly number[], device: readonly number[], millimetres: readonly number[]) {
  const bytes = longs(1, 100, 0, 0, 0, 0, ...frame, 0, 0, 0, 0, 0, 0, 0, 0, ...device, ...millimetres);
  return emfHeader(new DataView(bytes.buffer));
}

describe('emfHeader', () => {
  it('returns the frame in device units and in pixels', () => {
    expect(header([1000, 2000, 6000, 4540], [3000, 1000], [300, 200])).toEqual({
      headerSize: 100,
      perX: 10,
      box: [100, 100, 500, 127],
      width: 189,
      height: 96,
    });
  });

  it('returns pixels of 96 dots per inch when the device has no size', () => {
    const { perX, box } = header([0, 0, 2540, 2540], [0, 0], [0, 0]);
    expect(perX).toBeCloseTo(3.7795, 4);
    expect(box.map(Math.round)).toEqual([0, 0, 96, 96]);
    expect(header([0, 0, 2540, 2540], [100, 0], [10, 10]).box).toEqual([0, 0, 254, 254]);
    expect(header([0, 0, 2540, 2540], [100, 50], [10, 0]).box[3]).toBe(254);
  });

  it('returns a size of at least one pixel', () => {
    expect(header([0, 0, 1, 1], [10, 10], [10, 10])).toMatchObject({ width: 1, height: 1 });
  });

  it('throws for a shorter file', () => {
    expect(() => emfHeader(new DataView(new ArrayBuffer(84)))).toThrow(RangeError);
  });
});

const plusHeader = (dual: 0 | 1) => [0x4001, dual, longs(PLUS_VERSION, 0, 96, 96)] as const;
const square = [0x400a, 0xc000, join(longs(0xffff0000 | 0, 1), words(0, 0, 20, 10))] as const;

function played(...records: (readonly [number, Uint8Array])[]) {
  const bytes = emf(...records);
  const drawing = new MetafileDrawing(1, 1);
  const dual = playPlus(bytes, new DataView(bytes.buffer), drawing, 88);
  return { dual, svg: drawing.svg([0, 0, 1, 1], 1, 1) };
}

describe('playPlus', () => {
  it('returns whether the older records draw the same', () => {
    expect(played(plus(plusHeader(0))).dual).toBe(false);
    expect(played(plus(plusHeader(1))).dual).toBe(true);
    expect(played([9, longs(0)]).dual).toBe(false);
  });

  it('draws the records of all comments, whatever is between them', () => {
    const { svg } = played(plus(plusHeader(0)), [43, longs(0, 0, 5, 5)], plus(square), plus(square));
    expect(svg.split('M0 0L20 0L20 10L0 10Z')).toHaveLength(3);
    expect(svg).not.toContain('L5 0');
  });

  it('skips other comments and other records', () => {
    const [, body] = plus(square);
    const other = Uint8Array.from(body);
    other[4] = 0x47;
    expect(played([70, other]).svg).not.toContain('<path');
    expect(played([71, body]).svg).not.toContain('<path');
    expect(played([70, longs(0)], plus(square)).svg).toContain('<path');
  });

  it('reads no further than the size of the comment', () => {
    const [type, body] = plus(plusHeader(0), square);
    const cut = Uint8Array.from(body);
    cut.set(longs(4 + 28), 0);
    expect(played([type, cut]).svg).not.toContain('<path');
  });
});
