import { expect, it } from 'vitest';
import { presetDefinition } from './geometry/presets.ts';
import { factsOfFace, loadForServer } from './server-rendering.ts';
import { lacksSigns } from './text/fonts/symbol-fonts.ts';

it('loadForServer loads all presets and the characters of symbol fonts', async () => {
  await loadForServer();
  expect(presetDefinition('star24')).toBeDefined();
  expect(lacksSigns('\uf04a', 'Wingdings')).toBe(false);
});

it('factsOfFace returns the local fonts that may replace a font, and its bundled file', () => {
  expect(factsOfFace('Carlito').web).toBe('Lectern Carlito');
  expect(factsOfFace('Calibri')).toEqual({ others: ['Carlito'], web: undefined });
  expect(factsOfFace('no such font').others).toEqual([]);
});
