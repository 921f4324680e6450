import { beforeAll, describe, expect, it } from 'vitest';
import { definitionOf, loadAllPresets, parsePreset, presetDefinition, presetOf } from './presets.ts';

beforeAll(loadAllPresets);

describe('parsePreset', () => {
  it('reads all parts of a definition', () => {
    const text = [
      'adj val 50000;adj2 val 7',
      'x1 */ w 1 2;y1 +- b 0 x1',
      'x adj 0 100 - - - x1 t;p adj 1 2 adj2 3 4 r b',
      'cd4 hc t;0 r vc',
      'l t x1 b',
      '10 20 norm 1 M 0 0 L x1 b A 1 2 3 4 Q 1 2 3 4 C 1 2 3 4 5 6 Z;- - none 0 Z',
    ].join('|');
    expect(parsePreset(text)).toEqual({
      adjust: [
        ['adj', 'val 50000'],
        ['adj2', 'val 7'],
      ],
      guides: [
        ['x1', '*/ w 1 2'],
        ['y1', '+- b 0 x1'],
      ],
      handles: [
        { type: 'xy', refX: 'adj', minX: '0', maxX: '100', x: 'x1', y: 't' },
        {
          type: 'polar',
          refR: 'adj',
          minR: '1',
          maxR: '2',
          refAng: 'adj2',
          minAng: '3',
          maxAng: '4',
          x: 'r',
          y: 'b',
        },
      ],
      sites: [
        { ang: 'cd4', x: 'hc', y: 't' },
        { ang: '0', x: 'r', y: 'vc' },
      ],
      textRect: { l: 'l', t: 't', r: 'x1', b: 'b' },
      paths: [
        {
          w: 10,
          h: 20,
          fill: 'norm',
          stroke: true,
          commands: [
            { c: 'M', x: '0', y: '0' },
            { c: 'L', x: 'x1', y: 'b' },
            { c: 'A', wR: '1', hR: '2', start: '3', swing: '4' },
            { c: 'Q', p: ['1', '2', '3', '4'] },
            { c: 'C', p: ['1', '2', '3', '4', '5', '6'] },
            { c: 'Z' },
          ],
        },
        { w: undefined, h: undefined, fill: 'none', stroke: false, commands: [{ c: 'Z' }] },
      ],
    });
  });

  it('returns empty parts for an empty text', () => {
    expect(parsePreset('')).toEqual({
      adjust: [],
      guides: [],
      handles: [],
      sites: [],
      textRect: undefined,
      paths: [],
    });
    expect(parsePreset('||||l t r|').textRect).toBeUndefined();
  });
});

describe('presetDefinition', () => {
  it('returns the same definition for a name, and a rectangle for an unknown name', () => {
    expect(presetDefinition('ellipse')).toBe(presetDefinition('ellipse'));
    expect(presetDefinition('star24')).not.toEqual(presetDefinition('rect'));
    expect(presetDefinition('no such shape')).toEqual(presetDefinition('rect'));
    expect(presetDefinition('constructor')).toEqual(presetDefinition('rect'));
  });
});

it('definitionOf returns the definition of a custom geometry or of its preset', () => {
  const definition = parsePreset('');
  expect(definitionOf({ type: 'custom', definition })).toBe(definition);
  expect(definitionOf({ type: 'preset', preset: 'ellipse' })).toBe(presetDefinition('ellipse'));
  expect(definitionOf(undefined)).toBe(presetDefinition('rect'));
});

it('presetOf returns the name of a preset, and the rectangle for others', () => {
  expect(presetOf({ type: 'preset', preset: 'ellipse' })).toBe('ellipse');
  expect(presetOf({ type: 'custom', definition: parsePreset('') })).toBe('rect');
  expect(presetOf(undefined)).toBe('rect');
});
