import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ASCENT, alignedFamily } from './font-faces.ts';

/** A face as a page makes it; what is asked of the machine is counted. */
class CountedFace {
  static loads = 0;
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;

  constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
  }

  async load(): Promise<this> {
    CountedFace.loads += 1;
    return this;
  }
}

const added: CountedFace[] = [];
beforeEach(() => {
  vi.stubGlobal('FontFace', CountedFace);
  vi.stubGlobal('document', { fonts: { add: (face: CountedFace) => added.push(face) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives a family the common lines in its four styles, and has the machine look for none before a text is in it', () => {
  expect(alignedFamily('Calibri', ['Carlito'])).toBe('Lectern Calibri');
  expect(alignedFamily('Calibri', ['Carlito'])).toBe('Lectern Calibri');
  expect(added.map(({ descriptors: { weight, style } }) => `${weight} ${style}`)).toEqual([
    'normal normal',
    'bold normal',
    'normal italic',
    'bold italic',
  ]);
  expect(added[1]?.source).toBe('local("Calibri Bold"),local("Carlito Bold")');
  for (const { descriptors } of added) expect(descriptors.ascentOverride).toBe(`${ASCENT * 100}%`);
  expect(CountedFace.loads).toBe(0);
});
