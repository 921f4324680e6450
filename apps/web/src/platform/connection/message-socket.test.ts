import { afterEach, describe, expect, it } from 'vitest';
import { MessageSocket, type SocketMessage, type SocketWire } from './message-socket.ts';

const HEARTBEAT_MS = 20_000;

interface FakeWire extends SocketWire {
  readonly sent: string[];
  isClosed: boolean;
}

const opened: MessageSocket<SocketMessage>[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.dispose();
});

function setUp() {
  const wires: FakeWire[] = [];
  const said: string[] = [];
  const timers: { milliseconds: number; work: () => void }[] = [];
  let chance: () => void = () => undefined;
  const socket = new MessageSocket<SocketMessage>({
    open: () => {
      const wire: FakeWire = {
        sent: [],
        isClosed: false,
        onopen: null,
        onmessage: null,
        onclose: null,
        send: (data) => wire.sent.push(String(data)),
        close: () => {
          wire.isClosed = true;
        },
      };
      wires.push(wire);
      return wire;
    },
    hello: async () => ({ token: 't' }),
    onMessage: ({ kind }) => said.push(kind),
    onConnected: (connected) => said.push(connected ? 'connected' : 'cut off'),
    onChance: (listener) => {
      chance = listener;
      return () => undefined;
    },
    later: (milliseconds, work) => {
      const timer = { milliseconds, work };
      timers.push(timer);
      return () => {
        if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
      };
    },
    heartbeat: HEARTBEAT_MS,
    random: () => 0,
  });
  opened.push(socket);
  const say = (wire: FakeWire | undefined, message: SocketMessage | string) =>
    wire?.onmessage?.call(
      wire as unknown as WebSocket,
      { data: typeof message === 'string' ? message : JSON.stringify(message) } as MessageEvent,
    );
  const lose = (wire: FakeWire | undefined) =>
    wire?.onclose?.call(wire as unknown as WebSocket, {} as CloseEvent);
  return { socket, wires, said, timers, say, lose, chance: () => chance() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a receiving socket', () => {
  it('authenticates, reconnects after it was cut off, and increases the pause between attempts', async () => {
    const { wires, timers, said, say, lose } = setUp();
    await settled();
    wires[0]?.onopen?.call(wires[0] as unknown as WebSocket, {} as Event);
    expect(wires[0]?.sent).toEqual(['{"token":"t"}']);
    say(wires[0], { kind: 'ping' });
    expect(said).toEqual(['connected', 'ping']);
    const pauses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      lose(wires.at(-1));
      expect(timers).toHaveLength(1);
      pauses.push(timers[0]?.milliseconds ?? 0);
      timers[0]?.work();
      await settled();
    }
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    expect(wires).toHaveLength(8);
  });

  it('drops messages while it is not connected and authenticated', async () => {
    const { socket, wires, say, lose } = setUp();
    expect(socket.say({ kind: 'a' })).toBe(false);
    await settled();
    expect(socket.say({ kind: 'b' })).toBe(false);
    say(wires[0], { kind: 'ping' });
    expect(socket.say({ kind: 'c' })).toBe(true);
    lose(wires[0]);
    expect(socket.say({ kind: 'd' })).toBe(false);
    expect(wires[0]?.sent).toEqual(['{"kind":"c"}']);
  });

  it('is abandoned after a silence, and its late close event is ignored', async () => {
    const { wires, timers, said, say, lose } = setUp();
    await settled();
    say(wires[0], { kind: 'ping' });
    const silence = timers.find(({ milliseconds }) => milliseconds > HEARTBEAT_MS);
    silence?.work();
    expect(wires[0]?.isClosed).toBe(true);
    timers.at(-1)?.work();
    await settled();
    say(wires[1], { kind: 'ping' });
    lose(wires[0]);
    say(wires[0], { kind: 'closing', reason: 'over' });
    expect(said.at(-1)).toBe('ping');
    expect(wires).toHaveLength(2);
  });

  it('reconnects at once when the phone is used again, and never after the lesson has ended', async () => {
    const { wires, said, say, lose, chance } = setUp();
    await settled();
    lose(wires[0]);
    chance();
    await settled();
    expect(wires).toHaveLength(2);
    say(wires[1], 'no JSON');
    say(wires[1], { kind: 'closing', reason: 'over' });
    expect(said.at(-1)).toBe('closing');
    chance();
    await settled();
    expect(wires).toHaveLength(2);
  });
});
