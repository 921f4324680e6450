import { describe, expect, it } from 'vitest';
import { fontFormat, mayBeEmbedded } from './font-file.ts';

/** A font file with tables of the given lengths; the tables begin at 100. */
function font(magic: number, tables: Readonly<Record<string, number>>, size = 300): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, magic);
  view.setUint16(4, Object.keys(tables).length);
  Object.entries(tables).forEach(([name, length], index) => {
    const at = 12 + index * 16;
    for (let sign = 0; sign < 4; sign++) bytes[at + sign] = name.charCodeAt(sign);
    view.setUint32(at + 8, 100);
    view.setUint32(at + 12, length);
  });
  return bytes;
}

const TABLES = { head: 54, cmap: 4 };

describe('fontFormat', () => {
  it.each([
    [0x4f54544f, 'otf'],
    [0x00010000, 'ttf'],
    [0x74727565, 'ttf'],
    [0x74746366, undefined],
  ])('returns for the signature %d the format %s', (magic, format) => {
    expect(fontFormat(font(magic, TABLES))).toBe(format);
  });

  it('returns undefined when a needed table is missing or truncated', () => {
    expect(fontFormat(font(0x10000, { head: 54 }))).toBeUndefined();
    expect(fontFormat(font(0x10000, { cmap: 4 }))).toBeUndefined();
    expect(fontFormat(font(0x10000, { head: 200, cmap: 200 }))).toBe('ttf');
    expect(fontFormat(font(0x10000, { head: 201, cmap: 4 }))).toBeUndefined();
    expect(fontFormat(new Uint8Array(11))).toBeUndefined();
    expect(fontFormat(font(0x10000, TABLES, 300).slice(0, 40))).toBeUndefined();
  });
});

describe('mayBeEmbedded', () => {
  const licensed = (type: number) => {
    const bytes = font(0x10000, { 'OS/2': 96 });
    new DataView(bytes.buffer).setUint16(108, type);
    return mayBeEmbedded(bytes);
  };

  it.each([
    [0, true],
    [2, false],
    [4, true],
    [8, true],
    [2 | 8, true],
    [0x100, true],
    [0x200, false],
    [8 | 0x200, false],
  ])('returns for the licence %d the value %s', (type, allowed) => {
    expect(licensed(type)).toBe(allowed);
  });

  it('returns true for a font that states no licence', () => {
    expect(mayBeEmbedded(font(0x10000, TABLES))).toBe(true);
    const short = font(0x10000, { 'OS/2': 4 }, 110).slice(0, 109);
    short[108] = 2;
    expect(mayBeEmbedded(short)).toBe(true);
  });
});
