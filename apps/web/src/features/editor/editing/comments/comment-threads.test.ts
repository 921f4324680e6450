import type { CoursewareComment } from '@lectern/protocol/courseware-comments';
import { expect, it } from 'vitest';
import { threadsOf } from './comment-threads.ts';

const known = (id: string, thread = id): CoursewareComment => ({
  id,
  thread_id: thread,
  page_id: 'p',
  element_id: null,
  x: null,
  y: null,
  author_id: 'li',
  author_name: '',
  text: id,
  mentions: [],
  created_at: 1,
  edited_at: null,
  resolved_at: null,
});
const waiting = (id: string, thread?: string) => ({
  documentId: 'c',
  id,
  at: 2,
  said: { page_id: 'p', text: id, mentions: [], ...(thread !== undefined && { thread_id: thread }) },
});
const seen = (...[all, left]: [CoursewareComment[], ReturnType<typeof waiting>[]]) =>
  threadsOf(all, left, [], 'chen').map(({ comments }) =>
    comments.map(({ id, waits }) => (waits ? `${id}…` : id)).join(' '),
  );

it('commentThreads returns waiting replies after the comments they reply to, and waiting threads at the end', () => {
  const left = [waiting('b', 'a'), waiting('d'), waiting('e', 'd')];
  expect(seen([known('a'), known('c')], left)).toEqual(['a b…', 'c', 'd… e…']);
});

it('commentThreads returns a comment once when both the server and this device have it', () => {
  expect(seen([known('a'), known('b', 'a')], [waiting('b', 'a')])).toEqual(['a b']);
});

it('commentThreads omits a waiting reply whose thread is not known yet', () => {
  expect(seen([], [waiting('b', 'a')])).toEqual([]);
});

it('commentThreads keeps a refused reply in its thread, with the reason, and separately when the thread is deleted', () => {
  const refused = [waiting('b', 'a'), waiting('e', 'gone')].map((message) => ({ message, reason: 'no' }));
  const states = threadsOf([known('a')], [], refused, 'chen').map(({ first, comments }) => [
    first.id,
    comments.map(({ id, refused }) => `${id} ${refused ?? 'kept'}`),
  ]);
  expect(states).toEqual([
    ['a', ['a kept', 'b no']],
    ['e', ['e no']],
  ]);
});

it('commentThreads returns a refused comment that is sent again once, as waiting', () => {
  const [thread] = threadsOf([], [waiting('a')], [{ message: waiting('a'), reason: 'no' }], 'chen');
  expect(thread?.comments.map(({ waits, refused }) => [waits, refused])).toEqual([[true, undefined]]);
});
