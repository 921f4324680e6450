import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { titleOf, WindowTitles } from './window-title.ts';

it("titleOf returns the content's name, then the product's, in either language", () => {
  expect(titleOf('秋天的雨', 'zh')).toBe('秋天的雨 · 讲台');
  expect(titleOf('Help', 'en')).toBe('Help · Lectern');
});

it('every screen sets a title by the hook, and no screen sets the product’s name or `document.title` itself', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('{app,features,parts,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.'),
  );
  const source = (file: string) => readFileSync(`${root}/${file}`, 'utf8');
  const titled = files.filter((file) => /useWindowTitle\((?!what)/.test(source(file)));
  expect(titled.length).toBeGreaterThan(8);
  expect(titled.filter((file) => /useWindowTitle\([^\n]*(product|讲台|Lectern)/.test(source(file)))).toEqual(
    [],
  );
  // A print is excepted: the browser names the PDF after the page's title.
  const writing = files.filter((file) => /document\.title\s*=/.test(source(file)));
  expect(writing.sort()).toEqual(['platform/print-job.ts', 'platform/window-title.ts']);
});

it('the title of a screen stays when the language of the surrounding product changes', () => {
  let shown = '';
  const titles = new WindowTitles((title) => {
    shown = title;
  });
  const chinese = titles.wish('讲台 Lectern', true);
  const courseware = titles.wish('秋天的雨 · 讲台');
  chinese();
  titles.wish('Lectern', true);
  expect(shown).toBe('秋天的雨 · 讲台');
  courseware();
  expect(shown).toBe('Lectern');
});

it('the title of a later screen stays when an earlier screen unmounts', () => {
  let shown = '';
  const titles = new WindowTitles((title) => {
    shown = title;
  });
  titles.wish('Lectern', true);
  const editor = titles.wish('Editor');
  const player = titles.wish('Player');
  editor();
  expect(shown).toBe('Player');
  player();
  expect(shown).toBe('Lectern');
});
