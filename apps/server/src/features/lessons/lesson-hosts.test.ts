import { newId } from '@lectern/base';
import * as hosts from '@lectern/protocol/lesson-hosts';
import * as calls from '@lectern/protocol/lessons';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';

const NOON = Date.UTC(2026, 8, 1, 4);
let now = NOON;
let server: TestServer;
let organisationId: string;
let chen: SignedIn;
let li: SignedIn;
let courseware: string;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now }, config: { roles: ['api', 'collab'] } });
  organisationId = await createSchool(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  // Each test continues with the clock of the previous test, so a sign-in would expire before the last test.
  chen = await signInTeacher(server, { organisationId });
  li = await signInTeacher(server, { organisationId });
  courseware = newId();
});

type Body = Partial<{ silent_ms: number; hidden: boolean; begin_at: number }>;

const asked = (id: string, panel_id: string, how: 'enter' | 'keep' | 'take', more: Body = {}) => ({
  params: { id },
  body: { panel_id, how, courseware_id: courseware, begin_at: now, ...more },
});

function host(id: string, panel: string, how: 'enter' | 'keep' | 'take', more: Body = {}, who = chen) {
  return server.call(hosts.hostLesson, asked(id, panel, how, more), who);
}

async function told(id: string): Promise<string> {
  const body = { name: '秋天的雨', begin_at: now };
  await server.call(calls.beginLesson, { params: { id }, body }, chen);
  return id;
}

const end = (id: string, panel_id?: string) =>
  server.call(calls.endLesson, { params: { id }, body: { end_at: now, panel_id } }, chen);

describe('the host of a lesson', () => {
  it('stays the same panel until its lease expires', async () => {
    const id = newId();
    const entered = await host(id, 'wall', 'enter');
    expect(entered).toEqual({
      state: 'here',
      lesson: { id, begin_at: now, class_id: null, told: false },
      lasts_ms: hosts.HOST_LEASE_MS,
    });
    now += hosts.HOST_LEASE_MS - 1;
    expect(await host(id, 'laptop', 'keep')).toMatchObject({ state: 'elsewhere', lasts_ms: 1 });
    await host(id, 'wall', 'keep');
    now += hosts.HOST_LEASE_MS - 1;
    expect((await host(id, 'laptop', 'keep')).state).toBe('elsewhere');
    now += 1;
    expect((await host(id, 'laptop', 'keep')).state).toBe('here');
    expect((await host(id, 'wall', 'keep')).state).toBe('elsewhere');
  });

  it('is reported to another panel of the teacher that opens the same courseware, even if the lesson is not stored yet', async () => {
    const [id, other] = [newId(), newId()];
    const begin_at = now - 40_000;
    await host(id, 'wall', 'enter', { begin_at });
    const refused = await host(other, 'laptop', 'enter');
    expect(refused).toMatchObject({ state: 'elsewhere', lesson: { id, begin_at, told: false } });
    courseware = newId();
    expect(await host(other, 'laptop', 'enter')).toMatchObject({ state: 'here', lesson: { id: other } });
    expect((await server.call(calls.listLessons, {}, chen)).items).toEqual([]);
  });

  it('is a single panel when several open the courseware at the same moment', async () => {
    const entered = await Promise.all([
      host(newId(), 'wall', 'enter'),
      host(newId(), 'laptop', 'enter'),
      host(newId(), 'tablet', 'enter'),
    ]);
    expect(entered.map(({ state }) => state).sort()).toEqual(['elsewhere', 'elsewhere', 'here']);
    expect(new Set(entered.map(({ lesson }) => lesson.id)).size).toBe(1);
  });

  it('changes when another panel takes the lesson over, and when the first panel takes it over again', async () => {
    const id = newId();
    await host(id, 'wall', 'enter');
    expect(await host(id, 'laptop', 'take')).toMatchObject({ state: 'here', lesson: { id } });
    expect((await host(id, 'wall', 'keep')).state).toBe('elsewhere');
    expect((await host(id, 'wall', 'take')).state).toBe('here');
    expect((await host(id, 'laptop', 'keep')).state).toBe('elsewhere');
  });

  it('may differ for two lessons of one courseware, when the teacher wants two', async () => {
    const [id, other] = [newId(), newId()];
    await host(id, 'wall', 'enter');
    expect((await host(other, 'laptop', 'keep')).state).toBe('here');
    expect((await host(id, 'wall', 'keep')).state).toBe('here');
    // Each panel keeps its own lesson after a reload.
    expect(await host(other, 'laptop', 'enter')).toMatchObject({ state: 'here', lesson: { id: other } });
    expect(await host(id, 'wall', 'enter')).toMatchObject({ state: 'here', lesson: { id } });
  });

  it('is announced to every window of the teacher when another panel requests the lesson or takes it over', async () => {
    const id = newId();
    const told: string[] = [];
    const stop = server.platform.bus.subscribe('push_hint', (message) => void told.push(message));
    await host(id, 'wall', 'enter');
    await host(id, 'wall', 'keep');
    expect(told).toEqual([]);
    const hint = `${chen.userId} ${JSON.stringify({ kind: 'lesson_host', lesson_id: id })}`;
    await host(newId(), 'laptop', 'enter');
    await expect.poll(() => told).toEqual([hint]);
    await host(id, 'laptop', 'take');
    await expect.poll(() => told).toEqual([hint, hint]);
    stop();
  });

  it('has a longer lease while its window is hidden', async () => {
    const id = newId();
    await host(id, 'wall', 'enter');
    await host(id, 'wall', 'keep', { hidden: true });
    now += 60_000;
    expect((await host(newId(), 'laptop', 'enter')).state).toBe('elsewhere');
    now += hosts.HIDDEN_HOST_LEASE_MS;
    expect((await host(newId(), 'laptop', 'enter')).state).toBe('here');
  });

  it('has a lease of the default length after the server’s clock jumped back', async () => {
    const id = newId();
    now += 600_000;
    await host(id, 'wall', 'enter');
    now -= 600_000;
    expect((await host(id, 'laptop', 'keep')).state).toBe('here');
  });

  it('has a start time no later than now, also when the panel’s clock is ahead', async () => {
    const entered = await host(newId(), 'wall', 'enter', { begin_at: now + 86_400_000 });
    expect(entered.lesson.begin_at).toBe(now);
  });
});

describe('a lesson whose lease has expired', () => {
  it('is continued, without a prompt, by the panel that opens its courseware next', async () => {
    const id = await told(newId());
    await host(id, 'wall', 'enter');
    now += hosts.HOST_LEASE_MS;
    const entered = await host(newId(), 'laptop', 'enter');
    expect(entered).toMatchObject({ state: 'here', lesson: { id, told: true } });
    expect((await host(id, 'wall', 'keep')).state).toBe('elsewhere');
  });

  it('is continued elsewhere at once when its panel has left it', async () => {
    const id = await told(newId());
    await host(id, 'wall', 'enter');
    await server.call(hosts.leaveLesson, { params: { id }, body: { panel_id: 'laptop' } }, chen);
    expect((await host(newId(), 'laptop', 'enter')).state).toBe('elsewhere');
    await server.call(hosts.leaveLesson, { params: { id }, body: { panel_id: 'wall' } }, chen);
    expect(await host(newId(), 'laptop', 'enter')).toMatchObject({ state: 'here', lesson: { id } });
  });

  it('is not continued when it is old, was never stored, or has ended', async () => {
    for (const kind of ['long ago', 'a look', 'ended']) {
      courseware = newId();
      const id = newId();
      await host(id, 'wall', 'enter');
      if (kind !== 'a look') await told(id);
      if (kind === 'ended') await end(id);
      now += hosts.HOST_LEASE_MS + (kind === 'long ago' ? hosts.LESSON_GOES_ON_MS : 0);
      const own = newId();
      expect([kind, (await host(own, 'laptop', 'enter')).lesson.id]).toEqual([kind, own]);
    }
  });

  it('is not continued by a panel that left a separate lesson later', async () => {
    const [id, own] = [await told(newId()), newId()];
    await host(id, 'wall', 'enter');
    now += hosts.HOST_LEASE_MS + 60_000;
    expect((await host(own, 'laptop', 'enter', { silent_ms: 59_000 })).lesson.id).toBe(own);
    now += hosts.HOST_LEASE_MS;
    expect((await host(own, 'laptop', 'enter', { silent_ms: 600_000 })).lesson.id).toBe(id);
  });

  it('is not resumed by its own panel when the panel begins a new lesson', async () => {
    const id = await told(newId());
    await host(id, 'wall', 'enter');
    now += hosts.HOST_LEASE_MS;
    const own = newId();
    expect((await host(own, 'wall', 'enter')).lesson.id).toBe(own);
  });
});

describe('a finished lesson', () => {
  it('has no host', async () => {
    const id = await told(newId());
    await host(id, 'wall', 'enter');
    await end(id, 'wall');
    for (const how of ['enter', 'keep', 'take'] as const) {
      expect((await host(id, 'wall', how)).state).toBe('over');
    }
  });

  it('continues when another panel has taken it over before its first panel ends it', async () => {
    const id = await told(newId());
    await host(id, 'wall', 'enter');
    await host(id, 'laptop', 'take');
    expect((await end(id, 'wall')).end_at).toBeNull();
    expect((await host(id, 'laptop', 'keep')).state).toBe('here');
    expect((await end(id, 'laptop')).end_at).toBe(now);
  });
});

describe('a lesson of another teacher', () => {
  it('is not found, whether it is stored or only has a host', async () => {
    const ids = [newId(), await told(newId())];
    for (const id of ids) {
      await host(id, 'wall', 'enter');
      for (const how of ['enter', 'keep', 'take'] as const) {
        const refused = await server.fails(hosts.hostLesson, asked(id, 'wall', how), li);
        expect(refused.code).toBe('LESSON_NOT_FOUND');
      }
      const leave = { params: { id }, body: { panel_id: 'wall' } };
      expect((await server.fails(hosts.leaveLesson, leave, li)).code).toBe('LESSON_NOT_FOUND');
      expect((await host(id, 'laptop', 'keep')).state).toBe('elsewhere');
    }
  });

  it('does not prevent teaching of the same courseware', async () => {
    await host(newId(), 'wall', 'enter');
    const own = newId();
    expect(await host(own, 'wall', 'enter', {}, li)).toMatchObject({ state: 'here', lesson: { id: own } });
  });
});
