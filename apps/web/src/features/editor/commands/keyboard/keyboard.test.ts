import { expect, test } from 'vitest';
import { type KeyPlace, shortcutOf } from '../keys.ts';
import { newPage } from '../pages/pages.ts';
import { teachHere } from '../screen/teaching.ts';
import { commandOfKey } from './keyboard.ts';

function asked(
  key: string,
  held: { shift?: true; alt?: true; control?: true; code?: string } = {},
  place: KeyPlace = 'elements',
): string | undefined {
  const { shift = false, alt = false, control = false, code = '' } = held;
  return commandOfKey({ key, code, shift, alt, control }, place)?.id;
}

test('arrows move the selected elements, and change the page when nothing is selected', () => {
  expect(asked('ArrowRight')).toBe('elements.nudge.ArrowRight.near');
  expect(asked('ArrowRight', { shift: true })).toBe('elements.nudge.ArrowRight.far');
  expect(asked('ArrowRight', { control: true, shift: true })).toBe('elements.nudge.ArrowRight.fine');
  expect(asked('ArrowRight', {}, 'page')).toBe('pages.next');
  expect(asked('ArrowRight', { control: true }, 'page')).toBeUndefined();
  expect(asked('PageUp')).toBe('pages.previous');
});

test('alt with a horizontal arrow rotates, and alt with a vertical arrow is left to the browser', () => {
  expect(asked('ArrowRight', { alt: true })).toBe('elements.turnRight');
  for (const place of ['page', 'elements'] as const) {
    expect(asked('ArrowUp', { alt: true }, place)).toBeUndefined();
    expect(asked('ArrowDown', { alt: true }, place)).toBeUndefined();
  }
});

test('keys run the same commands as in PowerPoint', () => {
  expect(asked('d', { control: true })).toBe('elements.duplicate');
  expect(asked('G', { control: true, shift: true })).toBe('elements.ungroup');
  expect(asked('Z', { control: true, shift: true })).toBe('history.redo');
  expect(asked(']', { control: true, code: 'BracketRight' })).toBe('text.larger');
  expect(asked('}', { control: true, shift: true, code: 'BracketRight' })).toBe('order.front');
  expect(asked('F5')).toBe('teaching.start');
  expect(asked('F5', { shift: true })).toBe('teaching.here');
  expect(asked('m', { control: true }, 'page')).toBe('pages.add');
});

test('copy, cut and paste are left to the browser, on the page and in the list of pages', () => {
  for (const key of ['c', 'x', 'v']) {
    for (const place of ['page', 'elements', 'pages'] as const)
      expect(asked(key, { control: true }, place)).toBeUndefined();
  }
});

test('keys in a text run the commands for texts, and other keys are left to the text', () => {
  expect(asked('b', { control: true }, 'text')).toBe('text.bold');
  expect(asked('z', { control: true }, 'text')).toBe('history.undo');
  expect(asked('l', { control: true }, 'text')).toBe('text.align.l');
  for (const key of ['Tab', 'Enter', 'Delete', 'ArrowUp', 'Home'])
    expect(asked(key, {}, 'text')).toBeUndefined();
  // A chord that has another meaning on the page does not fall back to a chord with fewer modifiers.
  expect(asked('l', { control: true, alt: true }, 'text')).toBeUndefined();
  expect(asked('}', { control: true, shift: true, code: 'BracketRight' }, 'text')).toBeUndefined();
});

test('keys in a field run only the commands that are available everywhere', () => {
  expect(asked('F5', {}, 'field')).toBe('teaching.start');
  expect(asked('0', { control: true }, 'field')).toBe('view.fit');
  expect(asked('z', { control: true }, 'field')).toBeUndefined();
  expect(asked('Delete', {}, 'field')).toBeUndefined();
});

test('keys in the list of pages run the commands of pages, with or without control', () => {
  expect(asked('Delete', {}, 'pages')).toBe('pages.delete');
  expect(asked('ArrowDown', { control: true }, 'pages')).toBe('pages.next');
  expect(asked('ArrowDown', { alt: true }, 'pages')).toBe('pages.moveDown');
  expect(asked('Home', { alt: true }, 'pages')).toBeUndefined();
  expect(asked('d', { control: true }, 'pages')).toBe('pages.duplicate');
});

test('shortcutOf returns the first key of the given scope', () => {
  expect(shortcutOf(newPage.keys)).toBe('Ctrl+M');
  expect(shortcutOf(newPage.keys, 'pages')).toBe('Enter');
  expect(shortcutOf(teachHere.keys, 'pages')).toBe('Shift+F5');
  expect(shortcutOf(undefined)).toBeUndefined();
});
