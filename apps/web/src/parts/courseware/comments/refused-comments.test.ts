import { expect, it } from 'vitest';
import type { Waiting } from '../../../platform/outbox/outbox-table.ts';
import { type RefusedComment, RefusedComments } from './refused-comments.ts';
import type { CommentMessage } from './tell-or-keep.ts';

const refused = (id: string): RefusedComment => ({
  message: { documentId: 'c', id, at: 1, said: { page_id: 'p', text: id, mentions: [] } },
  reason: 'too many',
});

function setUp() {
  let rows: readonly Waiting<RefusedComment>[] = [];
  let key = 0;
  const sent: CommentMessage[] = [];
  const order: string[] = [];
  const comments = new RefusedComments({
    table: {
      all: async () => rows,
      async add(message) {
        key += 1;
        rows = [...rows, { key, message }];
      },
      async remove(keys) {
        order.push('removed');
        rows = rows.filter((row) => !keys.includes(row.key));
      },
    },
    outbox: {
      async add(message) {
        order.push('added');
        sent.push(message);
      },
    },
  });
  const ids = async () => (await comments.all()).map(({ message }) => message.id);
  return { comments, ids, sent, order };
}

it('a refused comment that is sent again is added to the outbox under its id before it is removed from the refused comments', async () => {
  const { comments, ids, sent, order } = setUp();
  await comments.keep(refused('a'));
  await comments.keep(refused('b'));
  await comments.sendAgain('a');
  expect([await ids(), sent, order]).toEqual([['b'], [refused('a').message], ['added', 'removed']]);
});

it('a refused comment is sent once when two windows send it again', async () => {
  const { comments, ids, sent } = setUp();
  await comments.keep(refused('a'));
  await comments.sendAgain('a');
  await comments.sendAgain('a');
  expect([await ids(), sent.length]).toEqual([[], 1]);
});

it('refused comments notify listeners when one is stored or removed, and remove only that one', async () => {
  const { comments, ids } = setUp();
  let told = 0;
  const stop = comments.onChange(() => {
    told += 1;
  });
  await comments.keep(refused('a'));
  await comments.keep(refused('b'));
  await comments.drop('b');
  stop();
  await comments.drop('none');
  expect([await ids(), told]).toEqual([['a'], 3]);
});
