import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

const limits = { atOnce: 1, waiting: 2, ofOne: 2 };

describe('turns of heavy work', () => {
  it('refuse a user who has the maximum number of calls, and accept other users', async () => {
    const turns = new Turns(limits);
    const leave = await turns.take('chen');
    const second = turns.take('chen');
    await expect(turns.take('chen')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const other = turns.take('li');
    await expect(turns.take('wang')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    leave();
    (await second)();
    (await other)();
    (await turns.take('chen'))();
  });

  it('give the position of a call that was aborted while waiting to the next call', async () => {
    const turns = new Turns(limits);
    const leave = await turns.take('chen');
    const gone = new AbortController();
    const waiting = turns.take('li', gone.signal);
    const next = turns.take('wang');
    gone.abort(new Error('hung up'));
    await expect(waiting).rejects.toThrow('hung up');
    leave();
    (await next)();
    const [one, two] = [await turns.take('li'), turns.take('li')];
    one();
    (await two)();
  });
});
