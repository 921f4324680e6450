// @first: a process is killed while it restores a version.
import { APP_ID_HEADER, fillPath } from '@lectern/protocol';
import * as versions from '@lectern/protocol/courseware-versions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Program } from '../program/program.ts';
import { until } from '../setup/live-client.ts';
import { firstText, startCoursewares, textOf, write } from '../setup/live-coursewares.ts';

let all: Awaited<ReturnType<typeof startCoursewares>>;
let program: Program;
beforeAll(async () => {
  // Two processes on one database: the restoring one is killed, and the other one shows the result.
  all = await startCoursewares();
  const { databaseUrl = '', dataFolder } = all.server.platform.config;
  program = await Program.prepare({
    DATABASE_URL: databaseUrl,
    LECTERN_DATA: dataFolder,
    LECTERN_ROLES: 'api,collab',
  });
});
afterAll(async () => {
  await program.remove();
  await all.server.close();
});

const list = async (id: string) =>
  (await all.server.call(versions.listCoursewareVersions, { params: { id } }, all.chen)).items;

/** Calls the other process. Returns whether it reported success. */
async function restoreThere(id: string, version_id: string): Promise<boolean> {
  const { method, path } = versions.restoreCoursewareVersion;
  const url = fillPath(path, { id, version_id });
  const authorization = await all.chen.authorize(method, url, new URL(program.url).host);
  const headers = { [APP_ID_HEADER]: 'lectern-test', authorization };
  return fetch(program.url + url, { method, headers }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function textNow(id: string): Promise<string> {
  const read = await all.coursewares.freshly(id);
  return textOf(read, read.store.children(read.store.pages()[0] ?? '')[0] ?? '');
}

it('a courseware is either unchanged or restored, and both states are available, when the process is killed while restoring', async () => {
  const { chen, coursewares, server } = all;
  const { database } = server.platform;
  const id = await coursewares.make();
  const window = await coursewares.open(id);
  const text = firstText(window);
  write(window, text, '第一稿');
  await window.synced();
  const draft = await server.call(
    versions.keepCoursewareVersion,
    { params: { id }, body: { name: '第一稿' } },
    chen,
  );
  write(window, text, '第二稿');
  await window.synced();
  coursewares.letGo();

  await program.start();
  await database.transaction().execute(async (held) => {
    // The log has been written, but not the version of the earlier state, when the process is killed.
    await sql`lock table courseware_version in share mode`.execute(held);
    const restored = restoreThere(id, draft.id);
    await until('the restore waits for the lock on the versions', async () => {
      const { rows } = await sql`
        select 1 from pg_locks where not granted and relation = 'courseware_version'::regclass`.execute(held);
      return rows.length > 0;
    });
    await program.end('SIGKILL');
    expect(await restored).toBe(false);
  });
  expect(await textNow(id)).toBe('第二稿');
  expect((await list(id)).map(({ name }) => name)).toEqual(['第一稿']);

  await program.start();
  const asked = restoreThere(id, draft.id);
  // Waits for the first visible effect, which may precede the response.
  await until('the version is restored', async () => (await list(id)).length > 1);
  await program.end('SIGKILL');
  await asked;
  expect(await textNow(id)).toBe('第一稿');
  const [restored, before, ...rest] = await list(id);
  expect(restored).toMatchObject({ restored_at: draft.made_at, people: [chen.userId] });
  expect(rest.map(({ name }) => name)).toEqual(['第一稿']);
  const params = { id, version_id: before?.id ?? '' };
  await server.call(versions.restoreCoursewareVersion, { params }, chen);
  expect(await textNow(id)).toBe('第二稿');
});
