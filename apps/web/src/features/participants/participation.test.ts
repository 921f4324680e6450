import type { PhonesMessage } from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import { afterEach, describe, expect, it } from 'vitest';
import type { Delivery, WaitingAnswer } from './answer-box.ts';
import { type KeptPlace, Participation } from './participation.ts';

const LOOK = {
  lesson: { name: '秋天的雨', class_name: '三年级2班' },
  naming: 'typed' as const,
  admits: true,
  pupils: [],
};
const ME = '01890000-0000-7000-8000-000000000000';

function view(version: number, more: Partial<PupilView> = {}): PupilView {
  return {
    version,
    lesson: LOOK.lesson,
    me: { id: ME, name: '小明' },
    hand: null,
    page: null,
    activity: null,
    ...more,
  };
}
const asked = (version: number, id = 'a') =>
  view(version, {
    activity: {
      id,
      setting: { kind: 'vote', question: '', options: ['红', '黄'], several: false },
      questions: [],
      state: 'open',
      own: null,
      result: null,
      answered: null,
      solution: null,
      files: {},
      works: [],
      time: null,
    },
  });

const opened: Participation[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.dispose();
});

/** A phone with a mock server. */
function phone(code?: string, place?: KeptPlace) {
  const world = {
    kept: place,
    known: '123456',
    taken: new Set<string>(),
    keys: [] as (string | undefined)[],
    left: [] as string[],
    sent: [] as WaitingAnswer[],
    delivery: { kind: 'later' } as Delivery,
    say: undefined as ((message: PhonesMessage) => void) | undefined,
    connected: undefined as ((connected: boolean) => void) | undefined,
    listening: 0,
    waits: [] as (() => void)[],
  };
  const participation = new Participation(code === undefined ? undefined : { code, key: 'scanned' }, {
    look: async ({ code: tried, key }) => {
      world.keys.push(key);
      if (tried !== world.known) throw new Error('没有这个课堂码');
      return LOOK;
    },
    join: async ({ key }, who) => {
      world.keys.push(key);
      const name = 'name' in who ? who.name : who.member_id;
      if (world.taken.has(name)) throw new Error('名字已用');
      return { token: `token of ${name}`, view: view(1) };
    },
    leave: async (token) => {
      world.left.push(token);
    },
    answer: async (_, answer) => {
      world.sent.push(answer);
      return world.delivery;
    },
    listen: (_, onMessage, onConnected) => {
      world.listening += 1;
      world.say = onMessage;
      world.connected = onConnected;
      return { dispose: () => (world.listening -= 1) };
    },
    troubleOf: (error) => (error as Error).message,
    kept: () => world.kept,
    keep: (next) => {
      world.kept = next;
    },
    later: (_, work) => {
      world.waits.push(work);
      return () => {
        world.waits = world.waits.filter((each) => each !== work);
      };
    },
  });
  opened.push(participation);
  return { world, participation, stage: () => participation.stage.get() };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a phone', () => {
  it('leads from the code in its address to the names, and into the lesson', async () => {
    const { participation, stage, world } = phone('123456');
    await settled();
    expect(stage()).toMatchObject({ kind: 'name', look: LOOK });
    await participation.join({ name: '小明' });
    expect(stage()).toMatchObject({ kind: 'in', view: { me: { name: '小明' } } });
    expect(world.kept).toMatchObject({ code: '123456', token: 'token of 小明' });
    expect(world.keys).toEqual(['scanned', 'scanned']);
  });

  it('reports an old code or a taken name, and allows another try', async () => {
    const { participation, stage, world } = phone('999999');
    await settled();
    expect(stage()).toEqual({ kind: 'code', busy: false, trouble: '没有这个课堂码' });
    await participation.look({ code: '123456' });
    world.taken.add('小明');
    await participation.join({ name: '小明' });
    expect(stage()).toMatchObject({ kind: 'name', busy: false, trouble: '名字已用' });
    await participation.join({ name: '小红' });
    expect(stage().kind).toBe('in');
  });

  it('continues after a reload under its name, and not in the lesson of another code', async () => {
    const place = { code: '123456', token: 't', waiting: [] };
    expect(phone('123456', place).stage()).toEqual({ kind: 'coming' });
    expect(phone(undefined, place).stage()).toEqual({ kind: 'coming' });
    const other = phone('654321', place);
    await settled();
    expect(other.stage().kind).toBe('code');
  });

  it('ignores views older than the current one', async () => {
    const { stage, world } = phone(undefined, { code: '123456', token: 't', waiting: [] });
    world.say?.({ kind: 'view', view: view(7, { page: { number: 3, count: 9, title: '', picture: null } }) });
    world.say?.({ kind: 'view', view: view(6, { page: { number: 2, count: 9, title: '', picture: null } }) });
    expect(stage()).toMatchObject({ view: { version: 7, page: { number: 3 } } });
  });

  it('stores an answer while the network is offline, and shows it as given once it is confirmed', async () => {
    const { participation, stage, world } = phone(undefined, { code: '123456', token: 't', waiting: [] });
    world.say?.({ kind: 'view', view: asked(2) });
    world.connected?.(false);
    expect(stage()).toMatchObject({ kind: 'in', connected: false });
    participation.answer({ kind: 'vote', options: [1] });
    await settled();
    expect(world.kept?.waiting).toHaveLength(1);
    expect(stage()).toMatchObject({ view: { activity: { own: null } } });
    world.delivery = { kind: 'stored', own: { kind: 'vote', options: [1] } };
    world.connected?.(true);
    await settled();
    expect(stage()).toMatchObject({ connected: true, view: { activity: { own: { options: [1] } } } });
    expect(world.kept?.waiting).toEqual([]);
    expect(new Set(world.sent.map(({ id }) => id)).size).toBe(1);
  });

  it('loses its name when the teacher frees it, and not when the server restarts', async () => {
    const { participation, stage, world } = phone(undefined, { code: '123456', token: 't', waiting: [] });
    world.say?.({ kind: 'view', view: view(1) });
    world.say?.({ kind: 'closing', reason: 'shutdown' });
    expect(stage().kind).toBe('in');
    world.say?.({ kind: 'closing', reason: 'gone' });
    expect(stage()).toEqual({ kind: 'ended', reason: 'gone' });
    expect([world.kept, world.listening]).toEqual([undefined, 0]);
    participation.again();
    expect(stage().kind).toBe('code');
    expect(world.left).toEqual([]);
  });
});

describe('a phone whose lesson has ended', () => {
  function over(waiting: readonly WaitingAnswer[] = []) {
    const ended = phone(undefined, { code: '123456', token: 't', waiting });
    ended.world.say?.({ kind: 'view', view: view(1) });
    ended.world.say?.({ kind: 'closing', reason: 'over' });
    /** Runs when the pause is over. */
    const ask = () => ended.world.waits.shift()?.();
    return { ...ended, ask };
  }

  it('returns under its name when the teacher resumes the lesson, and until then shows its end', () => {
    const { ask, stage, world } = over();
    expect([stage(), world.listening]).toEqual([{ kind: 'ended', reason: 'over' }, 0]);
    ask();
    expect([stage(), world.listening]).toEqual([{ kind: 'ended', reason: 'over' }, 1]);
    world.say?.({ kind: 'closing', reason: 'over' });
    ask();
    world.say?.({ kind: 'view', view: view(5) });
    expect(stage()).toMatchObject({ kind: 'in', view: { version: 5, me: { name: '小明' } } });
    expect([world.kept?.token, world.listening, world.waits]).toEqual(['t', 1, []]);
  });

  it('sends a waiting answer once the lesson continues, and not before', async () => {
    const answer: WaitingAnswer = { id: 'x', activityId: 'a', content: { kind: 'vote', options: [0] } };
    const { ask, world } = phoneWithAnswer(answer);
    const before = world.sent.length;
    ask();
    await settled();
    expect(world.sent).toHaveLength(before);
    world.say?.({ kind: 'view', view: asked(5) });
    await settled();
    expect(world.sent.slice(before)).toEqual([answer]);
  });

  function phoneWithAnswer(answer: WaitingAnswer) {
    const ended = over([answer]);
    // The newest timer checks the lesson; the older one only sends the answer again.
    return { ...ended, ask: () => ended.world.waits.at(-1)?.() };
  }

  it('loses its name when the teacher can no longer resume the lesson', () => {
    const { ask, stage, world } = over();
    for (let asked = 0; asked < 40; asked += 1) {
      ask();
      world.say?.({ kind: 'closing', reason: 'over' });
    }
    expect([stage(), world.kept, world.waits]).toEqual([{ kind: 'ended', reason: 'over' }, undefined, []]);
  });

  it('returns at once on request, and accepts another code when the lesson was not resumed', () => {
    const resumed = over();
    resumed.participation.again();
    resumed.world.say?.({ kind: 'view', view: view(5) });
    expect(resumed.stage()).toMatchObject({ kind: 'in' });

    const { participation, stage, world } = over();
    participation.again();
    expect(stage()).toEqual({ kind: 'coming' });
    world.say?.({ kind: 'closing', reason: 'over' });
    expect([stage().kind, world.kept, world.left, world.waits]).toEqual(['code', undefined, ['t'], []]);
  });

  it('shows the end after a reload, and still waits for the lesson to resume', () => {
    const { stage, world } = phone(undefined, { code: '123456', token: 't', waiting: [] });
    world.say?.({ kind: 'closing', reason: 'over' });
    expect([stage(), world.waits.length]).toEqual([{ kind: 'ended', reason: 'over' }, 1]);
  });
});
