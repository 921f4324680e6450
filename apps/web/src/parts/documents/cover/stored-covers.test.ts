import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { expect, it } from 'vitest';
import { coverKey, noteStoredCover, oneAtATime, storedCovers } from './stored-covers.ts';

const item = (resource_type_code: string, update_at: number) =>
  ({ id: 'd1', update_at, resource_type_code }) as DocumentItem;

it('the thumbnail of a file belongs to its version, and that of pages to the document', () => {
  expect(coverKey(item('assets_picture', 7))).toBe('d1 7');
  expect(coverKey(item('coursewares', 7))).toBe('d1');
});

it('keeps the stored thumbnails of all documents', () => {
  noteStoredCover('a', '/1');
  noteStoredCover('b', '/2');
  noteStoredCover('a', '/3');
  expect(storedCovers.get()).toMatchObject({ a: '/3', b: '/2' });
});

it('oneAtATime runs a task after the one before has ended, also by a failure', async () => {
  const log: string[] = [];
  const task = (name: string, fails = false) =>
    oneAtATime(async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const [first, second] = [task('a', true), task('b')];
  await expect(first).rejects.toThrow('a');
  expect(await second).toBe('b');
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
