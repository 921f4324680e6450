// @isolated: the canvas that measures is kept by its module.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASCENT, alignedFamily, DESCENT, isInstalled, LINE } from './font-faces.ts';

interface Face {
  readonly family: string;
  readonly source: string;
  readonly descriptors: Readonly<Record<string, string>>;
}
const added: Face[] = [];
const load = vi.fn(() => Promise.reject(new Error('not installed')));
/** Widths by the font that is set; other fonts have the width of their generic family. */
const measured: string[] = [];
const widths: Record<string, number> = {};

beforeAll(() => {
  let font = '';
  const context = {
    set font(value: string) {
      font = value;
      measured.push(value);
    },
    measureText: () => ({ width: widths[font] ?? (font.endsWith('monospace') ? 100 : 80) }),
  };
  vi.stubGlobal('document', {
    createElement: () => ({ getContext: () => context }),
    fonts: { add: (face: Face) => added.push(face) },
  });
  vi.stubGlobal(
    'FontFace',
    class implements Face {
      readonly family: string;
      readonly source: string;
      readonly descriptors: Readonly<Record<string, string>>;
      readonly load = load;
      constructor(family: string, source: string, descriptors: Readonly<Record<string, string>>) {
        this.family = family;
        this.source = source;
        this.descriptors = descriptors;
      }
    },
  );
});
beforeEach(() => {
  added.length = 0;
  measured.length = 0;
});

describe('alignedFamily', () => {
  it('creates four faces with the common metrics, and loads them at once', () => {
    expect(alignedFamily('Simple', ['Other'])).toBe('Lectern Simple');
    expect(added.map(({ family, descriptors: { weight, style } }) => [family, weight, style])).toEqual([
      ['Lectern Simple', 'normal', 'normal'],
      ['Lectern Simple', 'bold', 'normal'],
      ['Lectern Simple', 'normal', 'italic'],
      ['Lectern Simple', 'bold', 'italic'],
    ]);
    expect(added[0]?.source).toBe(
      'local("Simple"),local("Simple Regular"),local("Other"),local("Other Regular")',
    );
    expect(added[3]?.source).toContain('local("Simple Bold Oblique"),local("Other Bold Italic")');
    expect(added[0]?.descriptors).toMatchObject({
      ascentOverride: '99.4%',
      descentOverride: '20.599999999999998%',
      lineGapOverride: '0%',
    });
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('creates the faces of a family once', () => {
    alignedFamily('Once', []);
    expect(alignedFamily('Once', ['Other'])).toBe('Lectern Once');
    expect(added).toHaveLength(4);
  });
});

describe('isInstalled', () => {
  it('returns true when the width of a text differs from some generic family', () => {
    widths['64px "Serif like",monospace'] = 80;
    widths['64px "Mono like",serif'] = 100;
    expect(isInstalled('Serif like')).toBe(true);
    expect(isInstalled('Mono like')).toBe(true);
  });

  it('returns false when the text has the width of the generic family', () => {
    expect(isInstalled('Missing')).toBe(false);
  });

  it('measures a family once', () => {
    isInstalled('Measured');
    const before = measured.length;
    expect(isInstalled('Measured')).toBe(false);
    expect(measured).toHaveLength(before);
  });
});

it('a line has the height of its ascent and descent', () => {
  expect(LINE).toBeCloseTo(1.2, 9);
  expect(ASCENT).toBeGreaterThan(DESCENT);
});
