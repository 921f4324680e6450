import type { Element, ElementType } from '@lectern/courseware';
import { MIND_KEY } from '@lectern/courseware/mind';
import { expect, it } from 'vitest';
import { editingOf, holdsMore, holdsText } from './kind-editing.ts';

const element = (type: ElementType, more: object = {}) => ({ type, ...more }) as unknown as Element;
const all: readonly ElementType[] = [
  ...([
    'shape',
    'line',
    'picture',
    'video',
    'audio',
    'table',
    'chart',
    'formula',
    'ink',
    'group',
    'tool',
  ] as const),
  'unknown',
];
const those = (test: (type: ElementType) => boolean) => all.filter(test);

it('holdsMore returns true for elements whose content a double click opens', () => {
  expect(those((type) => holdsMore(element(type)))).toEqual([
    'picture',
    'video',
    'audio',
    'chart',
    'formula',
  ]);
  expect(holdsMore(element('tool', { toolKey: MIND_KEY }))).toBe(true);
  expect(holdsMore(element('tool', { toolKey: 'timer' }))).toBe(false);
});

it('holdsText returns true for shapes and tables', () => {
  expect(those((type) => holdsText({ type }))).toEqual(['shape', 'table']);
});

it('editingOf returns which kinds keep their ratio, have no box, and have no sites', () => {
  expect(those((type) => editingOf(element(type)).keepsRatio)).toEqual(['picture', 'video']);
  expect(those((type) => editingOf(element(type)).handles !== 'box')).toEqual(['line', 'table']);
  expect(those((type) => editingOf(element(type)).sites === 'none')).toEqual(['line', 'ink', 'group']);
  expect(those((type) => editingOf(element(type)).hits === 'by its children')).toEqual(['group']);
  expect(those((type) => editingOf(element(type)).least === 0)).toEqual(['line']);
});
