import type { PhonesMessage } from '@lectern/protocol/participants';
import type { TeacherView } from '@lectern/protocol/phone-views';
import { afterEach, describe, expect, it } from 'vitest';
import { deviceName } from './open-teacher-link.ts';
import { placeOn, strokePoints } from './pad-strokes.ts';
import { type KeptTeacher, TeacherLink } from './teacher-link.ts';

const ME = '01890000-0000-7000-8000-000000000000';
const view = (version: number, confirmed = true): TeacherView => ({
  version,
  lesson: { name: '秋天的雨', class_name: '' },
  me: { id: ME, number: '4821', confirmed },
  page: null,
  activity: null,
  hands: { on: true, up: [] },
  present: 0,
});

const opened: TeacherLink[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.dispose();
});

function setUp(
  options: { readonly kept?: KeptTeacher; readonly isUsed?: boolean; readonly offline?: boolean } = {},
) {
  const world = {
    kept: options.kept,
    asked: [] as string[],
    offline: options.offline === true,
    left: [] as string[],
    said: [] as { kind: string; id: string }[],
    wired: true,
    say: undefined as ((message: PhonesMessage) => void) | undefined,
    connected: undefined as ((connected: boolean) => void) | undefined,
    timers: new Set<() => void>(),
  };
  const link = new TeacherLink('invitation', {
    ask: async (invitation) => {
      world.asked.push(invitation);
      if (world.offline) throw new Error('offline');
      if (options.isUsed) throw new Error('used');
      return { token: 'token', view: view(1, false) };
    },
    leave: async (token) => world.left.push(token),
    sendPhoto: async () => undefined,
    cards: async () => ({ pupils: [], without: 0 }),
    sendCards: async () => ({ refused: [] }),
    listen: (_, onMessage, onConnected) => {
      world.say = onMessage;
      world.connected = onConnected;
      return {
        dispose: () => undefined,
        say: (message) => world.wired && world.said.push(message as { kind: string; id: string }) > 0,
      };
    },
    troubleOf: (error) => (error as Error).message,
    isPassing: (error) => (error as Error).message === 'offline',
    kept: () => world.kept,
    keep: (kept) => {
      world.kept = kept;
    },
    later: (_, work) => {
      world.timers.add(work);
      return () => world.timers.delete(work);
    },
  });
  opened.push(link);
  return { world, link, stage: () => link.stage.get(), heard: () => link.heard.get() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const NEXT = { kind: 'show', to: 'next' } as const;

describe('the teacher’s phone', () => {
  it('uses its invitation once, shows its number until it is admitted, and continues after a reload', async () => {
    const { world, stage } = setUp();
    await settled();
    expect(stage()).toMatchObject({ kind: 'told', view: { me: { number: '4821', confirmed: false } } });
    world.say?.({ kind: 'teacher', view: view(2) });
    expect(stage()).toMatchObject({ kind: 'told', view: { me: { confirmed: true } } });
    const again = setUp(world.kept ? { kept: world.kept } : {});
    await settled();
    expect(again.stage()).toEqual({ kind: 'coming' });
    expect(again.world.asked).toEqual([]);
  });

  it('reports a used code, and offers a retry only when the network failed', async () => {
    const used = setUp({ isUsed: true });
    await settled();
    expect(used.stage()).toEqual({ kind: 'failed', trouble: 'used', again: false });
    const { world, link, stage } = setUp({ offline: true });
    await settled();
    expect(stage()).toEqual({ kind: 'failed', trouble: 'offline', again: true });
    world.offline = false;
    await link.ask();
    expect(stage().kind).toBe('told');
  });

  it('sends no command before it is admitted, and queues none while it is disconnected', async () => {
    const { world, link } = setUp();
    await settled();
    expect(link.command(NEXT)).toBe(false);
    world.say?.({ kind: 'teacher', view: view(2) });
    world.wired = false;
    expect(link.command(NEXT)).toBe(false);
    world.wired = true;
    expect(link.command(NEXT)).toBe(true);
    expect(world.said).toHaveLength(1);
  });

  it('reports when the panel does not respond, and when it refuses', async () => {
    const { world, link, heard } = setUp();
    await settled();
    world.say?.({ kind: 'teacher', view: view(2) });
    link.command(NEXT);
    for (const work of [...world.timers]) work();
    expect(heard()).toBe('silent');
    link.command(NEXT);
    world.say?.({ kind: 'done', id: world.said.at(-1)?.id ?? '', outcome: 'refused' });
    expect(heard()).toBe('refused');
    link.command(NEXT);
    world.say?.({ kind: 'done', id: world.said.at(-1)?.id ?? '', outcome: 'done' });
    expect(heard()).toBe('heard');
    link.command({ kind: 'laser', at: null });
    expect(world.timers.size).toBe(1);
  });

  it('returns automatically when a lesson that has ended is resumed', async () => {
    const { world, stage } = setUp({ kept: { invitation: 'invitation', token: 'token' } });
    world.say?.({ kind: 'teacher', view: view(2) });
    world.say?.({ kind: 'closing', reason: 'over' });
    expect(stage()).toEqual({ kind: 'ended', reason: 'over' });
    for (const ask of world.timers) ask();
    world.say?.({ kind: 'teacher', view: view(5) });
    expect(stage()).toMatchObject({ kind: 'told', view: { version: 5 } });
    expect(world.kept?.token).toBe('token');
  });

  it('ends with the lesson, and deletes its token when it is disconnected by the panel or leaves', async () => {
    const { world, stage } = setUp();
    await settled();
    world.say?.({ kind: 'closing', reason: 'over' });
    expect(stage()).toEqual({ kind: 'ended', reason: 'over' });
    // The phone checks until the lesson can no longer be resumed.
    for (let asked = 0; asked < 40; asked += 1) {
      for (const ask of world.timers) ask();
      world.say?.({ kind: 'closing', reason: 'over' });
    }
    expect([stage(), world.kept, world.timers.size]).toEqual([
      { kind: 'ended', reason: 'over' },
      undefined,
      0,
    ]);
    const other = setUp();
    await settled();
    await other.link.leave();
    expect([other.stage(), other.world.left, other.world.kept]).toEqual([
      { kind: 'ended', reason: 'gone' },
      ['token'],
      undefined,
    ]);
  });
});

describe('a stroke drawn by a finger', () => {
  it("is at the finger's position on the picture of the page, and stays on the page", () => {
    const box = { left: 10, top: 20, width: 200, height: 100 };
    expect(placeOn(box, { clientX: 110, clientY: 45 })).toEqual({ x: 0.5, y: 0.25 });
    expect(placeOn(box, { clientX: -5, clientY: 500 })).toEqual({ x: 0, y: 1 });
  });

  it('fits in one message however long it is, with its first and its last point', () => {
    const places = Array.from({ length: 5_000 }, (_, at) => ({ x: at / 4_999, y: (at % 7) / 7 }));
    const points = strokePoints(places, { w: 1280, h: 720 });
    expect(points.length).toBeLessThanOrEqual(400);
    expect(points.slice(0, 2)).toEqual([0, 0]);
    expect(points.at(-2)).toBe(1280);
    expect(strokePoints([{ x: 0.5, y: 0.5 }], { w: 1280, h: 720 })).toEqual([640, 360]);
  });
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'iPhone Safari',
  ],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 MicroMessenger/8.0', 'Android WeChat'],
  ['curl/8', ''],
])('deviceName for “%s” returns “%s”', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
