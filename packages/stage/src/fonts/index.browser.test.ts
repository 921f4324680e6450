import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { expect, it, onTestFinished } from 'vitest';
import { neededFontFiles } from './index.ts';

const reader = new SnapshotReader(blankCourseware());

it('neededFontFiles stops when it is aborted', async () => {
  const stop = new AbortController();
  const files = neededFontFiles(reader, stop.signal);
  stop.abort(new Error('closed'));
  await expect(files).rejects.toThrow('closed');
});

it('neededFontFiles returns addresses of files without repetition, and ignores sheets of other origins', async () => {
  const sheet = document.createElement('style');
  sheet.textContent =
    '@font-face { font-family: "Unneeded"; src: url("/unneeded.woff2") format("woff2"); } p { color: red }';
  document.head.append(sheet);
  onTestFinished(() => sheet.remove());
  const files = await neededFontFiles(reader, new AbortController().signal);
  expect(new Set(files).size).toBe(files.length);
  expect(files.filter((file) => file.includes('unneeded'))).toEqual([]);
});
