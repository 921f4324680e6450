import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from '../../../platform/api/api-error.ts';
import { type CommentMessage, tellOrKeep } from './tell-or-keep.ts';

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

describe('a new comment', () => {
  it('is sent at once and not stored when the network is online', async () => {
    const { write, told, kept } = setUp();
    await write('a');
    expect([told, kept()]).toEqual([['a'], []]);
  });

  it('is stored and not sent when the network is offline', async () => {
    const { write, told, kept } = setUp({ online: false });
    await write('a');
    expect([told, kept()]).toEqual([[], ['a']]);
  });

  it('is stored under its id when the request got no response', async () => {
    const { write, told, kept } = setUp({ failure: networkError('operation') });
    await write('a');
    expect([told, kept()]).toEqual([['a'], ['a']]);
  });

  it('is queued behind waiting comments when the network is online again', async () => {
    const { write, told, kept } = setUp({ waiting: [comment('a')] });
    await write('b');
    expect([told, kept()]).toEqual([[], ['a', 'b']]);
  });

  it('is not stored when the server refuses it, and rejects with the reason', async () => {
    const refusal = new ApiError(409, 'COMMENTS_TOO_MANY', {}, 'too many');
    const { write, kept } = setUp({ failure: refusal });
    await expect(write('a')).rejects.toBe(refusal);
    expect(kept()).toEqual([]);
  });
});
