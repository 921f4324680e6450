import { describe, expect, it } from 'vitest';
import { readListQuery } from './list-query.ts';

describe('the address of the disk', () => {
  it('lists the user’s files, newest first, when it has no parameters', () => {
    expect(readListQuery(new URLSearchParams())).toEqual({
      place: 'mine',
      folderId: undefined,
      search: '',
      order: 'update_at',
      direction: 'desc',
      fileType: undefined,
      sourceFrom: undefined,
    });
  });

  it('contains a folder, a sort column and a direction', () => {
    const id = '0199c0de-0000-7000-8000-000000000001';
    const wish = readListQuery(new URLSearchParams({ folder: id, order: 'name' }));
    expect(wish).toMatchObject({ folderId: id, order: 'name', direction: 'asc' });
  });

  it('contains a kind of file and a source, which apply to the user’s own files only', () => {
    const query = new URLSearchParams({ type: 'image', source: '2' });
    expect(readListQuery(query)).toMatchObject({ fileType: 'image', sourceFrom: 2 });
    query.set('place', 'bin');
    expect(readListQuery(query)).toMatchObject({ fileType: undefined, sourceFrom: undefined });
    const odd = new URLSearchParams({ type: 'exe', source: '9' });
    expect(readListQuery(odd)).toMatchObject({ fileType: undefined, sourceFrom: undefined });
  });

  it('is read without invalid places, folders and sort orders', () => {
    const wish = readListQuery(
      new URLSearchParams({ place: 'moon', folder: '../../..', order: 'drop table', direction: 'up' }),
    );
    expect(wish).toMatchObject({ place: 'mine', folderId: undefined, order: 'update_at', direction: 'desc' });
  });

  it('contains no folder when it is of the bin', () => {
    const query = new URLSearchParams({ place: 'bin', folder: '0199c0de-0000-7000-8000-000000000001' });
    expect(readListQuery(query)).toMatchObject({ place: 'bin', folderId: undefined });
  });
});
