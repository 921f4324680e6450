import { expect, it } from 'vitest';
import { evenOverDialogs, everywhere, inPagesList, onPage, onPageAndInText, shortcutOf } from './keys.ts';

it('keys apply in more and more places', () => {
  expect(onPage('Ctrl+D')).toEqual({ page: ['Ctrl+D'], elements: ['Ctrl+D'] });
  expect(Object.keys(onPageAndInText('Ctrl+D'))).toEqual(['page', 'elements', 'text']);
  expect(Object.keys(everywhere('Ctrl+D'))).toEqual(['page', 'elements', 'text', 'field']);
  expect(Object.keys(evenOverDialogs('Ctrl+D'))).toEqual(['page', 'elements', 'text', 'field', 'floating']);
});

it('keys of the list of pages apply with control as well', () => {
  expect(inPagesList('Delete', 'F2')).toEqual({ pages: ['Delete', 'F2', 'Ctrl+Delete', 'Ctrl+F2'] });
});

it('shortcutOf returns the first key of the place, otherwise the first key of another place', () => {
  const keys = { ...onPage('Delete', 'Backspace'), text: ['Ctrl+K'] } as const;
  expect(shortcutOf(keys)).toBe('Delete');
  expect(shortcutOf(keys, 'text')).toBe('Ctrl+K');
  expect(shortcutOf(keys, 'pages')).toBe('Delete');
  expect(shortcutOf({ text: ['Ctrl+K'] })).toBe('Ctrl+K');
  expect(shortcutOf({})).toBeUndefined();
  expect(shortcutOf(undefined)).toBeUndefined();
});
