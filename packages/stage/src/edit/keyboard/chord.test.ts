import { expect, test } from 'vitest';
import { type Chord, chordOf } from './chord.ts';

const known: readonly Chord[] = [
  'Ctrl+Z',
  'Ctrl+Shift+Z',
  'Ctrl+L',
  'Ctrl+Alt+L',
  'Ctrl+]',
  'Ctrl++',
  'Tab',
  'ArrowUp',
  'Shift+ArrowUp',
  'Alt+ArrowUp',
];

function press(key: string, held: { shift?: true; alt?: true; control?: true; code?: string } = {}) {
  const { shift = false, alt = false, control = false, code = '' } = held;
  return chordOf({ key, code, shift, alt, control }, known);
}

test('takes letters in either case, as shift makes them', () => {
  expect(press('z', { control: true })).toBe('Ctrl+Z');
  expect(press('Z', { control: true, shift: true })).toBe('Ctrl+Shift+Z');
  expect(press('Z', { control: true })).toBe('Ctrl+Z');
});

test('asks for control exactly as the chord says', () => {
  expect(press('z')).toBeUndefined();
  expect(press('Tab', { control: true })).toBeUndefined();
  expect(press('ArrowUp', { control: true })).toBeUndefined();
});

test('lets alt and shift pass where no chord names them', () => {
  expect(press('Tab', { shift: true })).toBe('Tab');
  expect(press('z', { control: true, alt: true })).toBe('Ctrl+Z');
});

test('prefers the chord that names more of what is held, alt before shift', () => {
  expect(press('l', { control: true, alt: true })).toBe('Ctrl+Alt+L');
  expect(press('ArrowUp', { shift: true })).toBe('Shift+ArrowUp');
  expect(press('ArrowUp', { shift: true, alt: true })).toBe('Alt+ArrowUp');
});

test('tells brackets by their place on the keyboard, and a plus by what it is', () => {
  expect(press('}', { control: true, shift: true, code: 'BracketRight' })).toBe('Ctrl+]');
  expect(press('+', { control: true, code: 'BracketRight' })).toBe('Ctrl+]');
  expect(press(']', { control: true, alt: true, code: 'Digit9' })).toBeUndefined();
  expect(press('+', { control: true, shift: true, code: 'Equal' })).toBe('Ctrl++');
});
