import { expect, it } from 'vitest';
import { type CoursewareLogs, PagedLogs } from './paged-logs.ts';

/** A log with one document. */
const logOf = (name: string, id: string, seq: number) =>
  ({
    seq: async (documentId: string) => (documentId === id ? seq : undefined),
    content: async () => name,
    state: async () => Buffer.from(name),
  }) as unknown as CoursewareLogs;

const logs = new PagedLogs(logOf('first', 'a', 1));
logs.add(logOf('second', 'b', 0));
logs.add(logOf('third', 'c', 3));

it('seq returns the number of the log that contains the document', async () => {
  expect([await logs.seq('a'), await logs.seq('b'), await logs.seq('c'), await logs.seq('d')]).toEqual([
    1,
    0,
    3,
    undefined,
  ]);
});

it('content and state are read from the log that contains the document, otherwise from the first', async () => {
  expect([await logs.content('b'), await logs.content('c'), await logs.content('d')]).toEqual([
    'second',
    'third',
    'first',
  ]);
  expect(Buffer.from(await logs.state('b')).toString()).toBe('second');
  expect(Buffer.from(await logs.state('d')).toString()).toBe('first');
});
