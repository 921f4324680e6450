import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { titleOf } from './title-of.ts';

it('says what the window shows, then the product, in either language', () => {
  expect(titleOf('秋天的雨', 'zh')).toBe('秋天的雨 · 讲台');
  expect(titleOf('Help', 'en')).toBe('Help · Lectern');
});

it('titles every screen, none of which writes the product or the title of the window by itself', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('{app,features,parts,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const source = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const titled = files.filter((file) => /useWindowTitle\((?!what)/.test(source(file)));
  expect(titled.length).toBeGreaterThan(8);
  expect(titled.filter((file) => /useWindowTitle\([^\n]*(product|讲台|Lectern)/.test(source(file)))).toEqual(
    [],
  );
  // What is printed is named after its pages, by a browser that takes the name from here.
  const writing = files.filter((file) => /document\.title\s*=/.test(source(file)));
  expect(writing.sort()).toEqual([
    'features/editor/printing/print-pages.tsx',
    'platform/window-title/use-window-title.ts',
  ]);
});
