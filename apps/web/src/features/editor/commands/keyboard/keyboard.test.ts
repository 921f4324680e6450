import { expect, test } from 'vitest';
import { type KeyPlace, shortcutOf } from '../keys.ts';
import { newPage } from '../pages.ts';
import { teachHere } from '../teaching.ts';
import { commandOfKey } from './keyboard.ts';

function asked(
  key: string,
  held: { shift?: true; alt?: true; control?: true; code?: string } = {},
  place: KeyPlace = 'elements',
): string | undefined {
  const { shift = false, alt = false, control = false, code = '' } = held;
  return commandOfKey({ key, code, shift, alt, control }, place)?.id;
}

test('moves what is chosen by arrows, and turns pages when nothing is chosen', () => {
  expect(asked('ArrowRight')).toBe('elements.nudge.ArrowRight.near');
  expect(asked('ArrowRight', { shift: true })).toBe('elements.nudge.ArrowRight.far');
  expect(asked('ArrowRight', { control: true, shift: true })).toBe('elements.nudge.ArrowRight.fine');
  expect(asked('ArrowRight', {}, 'page')).toBe('pages.next');
  expect(asked('ArrowRight', { control: true }, 'page')).toBeUndefined();
  expect(asked('PageUp')).toBe('pages.previous');
});

test('turns by alt and an arrow to the side, and leaves alt with the others to the browser', () => {
  expect(asked('ArrowRight', { alt: true })).toBe('elements.turnRight');
  for (const place of ['page', 'elements'] as const) {
    expect(asked('ArrowUp', { alt: true }, place)).toBeUndefined();
    expect(asked('ArrowDown', { alt: true }, place)).toBeUndefined();
  }
});

test('means by keys what PowerPoint means', () => {
  expect(asked('d', { control: true })).toBe('elements.duplicate');
  expect(asked('G', { control: true, shift: true })).toBe('elements.ungroup');
  expect(asked('Z', { control: true, shift: true })).toBe('history.redo');
  expect(asked(']', { control: true, code: 'BracketRight' })).toBe('text.larger');
  expect(asked('}', { control: true, shift: true, code: 'BracketRight' })).toBe('order.front');
  expect(asked('F5')).toBe('teaching.start');
  expect(asked('F5', { shift: true })).toBe('teaching.here');
  expect(asked('m', { control: true }, 'page')).toBe('pages.add');
});

test('leaves copying, cutting and pasting to the browser, on the page and in the list of pages', () => {
  for (const key of ['c', 'x', 'v']) {
    for (const place of ['page', 'elements', 'pages'] as const)
      expect(asked(key, { control: true }, place)).toBeUndefined();
  }
});

test('answers in a text what is meant for texts, and leaves the rest to the text', () => {
  expect(asked('b', { control: true }, 'text')).toBe('text.bold');
  expect(asked('z', { control: true }, 'text')).toBe('history.undo');
  expect(asked('l', { control: true }, 'text')).toBe('text.align.l');
  for (const key of ['Tab', 'Enter', 'Delete', 'ArrowUp', 'Home'])
    expect(asked(key, {}, 'text')).toBeUndefined();
  // Keys that mean something else on the page are not taken for fewer keys.
  expect(asked('l', { control: true, alt: true }, 'text')).toBeUndefined();
  expect(asked('}', { control: true, shift: true, code: 'BracketRight' }, 'text')).toBeUndefined();
});

test('answers in a field only what is meant everywhere', () => {
  expect(asked('F5', {}, 'field')).toBe('teaching.start');
  expect(asked('0', { control: true }, 'field')).toBe('view.fit');
  expect(asked('z', { control: true }, 'field')).toBeUndefined();
  expect(asked('Delete', {}, 'field')).toBeUndefined();
});

test('means pages in the list of pages, with control held or not', () => {
  expect(asked('Delete', {}, 'pages')).toBe('pages.delete');
  expect(asked('ArrowDown', { control: true }, 'pages')).toBe('pages.next');
  expect(asked('ArrowDown', { alt: true }, 'pages')).toBe('pages.moveDown');
  expect(asked('Home', { alt: true }, 'pages')).toBeUndefined();
  expect(asked('d', { control: true }, 'pages')).toBe('pages.duplicate');
});

test('tells people the first key of the place that they are in', () => {
  expect(shortcutOf(newPage.keys)).toBe('Ctrl+M');
  expect(shortcutOf(newPage.keys, 'pages')).toBe('Enter');
  expect(shortcutOf(teachHere.keys, 'pages')).toBe('Shift+F5');
  expect(shortcutOf(undefined)).toBeUndefined();
});
