import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../../../platform/api/api-error.ts';
import type { CommentMessage } from './comment-message.ts';
import { tellOrKeep } from './tell-or-keep.ts';

const comment = (id: string): CommentMessage => ({
  documentId: 'c',
  id,
  at: 1,
  said: { page_id: 'p', text: id, mentions: [] },
});

function setUp({ online = true, waiting = [] as CommentMessage[], failure = undefined as unknown } = {}) {
  const kept = [...waiting];
  const told: string[] = [];
  const ports = {
    outbox: { add: async (message: CommentMessage) => void kept.push(message), waiting: async () => kept },
    online: () => online,
    async tell({ id }: CommentMessage) {
      told.push(id);
      if (failure !== undefined) throw failure;
    },
  };
  return {
    told,
    kept: () => kept.map(({ id }) => id),
    write: (id: string) => tellOrKeep(comment(id), ports),
  };
}

describe('a comment that is written', () => {
  it('is told at once and not kept when there is a network', async () => {
    const { write, told, kept } = setUp();
    await write('a');
    expect([told, kept()]).toEqual([['a'], []]);
  });

  it('is kept and not told when there is no network', async () => {
    const { write, told, kept } = setUp({ online: false });
    await write('a');
    expect([told, kept()]).toEqual([[], ['a']]);
  });

  it('is kept under its id when the server was not heard', async () => {
    const { write, told, kept } = setUp({ failure: networkError('operation') });
    await write('a');
    expect([told, kept()]).toEqual([['a'], ['a']]);
  });

  it('goes behind what waits when the network is back already', async () => {
    const { write, told, kept } = setUp({ waiting: [comment('a')] });
    await write('b');
    expect([told, kept()]).toEqual([[], ['a', 'b']]);
  });

  it('is not kept when the server refuses it, and says why', async () => {
    const refusal = new ApiError(409, 'COMMENTS_TOO_MANY', {}, 'too many');
    const { write, kept } = setUp({ failure: refusal });
    await expect(write('a')).rejects.toBe(refusal);
    expect(kept()).toEqual([]);
  });
});
