import { expect, it } from 'vitest';
import { ArchiveNames } from './archive-names.ts';

it('archive names are accepted by Windows, and unique in each folder, ignoring case', () => {
  const names = new ArchiveNames();
  expect(names.path('', 'a:b?.txt')).toBe('a_b_.txt');
  expect(names.path('', 'A_b_.TXT')).toBe('A_b_ (2).TXT');
  expect(names.path('课/', '结束. .', '.ndpx')).toBe('课/结束.ndpx');
  expect(names.path('', '...')).toBe('_');
  expect(names.path('', '1/2 \\ 3\n\u202e', '.png')).toBe('1_2 _ 3__.png');
});

it('archive names avoid names that Windows reserves for devices', () => {
  const names = new ArchiveNames();
  expect(names.path('', 'con')).toBe('_con');
  expect(names.path('', 'AUX.txt')).toBe('_AUX.txt');
  expect(names.path('', 'com1', '.ndpx')).toBe('_com1.ndpx');
  expect(names.path('', 'console.txt')).toBe('console.txt');
});
