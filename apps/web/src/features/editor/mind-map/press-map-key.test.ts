import type { MindDrawing } from '@lectern/courseware/mind';
import type { KeyboardEvent } from 'react';
import { expect, it, vi } from 'vitest';
import type { Topics } from '../../../parts/mind-map/index.ts';
import { pressMapKey } from './press-map-key.ts';

const box = (id: string, x: number) => ({ node: { id }, x, y: 0, w: 10, h: 10 });
const drawing = { boxes: [box('root', 0), box('right', 100)] } as unknown as MindDrawing;

/** Presses a key: the actions that it runs, and whether its default and its propagation are stopped. */
function press(key: string, more: object = {}) {
  const actions: string[] = [];
  const act = (name: string) => (id?: unknown) =>
    void actions.push(id === undefined ? name : `${name} ${id}`);
  const topics = {
    chosen: { id: 'root' },
    addChild: act('child'),
    addSibling: act('sibling'),
    startWriting: act('write'),
    remove: act('remove'),
    fold: act('fold'),
    choose: act('choose'),
  } as unknown as Topics;
  const event = { key, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...more };
  pressMapKey(event as unknown as KeyboardEvent, topics, drawing, act('done'));
  return [actions.join(), event.preventDefault.mock.calls.length, event.stopPropagation.mock.calls.length];
}

it.each([
  ['Tab', 'child'],
  ['Enter', 'sibling'],
  ['F2', 'write root'],
  ['Delete', 'remove'],
  ['Backspace', 'remove'],
  [' ', 'fold'],
  ['Escape', 'done'],
  ['ArrowRight', 'choose right'],
])('%s runs %s and nothing else', (key, action) => {
  expect(press(key)).toEqual([action, 1, 1]);
});

it('arrows that lead to no topic change nothing', () => {
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowDown']) expect(press(key)).toEqual(['', 1, 1]);
});

it('a letter goes into the field, and no farther', () => {
  expect(press('a')).toEqual(['', 0, 1]);
  expect(press('𠮷')).toEqual(['', 0, 1]);
  expect(press('Process')).toEqual(['', 0, 1]);
});

it('other keys are left to the editor', () => {
  for (const key of ['F5', 'Shift', 'PageDown']) expect(press(key)).toEqual(['', 0, 0]);
  expect(press('Tab', { shiftKey: true })).toEqual(['', 0, 0]);
  for (const control of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(press('Delete', control)).toEqual(['', 0, 0]);
});
