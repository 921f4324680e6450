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

test('chordOf accepts letters in either case, as Shift changes them', () => {
  expect(press('z', { control: true })).toBe('Ctrl+Z');
  expect(press('Z', { control: true, shift: true })).toBe('Ctrl+Shift+Z');
  expect(press('Z', { control: true })).toBe('Ctrl+Z');
});

test('chordOf requires Control exactly when the chord contains it', () => {
  expect(press('z')).toBeUndefined();
  expect(press('Tab', { control: true })).toBeUndefined();
  expect(press('ArrowUp', { control: true })).toBeUndefined();
});

test('chordOf ignores Alt and Shift when no chord names them', () => {
  expect(press('Tab', { shift: true })).toBe('Tab');
  expect(press('z', { control: true, alt: true })).toBe('Ctrl+Z');
});

test('chordOf prefers the chord that names more of the held keys, Alt before Shift', () => {
  expect(press('l', { control: true, alt: true })).toBe('Ctrl+Alt+L');
  expect(press('ArrowUp', { shift: true })).toBe('Shift+ArrowUp');
  expect(press('ArrowUp', { shift: true, alt: true })).toBe('Alt+ArrowUp');
});

test('chordOf recognises brackets by their position on the keyboard, and a plus by its character', () => {
  expect(press('}', { control: true, shift: true, code: 'BracketRight' })).toBe('Ctrl+]');
  expect(press('+', { control: true, code: 'BracketRight' })).toBe('Ctrl+]');
  expect(press(']', { control: true, alt: true, code: 'Digit9' })).toBeUndefined();
  expect(press('+', { control: true, shift: true, code: 'Equal' })).toBe('Ctrl++');
});
