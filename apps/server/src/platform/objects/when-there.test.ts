import { LecternError } from '@lectern/protocol';
import { expect, it, vi } from 'vitest';
import { whenThere } from './when-there.ts';

const away = () => Promise.reject(new LecternError('FILES_UNAVAILABLE'));
const patience = { firstMs: 1, longestMs: 2, altogetherMs: 1_000 };
const open = new AbortController().signal;
const ok = async () => undefined;

it('returns the result of the work, retried while the store is unreachable', async () => {
  const work = vi.fn<() => Promise<string>>().mockImplementationOnce(away).mockImplementationOnce(away);
  work.mockResolvedValue('done');
  const onAway = vi.fn(ok);
  expect(await whenThere(work, patience, open, onAway)).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
  expect(onAway).toHaveBeenCalledTimes(2);
});

it('does not retry other errors', async () => {
  const work = vi.fn(() => Promise.reject(new LecternError('NOT_READY')));
  await expect(whenThere(work, patience, open, ok)).rejects.toMatchObject({ code: 'NOT_READY' });
  expect(work).toHaveBeenCalledTimes(1);
});

it('rejects when the patience ends', async () => {
  const work = vi.fn(away);
  const short = { firstMs: 4, longestMs: 16, altogetherMs: 30 };
  await expect(whenThere(work, short, open, ok)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
  // Pauses of 4, 8 and at most one of 16 ms fit in 30 ms.
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(2);
  expect(work.mock.calls.length).toBeLessThanOrEqual(4);
  const none = { firstMs: 10, longestMs: 10, altogetherMs: 5 };
  const once = vi.fn(away);
  await expect(whenThere(once, none, open, ok)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
  expect(once).toHaveBeenCalledTimes(1);
});

it('rejects when the signal aborts, and when onAway throws', async () => {
  const aborted = vi.fn(away);
  await expect(whenThere(aborted, patience, AbortSignal.abort(), ok)).rejects.toThrow(LecternError);
  expect(aborted).toHaveBeenCalledTimes(1);
  const ended = () => Promise.reject(new Error('withdrawn'));
  await expect(whenThere(away, patience, open, ended)).rejects.toThrow('withdrawn');
  const stop = new AbortController();
  const waiting = whenThere(
    away,
    { firstMs: 60_000, longestMs: 60_000, altogetherMs: 90_000 },
    stop.signal,
    ok,
  );
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow();
});
