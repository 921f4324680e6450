import { getEnvironmentConfig, setFeature } from '@lectern/protocol/environment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { createSchool, signIn, signInGuest, signInTeacher } from '../../../test/sessions.ts';
import { systemClock } from '../../platform/clock.ts';
import { EnvironmentService } from './environment.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] } });
});
afterAll(() => server.close());

const on = { params: { feature: 'analytics' as const }, body: { enable: true } };

it('is told of the school’s switches, and of nobody else’s', async () => {
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

it('is switched for a school by those who oversee it alone', async () => {
  const organisationId = await createSchool(server);
  const teacher = await signInTeacher(server, { organisationId });
  expect(await server.fails(setFeature, on, teacher)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await server.fails(setFeature, on, await signIn(server))).toMatchObject({ code: 'FORBIDDEN' });
  const wrong = { params: { feature: 'constructor' }, body: { enable: true } } as never;
  const dean = await signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] });
  expect(await server.fails(setFeature, wrong, dean)).toMatchObject({ code: 'INVALID_INPUT' });
});

it('says last what is nearest: all, an identity, the school, the user', async () => {
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
