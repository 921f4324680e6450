import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../platform/i18n/language.ts';
import { cutWords } from './imported-file.tsx';

afterEach(() => changeLanguage('zh'));

it('cutWords returns missing and total numbers in both languages', () => {
  const cut = { pages: 912, of_pages: 2_000, elements: 14_000, of_elements: 20_000 };
  changeLanguage('zh');
  expect(cutWords(cut)).toBe(
    '课件放不下整个文件，2000 页中最后 912 页没有导入，对象太多的页面上，20000 个对象中有 14000 个没有导入。',
  );
  changeLanguage('en');
  expect(cutWords(cut)).toBe(
    'A courseware cannot hold the whole file: the last 912 of 2000 pages were not imported, 14000 of 20000 objects on crowded pages were not imported.',
  );
});

it('cutWords returns the missing numbers when the totals are unknown', () => {
  changeLanguage('zh');
  expect(cutWords({ pages: 1, elements: 0 })).toBe('课件放不下整个文件，最后 1 页没有导入。');
  expect(cutWords({ pages: 0, elements: 7 })).toBe(
    '课件放不下整个文件，对象太多的页面上有 7 个对象没有导入。',
  );
});

it('cutWords returns how many pages are blank because they could not be read', () => {
  changeLanguage('en');
  expect(cutWords({ pages: 0, elements: 0, unread_pages: 2 })).toBe(
    'The file was not read whole: 2 pages are missing or damaged and came in blank.',
  );
});
