import 'fake-indexeddb/auto';
import { newId } from '@lectern/base';
import type { SchoolClass } from '@lectern/protocol/classes';
import { describe, expect, it } from 'vitest';
import { networkError, replyError } from '../../platform/api/api-error.ts';
import { UserTables } from '../user-tables.ts';
import { ClassBook } from './class-book.ts';
import type { Pupil } from './class-lists.ts';

const schoolClass = (class_id: string): SchoolClass => ({
  class_id,
  class_type: 'CLASS',
  class_name: class_id,
  class_nick_name: '',
  org_id: 'school',
  archived: false,
});
const pupil = (user_id: string): Pupil => ({
  user_id,
  real_name: user_id,
  nick_name: '',
  student_number: '',
  head_icon_path: '',
  group_name: '',
  seat: null,
});

/** Opens a book over a new database and a mock server whose responses can be changed. */
function open(tables: ConstructorParameters<typeof ClassBook>[0]['tables'] = new UserTables(newId())) {
  const server = {
    classes: [schoolClass('a'), schoolClass('b')] as readonly SchoolClass[],
    pupils: [pupil('p')] as readonly Pupil[],
    failure: undefined as Error | undefined,
  };
  let now = 0;
  const answer = async <T>(value: T): Promise<T> => {
    if (server.failure) throw server.failure;
    return value;
  };
  const ports = {
    tables,
    fetchClasses: () => answer(server.classes),
    fetchPupils: () => answer(server.pupils),
    now: () => (now += 1),
  };
  return { book: new ClassBook(ports), again: () => new ClassBook(ports), server, tables };
}

describe('the class that is taught', () => {
  it('is the first of the list until one is selected, and the selected class after a reload', async () => {
    const { book, again } = open();
    expect((await book.chosenClass('chen'))?.class_id).toBe('a');
    await book.chooseClass('chen', 'b');
    expect((await again().chosenClass('chen'))?.class_id).toBe('b');
    expect((await again().chosenClass('li'))?.class_id).toBe('a');
  });

  it('is the first again when the selected class was removed, and undefined when there is no class', async () => {
    const { book, server } = open();
    await book.chooseClass('chen', 'b');
    server.classes = [schoolClass('a')];
    expect((await book.chosenClass('chen'))?.class_id).toBe('a');
    server.classes = [];
    expect(await book.chosenClass('chen')).toBeUndefined();
  });
});

describe('without a network, the class book', () => {
  it('returns classes, the selected class and opened pupils from this browser', async () => {
    const { book, again, server } = open();
    await book.chooseClass('chen', 'b');
    await book.classes('chen');
    await book.pupils('chen', 'b');
    server.failure = networkError('query');
    const later = again();
    expect(await later.classes('chen')).toEqual({ classes: server.classes, kept: true });
    expect((await later.chosenClass('chen'))?.class_id).toBe('b');
    expect(await later.pupils('chen', 'b')).toEqual({ pupils: server.pupils, kept: true });
    await expect(later.pupils('chen', 'a')).rejects.toBe(server.failure);
    await expect(later.classes('li')).rejects.toBe(server.failure);
  });

  it('returns the last known terms and lesson results, with the time they were fetched', async () => {
    const { book, again, server } = open();
    const said = (value: unknown) => async () => {
      if (server.failure) throw server.failure;
      return value;
    };
    expect(await book.answer('chen', 'terms', said([9]))).toEqual({ value: [9], keptAt: undefined });
    await book.answer('chen', 'sums', said(7));
    await book.answer('chen', 'terms', said([9, 2]));
    server.failure = networkError('query');
    const later = again();
    expect(await later.answer('chen', 'terms', said([]))).toEqual({
      value: [9, 2],
      keptAt: expect.any(Number),
    });
    expect(await later.answer('chen', 'sums', said(0))).toMatchObject({ value: 7 });
    for (const [user, name] of [
      ['li', 'terms'],
      ['chen', 'other'],
    ] as const)
      await expect(later.answer(user, name, said(0))).rejects.toBe(server.failure);
    server.failure = replyError(404, { code: 'CLASS_NOT_FOUND', message: '' });
    await expect(later.answer('chen', 'sums', said(0))).rejects.toBe(server.failure);
    server.failure = networkError('query');
    await later.forgetNames('chen');
    await expect(later.answer('chen', 'terms', said(0))).rejects.toBe(server.failure);
  });

  it('rejects with the server’s refusal instead of returning data from this browser', async () => {
    const { book, server } = open();
    await book.pupils('chen', 'b');
    server.failure = replyError(404, { code: 'CLASS_NOT_FOUND', message: '' });
    await expect(book.pupils('chen', 'b')).rejects.toBe(server.failure);
  });

  it('returns the pupils of the thirty classes that were opened last', async () => {
    const { book, server } = open();
    for (let index = 0; index < 31; index++) await book.pupils('chen', `class ${index}`);
    server.failure = networkError('query');
    await expect(book.pupils('chen', 'class 0')).rejects.toBe(server.failure);
    expect((await book.pupils('chen', 'class 1')).kept).toBe(true);
  });
});

it('the class book deletes all names when the user signs out, and keeps the id of the selected class', async () => {
  const { book, server } = open();
  await book.chooseClass('chen', 'b');
  await book.classes('chen');
  await book.pupils('chen', 'b');
  await book.classes('li');
  for (const user of ['chen', 'li']) await book.forgetNames(user);
  server.failure = networkError('query');
  for (const user of ['chen', 'li']) await expect(book.classes(user)).rejects.toBe(server.failure);
  await expect(book.pupils('chen', 'b')).rejects.toBe(server.failure);
  server.failure = undefined;
  expect((await book.chosenClass('chen'))?.class_id).toBe('b');
});

it('the class book calls the server each time when the browser stores nothing', async () => {
  const refuse = () => Promise.reject(new Error('the browser has no database'));
  const { book } = open({ read: refuse, change: refuse, forget: refuse });
  await book.chooseClass('chen', 'b');
  expect((await book.chosenClass('chen'))?.class_id).toBe('a');
  expect(await book.pupils('chen', 'a')).toMatchObject({ kept: false });
});
