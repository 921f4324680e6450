import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { ThreadWork } from './thread-work.ts';

/** A thread that answers each question with its own number; threads are numbered by their start. */
const NUMBERED = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage({ kind: 'done', answer: threadId }));
  `)}`,
);
const LIMITS = { waiting: 10, ofOne: 10, totalMs: 30_000, heapMb: 64, idleMs: 60_000 };

const open: ThreadWork<string, number>[] = [];

function work(idleMs = LIMITS.idleMs): ThreadWork<string, number> {
  const made = new ThreadWork<string, number>(NUMBERED, { ...LIMITS, idleMs });
  open.push(made);
  return made;
}

/** The number of a thread that starts now. */
async function numberNow(): Promise<number> {
  const worker = new Worker(NUMBERED);
  const { threadId } = worker;
  await worker.terminate();
  return threadId;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

describe('work in a thread', () => {
  it('runs in the thread that was prepared for it', async () => {
    const prepared = work();
    prepared.prepare();
    prepared.prepare();
    const after = await numberNow();
    expect(await prepared.ask(() => 'who?')).toBe(after - 1);
  });

  it('starts a thread with the first task when none was prepared, and keeps it for the next', async () => {
    const plain = work();
    const before = await numberNow();
    const first = await plain.ask(() => 'who?');
    expect(first).toBeGreaterThan(before);
    expect(await plain.ask(() => 'who?')).toBe(first);
  });

  it('ends an idle thread, prepared or not', async () => {
    const brief = work(20);
    brief.prepare();
    const prepared = (await numberNow()) - 1;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await brief.ask(() => 'who?')).toBeGreaterThan(prepared);
  });

  it('prepares no thread once it is closed', async () => {
    const closed = work();
    await closed.close();
    closed.prepare();
    await expect(closed.ask(() => 'who?')).rejects.toMatchObject({ code: 'NOT_READY' });
  });
});
