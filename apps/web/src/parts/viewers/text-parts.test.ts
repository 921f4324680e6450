import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it('textParts keeps all of a text, and ends each part with a whole line', () => {
  const text = Array.from({ length: 3_000 }, (_, line) => `第${line}行，春眠不觉晓。`).join('\n');
  const parts = textParts(text);
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.map((part) => part.text).join('\n')).toBe(text);
});

it('textParts loses no letter of any text', () => {
  const any = fc.array(fc.constantFrom('a', '春', '\n', '\r\n', '😀', 'x'.repeat(5_000)), { maxLength: 40 });
  fc.assert(
    fc.property(any, (pieces) => {
      const text = pieces.join('');
      const shown = textParts(text);
      const letters = (of: string) => of.replaceAll(/[\r\n]/g, '');
      expect(letters(shown.map((part) => part.text).join(''))).toBe(letters(text));
      expect(shown.every(({ text: part }) => part.length <= 21_000)).toBe(true);
    }),
  );
});

it('textParts splits a single line of a megabyte, but never within a character', () => {
  const parts = textParts('😀'.repeat(500_000));
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.every(({ text }) => text.isWellFormed())).toBe(true);
});

it('textParts returns no part for an empty text, and one part for a line', () => {
  expect(textParts('')).toEqual([]);
  expect(textParts('春\n')).toEqual([{ at: 0, text: '春', lines: 1 }]);
});
