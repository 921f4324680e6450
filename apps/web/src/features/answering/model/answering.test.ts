import type { OwnWork } from '@lectern/protocol/own-work';
import { describe, expect, it, vi } from 'vitest';
import { Answering, type AnsweringPorts, isKeptWork, type KeptWork, type LookedAt } from './answering.ts';
import type { ResponseDelivery } from './response-box.ts';

const LOOK = { title: '口算', classes: [] } as unknown as LookedAt;
const PASSING = new Error('no network');

function workOf(more: Partial<OwnWork> = {}): OwnWork {
  const questions = [{ id: 'q1', response: null, given_at: null, late: false }];
  return {
    work_id: 'w1',
    state: 'open',
    now: 5_000,
    files: {},
    sections: [{ id: 's', title: '', questions }],
    ...more,
  } as unknown as OwnWork;
}

/** Answering with a server and a storage of the test. */
function opened(code: string | undefined, more: Partial<AnsweringPorts> = {}, first?: KeptWork) {
  let kept = first;
  let deliveries: ResponseDelivery[] = [];
  const timers: (() => void)[] = [];
  const waiting = new Map<string, readonly unknown[]>();
  const ports = {
    look: vi.fn(async () => LOOK),
    begin: vi.fn(async () => ({ token: 't1', work: workOf() })),
    read: vi.fn(async () => workOf()),
    respond: vi.fn(
      async (): Promise<ResponseDelivery> => deliveries.shift() ?? { kind: 'stored', late: false },
    ),
    handIn: vi.fn(async () => workOf({ state: 'handed-in' })),
    beginAgain: vi.fn(async () => workOf({ work_id: 'w2' })),
    hint: vi.fn(),
    upload: vi.fn(async () => ({ hash: 'h', url: '/h', mime: 'image/png' })),
    troubleOf: (error: unknown) => (error as Error).message,
    isPassing: (error: unknown) => error === PASSING,
    kept: () => kept,
    keep: (place: KeptWork | undefined) => {
      kept = place;
    },
    keptWaiting: () => [],
    keepWaiting: (workId: string, list: readonly unknown[]) => waiting.set(workId, list),
    later: (_: number, work: () => void) => {
      timers.push(work);
      return () => timers.splice(timers.indexOf(work), 1);
    },
    monotonic: () => 1_000,
    ...more,
  } as unknown as AnsweringPorts;
  const answering = new Answering(code, ports);
  return {
    answering,
    ports,
    timers,
    waiting,
    kept: () => kept,
    refuseNext: (...next: ResponseDelivery[]) => {
      deliveries = next;
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const PLACE: KeptWork = { code: 'ABCD2345', token: 't1', handingIn: false };

async function begun(more: Partial<AnsweringPorts> = {}) {
  const all = opened('ABCD2345', more);
  await settled();
  await all.answering.begin({ name: '小明' });
  return all;
}

describe('the answering of an assignment', () => {
  it('goes from the code of the address to the attempt', async () => {
    const { answering, kept } = opened('ABCD2345');
    await settled();
    expect(answering.stage.get()).toMatchObject({ kind: 'door', look: LOOK });
    await answering.begin({ name: '小明' });
    expect(answering.stage.get()).toMatchObject({ kind: 'work' });
    expect(kept()).toEqual(PLACE);
  });

  it('keeps the door with a message when a word or name is refused', async () => {
    const { answering, ports } = opened('ABCD2345');
    await settled();
    vi.mocked(ports.look).mockRejectedValueOnce(new Error('wrong word'));
    await answering.look({ code: 'ABCD2345', word: 'x' });
    expect(answering.stage.get()).toMatchObject({ kind: 'door', trouble: 'wrong word', busy: false });
    vi.mocked(ports.begin).mockRejectedValueOnce(new Error('not open'));
    await answering.begin({ name: '小明' });
    expect(answering.stage.get()).toMatchObject({ kind: 'door', trouble: 'not open' });
  });

  it('goes on in the attempt that this browser keeps, but not in that of another code', async () => {
    const same = opened('ABCD2345', {}, PLACE);
    await settled();
    expect(same.answering.stage.get()).toMatchObject({ kind: 'work' });
    const other = opened('ZZZZ2345', {}, PLACE);
    await settled();
    expect(other.answering.stage.get()).toMatchObject({ kind: 'door' });
    expect(other.ports.read).not.toHaveBeenCalled();
  });

  it('takes the time of the server', async () => {
    const { answering } = await begun();
    expect(answering.now()).toBe(5_000);
  });

  it('shows the waiting response of a question, and the stored one afterwards', async () => {
    const { answering } = await begun();
    answering.answer('q1', { choice: 'a' });
    const question = () => {
      const stage = answering.stage.get();
      return stage.kind === 'work' ? stage.work.sections[0]?.questions[0] : undefined;
    };
    const shown = question();
    expect(shown && answering.responseOf(shown)).toEqual({ choice: 'a' });
    expect(shown?.response).toBeNull();
    await answering.flush();
    expect(question()).toMatchObject({ response: { choice: 'a' }, given_at: 5_000 });
  });

  it('sends what waits before it hands in', async () => {
    const { answering, ports, kept } = await begun();
    answering.answer('q1', { choice: 'a' });
    await answering.handIn();
    expect(vi.mocked(ports.respond).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(ports.handIn).mock.invocationCallOrder[0] ?? 0,
    );
    expect(answering.stage.get()).toMatchObject({ work: { state: 'handed-in' } });
    expect(kept()).toEqual(PLACE);
  });

  it('sends what waits at the end of the time, before it reads the attempt', async () => {
    const { answering, ports } = await begun();
    vi.mocked(ports.read).mockResolvedValue(workOf({ state: 'handed-in' }));
    answering.answer('q1', { choice: 'a' });
    await answering.timeOver();
    expect(vi.mocked(ports.respond).mock.invocationCallOrder[0]).toBeLessThan(
      vi.mocked(ports.read).mock.invocationCallOrder[0] ?? 0,
    );
    expect(answering.stage.get()).toMatchObject({ work: { state: 'handed-in' } });
  });

  it('hands in later, also after a reload, when there is no network', async () => {
    const { answering, refuseNext, kept, ports } = await begun();
    answering.answer('q1', { choice: 'a' });
    refuseNext({ kind: 'later' });
    await answering.handIn();
    expect([answering.handingIn.get(), kept()?.handingIn]).toEqual([true, true]);
    expect(ports.handIn).not.toHaveBeenCalled();
    answering.dispose();
    const again = opened('ABCD2345', {}, kept());
    await vi.waitFor(() => expect(again.ports.handIn).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(again.kept()?.handingIn).toBe(false));
  });

  it('tells that a response was refused, and reads the attempt anew', async () => {
    const { answering, refuseNext, ports } = await begun();
    vi.mocked(ports.read).mockResolvedValue(workOf({ state: 'handed-in' }));
    refuseNext({ kind: 'refused', message: 'closed' });
    answering.answer('q1', { choice: 'a' });
    await answering.flush();
    await vi.waitFor(() => expect(answering.stage.get()).toMatchObject({ work: { state: 'handed-in' } }));
    expect(answering.trouble.get()).toBe('closed');
  });

  it('ends when the assignment was deleted, and forgets the place', async () => {
    const { answering, ports, kept } = await begun();
    vi.mocked(ports.read).mockRejectedValueOnce(Object.assign(new Error(), { code: 'WORK_GONE' }));
    await answering.refresh();
    expect(answering.stage.get()).toEqual({ kind: 'gone' });
    expect(kept()).toBeUndefined();
  });

  it('says that there is no network, and reads again', async () => {
    const { answering, ports, timers } = opened(
      'ABCD2345',
      { read: vi.fn().mockRejectedValueOnce(PASSING) },
      PLACE,
    );
    await settled();
    expect(answering.stage.get()).toEqual({ kind: 'coming', offline: true });
    vi.mocked(ports.read).mockResolvedValueOnce(workOf());
    timers.at(-1)?.();
    await settled();
    expect(answering.stage.get()).toMatchObject({ kind: 'work' });
    expect(answering.connected.get()).toBe(true);
  });

  it('begins again with an empty box of its own', async () => {
    const { answering, waiting } = await begun();
    await answering.beginAgain();
    answering.answer('q1', { choice: 'b' });
    expect([...waiting.keys()]).toEqual(['w2']);
  });

  it('lets somebody else choose a name in this browser', async () => {
    const { answering, kept } = await begun();
    answering.leave();
    await settled();
    expect(answering.stage.get()).toMatchObject({ kind: 'door' });
    expect(kept()).toBeUndefined();
  });

  it('knows the address of a file that it stored', async () => {
    const { answering, ports } = await begun();
    const hash = await answering.upload(new Blob(), new AbortController().signal);
    expect(answering.stage.get()).toMatchObject({ work: { files: { [hash ?? '']: { url: '/h' } } } });
    vi.mocked(ports.upload).mockRejectedValueOnce(new Error('too large'));
    expect(await answering.upload(new Blob(), new AbortController().signal)).toBeUndefined();
    expect(answering.trouble.get()).toBe('too large');
  });
});

it.each([
  [PLACE, true],
  [{ code: 'A', token: 't' }, false],
  [null, false],
  ['x', false],
])('isKeptWork(%j) returns %s', (value, expected) => {
  expect(isKeptWork(value)).toBe(expected);
});
