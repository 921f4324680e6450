import { describe, expect, it } from 'vitest';
import { filesToAskFor } from './lazy-files.ts';

const IMPORTS = new Map([
  ['index.js', ['react.js']],
  ['player.js', ['shared.js', 'react.js']],
  ['shared.js', ['program.js']],
  ['program.js', ['index.js']],
  // A cycle: two files may import each other.
  ['controls.js', ['shared.js', 'icons.js', 'player.js']],
]);

describe('the files that are preloaded with lazy code', () => {
  it('are its static imports at any depth, without the imports of its caller', () => {
    const needed = ['controls.js', 'shared.js', 'program.js', 'icons.js', 'player.js'];
    expect(filesToAskFor(needed, 'player.js', ['index.js'], IMPORTS)).toEqual(['controls.js', 'icons.js']);
  });

  it('never include the shell, for any caller', () => {
    const needed = ['hosted.js', 'react.js', 'index.js', 'program.js'];
    expect(filesToAskFor(needed, 'icons.js', ['index.js'], IMPORTS)).toEqual(['hosted.js', 'program.js']);
  });
});
