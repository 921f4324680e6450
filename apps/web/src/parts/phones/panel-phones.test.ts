import type { PhonesMessage } from '@lectern/protocol/participants';
import type { PanelView, SaidPage } from '@lectern/protocol/phone-views';
import { describe, expect, it } from 'vitest';
import { PanelPhones } from './panel-phones.ts';

const panel = (version: number, more: Partial<PanelView> = {}): PanelView => ({
  version,
  door: { code: '123456', key: 'k', naming: 'typed', admits: true },
  participants: [],
  activity: null,
  teacher_phones: [],
  hands: { on: true, up: [] },
  photos: [],
  ...more,
});
const unknown = new Error('unknown');
const offline = new Error('网络错误');

/** A mock server that knows the lesson after this many attempts, and timers that run at once. */
function setUp(options: { readonly knownAfter?: number; readonly isOpen?: boolean } = {}) {
  const world = {
    tries: 0,
    pages: [] as SaidPage[],
    isOffline: false,
    say: undefined as ((message: PhonesMessage) => void) | undefined,
    connected: undefined as ((connected: boolean) => void) | undefined,
    listening: 0,
    said: [] as object[],
    closed: 0,
  };
  const phones = new PanelPhones({
    get: async () => {
      if (!options.isOpen) throw unknown;
      return panel(3);
    },
    open: async () => {
      if (world.isOffline) throw offline;
      world.tries += 1;
      if (world.tries <= (options.knownAfter ?? 0)) throw unknown;
      return panel(1);
    },
    close: async () => {
      world.closed += 1;
    },
    showPage: async (page) => {
      if (world.isOffline) throw offline;
      world.pages.push(page);
    },
    free: async () => undefined,
    sendOutNewcomers: async () => panel(9),
    invite: async () => ({ invitation: 'i', lasts_ms: 120_000 }),
    confirm: async () => panel(9),
    keepPhoto: async () => panel(9),
    removePhoto: async () => panel(9),
    start: async () => panel(9),
    change: async () => panel(9),
    changeHands: async () => panel(9),
    listen: (onMessage, onConnected) => {
      world.listening += 1;
      world.say = onMessage;
      world.connected = onConnected;
      return {
        dispose: () => (world.listening -= 1),
        say: (message) => world.said.push(message) > 0,
      };
    },
    isUnknown: (error) => error === unknown,
    isPassing: (error) => error === offline,
    troubleOf: (error) => (error as Error).message,
    newId: () => 'a',
    later: (_, work) => {
      const timer = setTimeout(work);
      return () => clearTimeout(timer);
    },
  });
  return { world, phones, state: () => phones.state.get() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('the phones of a panel', () => {
  it('are admitted once the server knows the lesson', async () => {
    const { world, phones, state } = setUp({ knownAfter: 3 });
    await settled();
    expect(state()).toEqual({ kind: 'closed' });
    await phones.open('typed');
    expect([world.tries, world.listening]).toEqual([4, 1]);
    expect(state()).toMatchObject({ kind: 'open', panel: { door: { code: '123456' } } });
  });

  it('report why they are not admitted offline, and are admitted when the network is back', async () => {
    const { world, phones, state } = setUp();
    await settled();
    world.isOffline = true;
    await phones.open('typed');
    expect(state()).toEqual({ kind: 'closed', trouble: '网络错误' });
    world.isOffline = false;
    await phones.open('typed');
    expect(state().kind).toBe('open');
  });

  it('are still admitted after a reload, and receive the current page once', async () => {
    const { world, phones, state } = setUp({ isOpen: true });
    phones.showPage({ number: 2, count: 5 });
    phones.showPage({ number: 2, count: 5 });
    await settled();
    phones.showPage({ number: 2, count: 5 });
    await settled();
    expect(state()).toMatchObject({ kind: 'open', panel: { version: 3 } });
    expect(world.pages).toEqual([{ number: 2, count: 5 }]);
  });

  it('receive only the last page when the socket reconnects', async () => {
    const { world, phones } = setUp({ isOpen: true });
    await settled();
    world.isOffline = true;
    world.connected?.(false);
    for (const number of [1, 2, 3]) phones.showPage({ number, count: 5 });
    await settled();
    expect(world.pages).toEqual([]);
    world.isOffline = false;
    world.connected?.(true);
    await settled();
    expect(world.pages).toEqual([{ number: 3, count: 5 }]);
  });

  it('ignore older states, and close when the server closes them', async () => {
    const { world, state } = setUp({ isOpen: true });
    await settled();
    world.say?.({
      kind: 'panel',
      panel: panel(5, { participants: [{ id: 'p', name: '小明', member_id: null }] }),
    });
    world.say?.({ kind: 'panel', panel: panel(4) });
    expect(state()).toMatchObject({ panel: { version: 5, participants: [{ name: '小明' }] } });
    world.say?.({ kind: 'panel', panel: panel(6, { door: null }) });
    expect([state(), world.listening]).toEqual([{ kind: 'closed' }, 0]);
  });

  it('forward a command from the teacher’s phone, and send back its result', async () => {
    const { world, phones } = setUp({ isOpen: true });
    await settled();
    const asked: unknown[] = [];
    phones.commands.subscribe((command) => {
      asked.push(command.command);
      phones.done(command, 'refused');
    });
    world.say?.({ kind: 'command', from: 'phone', id: 'a', command: { kind: 'show', to: 'next' } });
    expect(asked).toEqual([{ kind: 'show', to: 'next' }]);
    expect(world.said).toEqual([{ kind: 'done', to: 'phone', id: 'a', outcome: 'refused' }]);
  });

  it('are closed for all pupils by the teacher', async () => {
    const { world, phones, state } = setUp({ isOpen: true });
    await settled();
    await phones.close();
    expect([state(), world.closed, world.listening]).toEqual([{ kind: 'closed' }, 1, 0]);
  });
});
