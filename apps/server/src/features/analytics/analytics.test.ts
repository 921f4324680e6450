import { getUsage, sendEvents } from '@lectern/protocol/analytics';
import { setFeature } from '@lectern/protocol/environment';
import { afterAll, expect, it } from 'vitest';
import { createSchool, signInGuest, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';
import type { AnalyticsTables } from './analytics.store.ts';

const server = await startTestServer({ config: { roles: ['api'] } });
afterAll(() => server.close());

const events = [
  { name: 'homepage' as const, ago: 5_000 },
  { name: 'resource_use' as const, ago: 0, detail: 'insert' },
];

const kept = (userId: string) =>
  server.platform.database
    .withTables<AnalyticsTables>()
    .selectFrom('analytics_event')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

it('analytics stores nothing until the school has switched it on, then events with the user’s identities at that time', async () => {
  const organisationId = await createSchool(server);
  const chen = await signInTeacher(server, { organisationId });
  const admin = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN', 'TEACHER'] });
  expect(await server.call(sendEvents, { body: { events } }, chen)).toEqual({ kept: 0 });
  const wish = { params: { feature: 'analytics' as const }, body: { enable: true } };
  await server.call(setFeature, wish, admin);
  const before = Date.now();
  expect(await server.call(sendEvents, { body: { events } }, chen)).toEqual({ kept: 2 });
  await server.call(sendEvents, { body: { events } }, admin);
  expect(await server.call(sendEvents, { body: { events } }, await signInGuest(server))).toEqual({ kept: 0 });
  const rows = await kept(chen.userId);
  expect(rows).toMatchObject([
    { name: 'homepage', detail: '', organisation_id: organisationId, identities: ['TEACHER'] },
    { name: 'resource_use', detail: 'insert' },
  ]);
  expect(Math.abs((rows[0]?.at.getTime() ?? 0) - (before - 5_000))).toBeLessThan(60_000);
  expect((await kept(admin.userId))[0]?.identities).toEqual(['TEACHER', 'EDU_ADMIN']);
  await server.call(setFeature, { ...wish, body: { enable: false } }, admin);
  expect(await server.call(sendEvents, { body: { events } }, chen)).toEqual({ kept: 0 });
});

it('analytics accepts only known names and kinds of events, and a limited number', async () => {
  const chen = await signInTeacher(server);
  for (const wrong of [
    [],
    [{ name: 'password', ago: 0 }],
    [{ name: 'login', ago: -1 }],
    [{ name: 'login', ago: 0, detail: '陈晓雨 的课件' }],
    Array.from({ length: 51 }, () => events[0]),
  ]) {
    const input = { body: { events: wrong } } as never;
    expect(await server.fails(sendEvents, input, chen)).toMatchObject({ code: 'INVALID_INPUT' });
  }
  for (let time = 0; time < 240; time += 1) await server.call(sendEvents, { body: { events } }, chen);
  expect(await server.fails(sendEvents, { body: { events } }, chen)).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
});

it('analytics returns sums of thirty days only to the users who oversee the school', async () => {
  const organisationId = await createSchool(server);
  const admin = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
  const chen = await signInTeacher(server, { organisationId });
  await server.call(setFeature, { params: { feature: 'analytics' }, body: { enable: true } }, admin);
  await server.call(sendEvents, { body: { events } }, chen);
  await server.call(sendEvents, { body: { events: [events[0], events[0]] } } as never, admin);
  await server.platform.database
    .withTables<AnalyticsTables>()
    .updateTable('analytics_event')
    .set({ at: new Date(Date.now() - 31 * 86_400_000) })
    .where('name', '=', 'resource_use')
    .execute();
  expect(await server.call(getUsage, {}, admin)).toEqual({
    items: [{ name: 'homepage', times: 3, people: 2 }],
  });
  const elsewhere = await signInTeacher(server, { identities: ['ACADEMIC_STAFF'] });
  expect(await server.call(getUsage, {}, elsewhere)).toEqual({ items: [] });
  expect(await server.fails(getUsage, {}, chen)).toMatchObject({ code: 'FORBIDDEN' });
});
