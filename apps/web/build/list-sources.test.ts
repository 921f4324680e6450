import path from 'node:path';
import { expect, it } from 'vitest';
import { withImports } from './list-sources.ts';

const WEB = path.resolve(import.meta.dirname, '..');

it('withImports returns a configuration with its own modules and the modules of packages, without libraries', () => {
  const found = [...withImports(path.join(WEB, 'vite.config.ts'))].map((file) => path.relative(WEB, file));
  expect(found).toEqual(
    expect.arrayContaining([
      'vite.config.ts',
      'build/first-lines.ts',
      'build/read-surfaces.ts',
      '../../packages/stage/build/web-font-sheets.ts',
      '../../packages/stage/src/view/text/fonts/font-faces.ts',
    ]),
  );
  expect(found.filter((file) => file.includes('node_modules'))).toEqual([]);
});
