import { NotificationType } from '@lectern/protocol';
import { getEnvironmentConfig, setFeature } from '@lectern/protocol/environment';
import { listNotifications } from '@lectern/protocol/notifications';
import { afterAll, expect, it } from 'vitest';
import { createSchool, signIn, signInGuest, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';
import { systemClock } from '../../platform/clock.ts';
import { UsersService } from '../accounts/index.ts';
import { notifier } from '../notifications/index.ts';
import { EnvironmentService } from './environment.service.ts';
import { MembershipService } from './membership.service.ts';

const server = await startTestServer({
  features: ['environment', 'notifications'],
  config: { roles: ['api'] },
});
afterAll(() => server.close());

const on = { params: { feature: 'analytics' as const }, body: { enable: true } };

it('the configuration contains the switches of the user’s school, and of no other', async () => {
  const organisationId = await createSchool(server);
  const chen = await signInTeacher(server, { organisationId });
  const admin = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
  const usual = { environment: 'test', overrides: [], may_set_school: false };
  expect(await server.call(getEnvironmentConfig, {}, chen)).toEqual(usual);
  const item = { enable: true, tag_info: '{"target":"analytics"}', identity_id: organisationId };
  expect(await server.call(setFeature, on, admin)).toEqual({
    environment: 'test',
    overrides: [item],
    may_set_school: true,
  });
  expect(await server.call(getEnvironmentConfig, {}, chen)).toMatchObject({ overrides: [item] });
  const others = [await signInTeacher(server), await signIn(server), await signInGuest(server)];
  for (const other of others)
    expect(await server.call(getEnvironmentConfig, {}, other)).toMatchObject({ overrides: [] });
  await server.call(setFeature, { ...on, body: { enable: null } }, admin);
  expect(await server.call(getEnvironmentConfig, {}, chen)).toEqual(usual);
});

it('a switch of a school is set only by the users who oversee it', async () => {
  const organisationId = await createSchool(server);
  const teacher = await signInTeacher(server, { organisationId });
  expect(await server.fails(setFeature, on, teacher)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await server.fails(setFeature, on, await signIn(server))).toMatchObject({ code: 'FORBIDDEN' });
  const wrong = { params: { feature: 'constructor' }, body: { enable: true } } as never;
  const dean = await signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] });
  expect(await server.fails(setFeature, wrong, dean)).toMatchObject({ code: 'INVALID_INPUT' });
});

it('the configuration lists overrides in order: for all, an identity, the school, the user', async () => {
  const organisationId = await createSchool(server);
  const chen = await signInTeacher(server, { organisationId, identities: ['TEACHER'] });
  const service = new EnvironmentService(server.platform.database, systemClock);
  const order = ['', 'TEACHER', organisationId, chen.userId];
  try {
    for (const id of order.toReversed()) await service.set('browser_tips', id, id !== '');
    await service.set('browser_tips', 'STUDENT', false);
    const { overrides } = await server.call(getEnvironmentConfig, {}, chen);
    expect(overrides.map(({ identity_id: id }) => id)).toEqual(order);
    expect(overrides.map(({ enable }) => enable)).toEqual([false, true, true, true]);
  } finally {
    for (const id of ['', 'TEACHER', 'STUDENT']) await service.set('browser_tips', id, null);
  }
});

it('a changed membership notifies the affected users, and a school cannot grant itself one', async () => {
  const organisationId = await createSchool(server);
  const chen = await signInTeacher(server, { organisationId });
  const admin = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
  const other = await signInTeacher(server);
  const { database, bus } = server.platform;
  const environment = new EnvironmentService(database, systemClock);
  const memberships = new MembershipService({
    environment,
    users: new UsersService(database, systemClock),
    notify: notifier(database, bus, systemClock),
  });
  const told = async (who: typeof chen) =>
    (await server.call(listNotifications, {}, who)).items.flatMap((item) =>
      item.type === NotificationType.vipInfoChange ? [item.content] : [],
    );
  expect(await memberships.set(chen.userId, true)).toBe(1);
  expect(await told(chen)).toEqual([{ is_vip: true, vip_status: 'personal' }]);
  // A user who is a member already gets no notification of the school's membership.
  expect(await memberships.set(organisationId, true)).toBe(1);
  expect(await told(admin)).toEqual([{ is_vip: true, vip_status: 'school' }]);
  expect(await memberships.set(chen.userId, null)).toBe(0);
  expect(await memberships.set(organisationId, null)).toBe(2);
  expect(await told(chen)).toEqual([{ is_vip: false, vip_status: 'school' }]);
  expect(await told(other)).toEqual([]);
  const wish = { params: { feature: 'membership' }, body: { enable: true } } as never;
  expect(await server.fails(setFeature, wish, admin)).toMatchObject({ code: 'INVALID_INPUT' });
});
