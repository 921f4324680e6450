import { Emitter, Signal } from '@lectern/base';
import { PUSH_HEARTBEAT_MS } from '@lectern/protocol/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPushMessage } from './push-message.ts';
import { type PushListener, PushSocket, type PushWire } from './push-socket.ts';

/** A mock server that accepts every socket, and a visible window. */
function world() {
  const user = new Signal<string | undefined>('li');
  const chance = new Emitter();
  const wires: (PushWire & { readonly sent: string[]; isClosed: boolean })[] = [];
  const state = {
    isSeen: true,
    authorization: 'signed' as string | undefined,
    questioned: 0,
    isLoaded: true,
  };
  const socket = new PushSocket({
    open: () => {
      const wire = {
        onopen: null,
        onmessage: null,
        onclose: null,
        sent: [] as string[],
        isClosed: false,
        send: (text: string) => void wire.sent.push(text),
        close: () => {
          wire.isClosed = true;
        },
      };
      wires.push(wire);
      return wire;
    },
    reader: async () => {
      if (!state.isLoaded) throw new Error('no network');
      return readPushMessage;
    },
    authorization: async () => state.authorization,
    questionSession: async () => {
      state.questioned += 1;
    },
    user,
    isSeen: () => state.isSeen,
    onChance: chance.subscribe,
  });
  const hear = (message: object) => {
    const data = JSON.stringify(message);
    wires.at(-1)?.onmessage?.call(undefined as never, { data } as MessageEvent);
  };
  const close = () => wires.at(-1)?.onclose?.call(undefined as never, {} as CloseEvent);
  return { user, chance, wires, state, socket, hear, close };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const deaf: PushListener = { onMessage: () => undefined };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the push socket', () => {
  it('is shared by all listeners, and closed when the last listener is removed', async () => {
    const { socket, wires } = world();
    const stops = [socket.subscribe(deaf), socket.subscribe({ ...deaf })];
    await settled();
    expect(wires).toHaveLength(1);
    stops[0]?.();
    expect(wires[0]?.isClosed).toBe(false);
    stops[1]?.();
    expect(wires[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(wires).toHaveLength(1);
  });

  it('notifies its listeners that it is ready after each connection', async () => {
    const { socket, hear, close, wires } = world();
    const onReady = vi.fn();
    socket.subscribe({ ...deaf, onReady });
    await settled();
    hear({ kind: 'ready', user_id: 'li' });
    close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wires).toHaveLength(2);
    hear({ kind: 'ready', user_id: 'li' });
    expect(onReady).toHaveBeenCalledTimes(2);
  });

  it('notifies a new listener at once when it is ready already', async () => {
    const { socket, hear, close } = world();
    socket.subscribe(deaf);
    await settled();
    const [early, late, again] = [vi.fn(), vi.fn(), vi.fn()];
    socket.subscribe({ ...deaf, onReady: early });
    expect(early).not.toHaveBeenCalled();
    hear({ kind: 'ready', user_id: 'li' });
    socket.subscribe({ ...deaf, onReady: late });
    expect(late).toHaveBeenCalledTimes(1);
    expect(early).toHaveBeenCalledTimes(1);
    close();
    socket.subscribe({ ...deaf, onReady: again });
    expect(again).not.toHaveBeenCalled();
  });

  it('reconnects when it receives nothing for two heartbeats', async () => {
    const { socket, wires } = world();
    socket.subscribe(deaf);
    await settled();
    await vi.advanceTimersByTimeAsync(PUSH_HEARTBEAT_MS * 2 + 7_000);
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('is opened again for another user', async () => {
    const { socket, user, wires } = world();
    socket.subscribe(deaf);
    await settled();
    user.set('wang');
    await settled();
    expect(wires.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it('reconnects at once when the network is back, but only in a visible window', async () => {
    const { socket, chance, close, state, wires } = world();
    socket.subscribe(deaf);
    await settled();
    close();
    state.isSeen = false;
    chance.emit();
    await settled();
    expect(wires).toHaveLength(1);
    state.isSeen = true;
    chance.emit();
    await settled();
    expect(wires).toHaveLength(2);
  });

  it('is not opened for users without messages', async () => {
    const { socket, state, wires } = world();
    state.authorization = undefined;
    socket.subscribe(deaf);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wires).toHaveLength(0);
  });

  it('connects once the code that reads messages has loaded, after it failed to load', async () => {
    const { socket, state, wires, hear } = world();
    const onMessage = vi.fn();
    state.isLoaded = false;
    socket.subscribe({ onMessage });
    await settled();
    expect(wires).toHaveLength(0);
    state.isLoaded = true;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wires).toHaveLength(1);
    hear({ kind: 'documents' });
    expect(onMessage).toHaveBeenCalledWith({ kind: 'documents' });
  });

  it('checks the sign-in when the server closes it, but not when the server shuts down', async () => {
    const { socket, hear, state } = world();
    socket.subscribe(deaf);
    await settled();
    hear({ kind: 'closing', reason: 'shutdown' });
    hear({ kind: 'closing', reason: 'busy' });
    expect(state.questioned).toBe(0);
    hear({ kind: 'closing', reason: 'session_ended' });
    expect(state.questioned).toBe(1);
  });
});
