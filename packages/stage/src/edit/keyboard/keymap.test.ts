import { expect, test } from 'vitest';
import { commandOf } from './keymap.ts';

function press(
  key: string,
  how: { shift?: boolean; alt?: boolean; control?: boolean; code?: string; chosen?: number } = {},
) {
  const { shift = false, alt = false, control = false, code = '', chosen = 1 } = how;
  return commandOf({ key, code, shift, alt, control }, chosen);
}

test('arrows nudge what is chosen, and turn pages when nothing is', () => {
  expect(press('ArrowRight')).toEqual({ type: 'nudge', x: 1, y: 0 });
  expect(press('ArrowUp', { shift: true })).toEqual({ type: 'nudge', x: 0, y: -10 });
  expect(press('ArrowRight', { alt: true })).toEqual({ type: 'turn', degrees: 15 });
  expect(press('ArrowDown', { chosen: 0 })).toEqual({ type: 'page', to: 'next' });
});

test('the keys of PowerPoint mean what they mean there', () => {
  expect(press('d', { control: true })).toEqual({ type: 'duplicate' });
  expect(press('G', { control: true, shift: true })).toEqual({ type: 'ungroup' });
  expect(press('z', { control: true })).toEqual({ type: 'undo' });
  expect(press('Z', { control: true, shift: true })).toEqual({ type: 'redo' });
  expect(press(']', { control: true, code: 'BracketRight' })).toEqual({ type: 'fontSize', step: 1 });
  expect(press('}', { control: true, shift: true, code: 'BracketRight' })).toEqual({
    type: 'order',
    to: 'front',
  });
  expect(press('F5')).toEqual({ type: 'teach', from: 'start' });
  expect(press('F5', { shift: true })).toEqual({ type: 'teach', from: 'here' });
  expect(press('m', { control: true })).toEqual({ type: 'newPage' });
});

test('copying, cutting and pasting are left to the browser', () => {
  for (const key of ['c', 'x', 'v']) expect(press(key, { control: true })).toBeUndefined();
});
