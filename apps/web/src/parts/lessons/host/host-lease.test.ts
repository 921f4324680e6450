import { HOST_LEASE_MS, type HostAnswer } from '@lectern/protocol/lesson-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostLease } from './host-lease.ts';

const LESSON = { id: 'x', begin_at: 1, class_id: null, told: true };
const said = (state: HostAnswer['state']): HostAnswer => ({ state, lesson: LESSON, lasts_ms: 30_000 });

/** A panel that teaches, and a mock server with a configurable response. */
function panel() {
  const server: { answer: HostAnswer['state'] | 'nothing' | 'hangs'; asked: number; letGo: number } = {
    answer: 'here',
    asked: 0,
    letGo: 0,
  };
  const heard: string[] = [];
  let answerNow: (() => void) | undefined;
  const lease = new HostLease({
    keep: async () => {
      server.asked += 1;
      const { answer } = server;
      if (answer === 'nothing') throw new TypeError('the server is unreachable');
      if (answer !== 'hangs') return said(answer);
      return await new Promise((resolve) => {
        answerNow = () => resolve(said('here'));
      });
    },
    letGo: async () => {
      server.letGo += 1;
    },
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    onLost: ({ state }) => void heard.push(state),
    onWanted: () => void heard.push('wanted'),
  });
  return { lease, server, heard, answerNow: () => answerNow?.() };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('the host of a lesson', () => {
  it('renews its lease three times per lease period', async () => {
    const { lease, server, heard } = panel();
    await vi.advanceTimersByTimeAsync(HOST_LEASE_MS);
    expect(server.asked).toBe(3);
    expect(heard).toEqual([]);
    lease.end(false);
  });

  it('is notified once that another panel is the host, and stops asking the server', async () => {
    const { lease, server, heard } = panel();
    server.answer = 'elsewhere';
    lease.ask();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(heard).toEqual(['elsewhere']);
    expect(server.asked).toBe(1);
    lease.ask(true);
    lease.end(true);
    await settled();
    expect([server.asked, server.letGo]).toEqual([1, 0]);
  });

  it('is notified that the lesson was ended elsewhere', async () => {
    const { server, heard } = panel();
    server.answer = 'over';
    await vi.advanceTimersByTimeAsync(HOST_LEASE_MS);
    expect(heard).toEqual(['over']);
  });

  it('keeps teaching while the server does not respond, however long, and follows the first response', async () => {
    const { lease, server, heard } = panel();
    server.answer = 'nothing';
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(heard).toEqual([]);
    server.answer = 'elsewhere';
    lease.ask();
    await settled();
    expect(heard).toEqual(['elsewhere']);
  });

  it('is not affected when the clock jumps', async () => {
    const { lease, server, heard } = panel();
    vi.setSystemTime(Date.now() + 86_400_000);
    await settled();
    expect(server.asked).toBe(0);
    vi.setSystemTime(Date.now() - 2 * 86_400_000);
    await vi.advanceTimersByTimeAsync(HOST_LEASE_MS);
    expect([server.asked, heard]).toEqual([3, []]);
    lease.end(false);
  });

  it('registers the lesson when another panel wants it, even during a request', async () => {
    const { lease, server, heard, answerNow } = panel();
    server.answer = 'hangs';
    lease.ask();
    await settled();
    server.answer = 'here';
    lease.ask(true);
    lease.ask();
    answerNow();
    await settled();
    expect(heard).toEqual(['wanted']);
    expect(server.asked).toBe(2);
    lease.end(false);
  });

  it('releases the lesson after its pending request, which would make it the host again', async () => {
    const { lease, server, answerNow } = panel();
    server.answer = 'hangs';
    lease.ask();
    await settled();
    lease.end(true);
    await settled();
    expect(server.letGo).toBe(0);
    answerNow();
    await settled();
    expect(server.letGo).toBe(1);
  });
});
