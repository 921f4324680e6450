import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { withPart } from './kind-panels.tsx';

const kinds = [
  'shape',
  'line',
  'picture',
  'video',
  'audio',
  'table',
  'chart',
  'ink',
  'group',
  'tool',
  'question',
  'unknown',
];
const elements = kinds.map((type) => ({ type, id: type }) as Element);
const idsWith = (part: Parameters<typeof withPart>[1]) => withPart(elements, part).map(({ id }) => id);

describe('withPart', () => {
  it('returns the elements whose fill, line or effects can be changed', () => {
    expect(idsWith('fill')).toEqual(['shape']);
    expect(idsWith('line')).toEqual(['shape', 'line', 'picture', 'video']);
    expect(idsWith('effects')).toEqual(['shape', 'picture']);
  });
});
