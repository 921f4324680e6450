import { expect, it } from 'vitest';
import { WindowTitles } from './window-titles.ts';

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
