import { EditPermission } from '@lectern/protocol';
import { signIn as signInEndpoint } from '@lectern/protocol/accounts';
import { listTeacherClasses } from '@lectern/protocol/classes';
import { coursewareState } from '@lectern/protocol/courseware';
import { listDocuments, sharedDocuments } from '@lectern/protocol/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, sessionOf } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { composeApp } from '../../app.ts';
import type { Config } from '../../platform/config.ts';

const PASSWORD = 'a school that is only shown';
const notices: string[] = [];

async function start(config: Partial<Config>): Promise<TestServer> {
  return startTestServer({
    config: { demo: true, demoPassword: PASSWORD, ...config },
    async compose(platform, http) {
      const app = await composeApp(platform, http);
      notices.push(...app.notices.map((notice) => notice.zh));
      return app;
    },
  });
}

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await start({});
  const enter = async (login_name: string) =>
    sessionOf(server, await server.call(signInEndpoint, { body: { login_name, password: PASSWORD } }));
  [chen, li] = [await enter('chen'), await enter('li')];
});
afterAll(() => server.close());

describe('the demonstration school', () => {
  it('prints its sign-in details', () => {
    expect(notices).toHaveLength(1);
    for (const part of ['示范小学', '三年级2班', '45', 'chen', 'li', PASSWORD])
      expect(notices[0]).toContain(part);
  });

  it('has a class of 45 pupils with both teachers', async () => {
    for (const teacher of [chen, li]) {
      const { items } = await server.call(listTeacherClasses, { params: { uid: teacher.userId } }, teacher);
      expect(items).toMatchObject([{ class_name: '三年级2班', stat_info: { student_count: 45 } }]);
    }
  });

  it('has three finished coursewares with thumbnails, which can be opened', async () => {
    const { items } = await server.call(listDocuments, {}, chen);
    expect(items.map((item) => item.name).sort()).toEqual(
      ['分数的初步认识', '水的三态变化', '秋天的雨 第一课时'].sort(),
    );
    for (const item of items) {
      expect(item.page_count).toBeGreaterThanOrEqual(8);
      const cover = await server.fetch(item.cover ?? '');
      expect(cover.headers.get('content-type')).toBe('image/webp');
      const state = await server.call(coursewareState, { params: { id: item.id } }, chen);
      expect(state.length).toBeGreaterThan(10_000);
    }
  });

  it('shares one courseware with the second teacher for editing', async () => {
    const { items } = await server.call(sharedDocuments, {}, li);
    expect(items).toMatchObject([{ name: '分数的初步认识', permission: EditPermission.EDIT }]);
  });

  it('is created once: a second start prints nothing, and an interrupted one is completed without duplicates', async () => {
    const { databaseUrl, dataFolder } = server.platform.config;
    const again = await start({ databaseUrl, dataFolder });
    await again.close();
    expect(notices).toHaveLength(1);

    await server.platform.database
      .withTables<{ demo_school: { completed_at: Date | null; password: string | null } }>()
      .updateTable('demo_school')
      .set({ completed_at: null, password: 'was never said' })
      .execute();
    const after = await start({ databaseUrl, dataFolder });
    await after.close();
    expect(notices[1]).toContain('was never said');
    const { items } = await server.call(listDocuments, {}, chen);
    expect(items).toHaveLength(3);
    const { items: classes } = await server.call(listTeacherClasses, { params: { uid: chen.userId } }, chen);
    expect(classes).toHaveLength(1);
  });
});
