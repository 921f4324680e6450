import { newId } from '@lectern/base';
import { spaceByKind } from '@lectern/protocol/disk';
import * as schools from '@lectern/protocol/schools';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { uploadFile } from '../../../test/setup/upload-file.ts';

let server: TestServer;
let organisationId: string;
let admin: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] } });
  organisationId = await createSchool(server);
  admin = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
});
afterAll(() => server.close());

/** Twice the number of connections that a process has to its database. */
const AT_ONCE = 40;

const join = () => signInTeacher(server, { organisationId });
const handOver = async (from: SignedIn, to: SignedIn) => {
  const done = await server.call(
    schools.handOver,
    { params: { user_id: from.userId }, body: { to: to.userId, documents: true, classes: true } },
    admin,
  );
  return { state: done.state, documents: done.document_count, classes: done.class_count };
};
const deactivate = (who: SignedIn) =>
  server.call(schools.deactivatePerson, { params: { user_id: who.userId } }, admin);

describe('a hand-over', () => {
  it('does not block the program when more run at once than there are connections', async () => {
    const [from, to] = [await join(), await join()];
    const class_id = newId();
    const body = { class_id, class_name: '一班', teacher_id: from.userId };
    await server.call(schools.createSchoolClass, { body }, admin);
    await deactivate(from);
    const done = await Promise.all(Array.from({ length: AT_ONCE }, () => handOver(from, to)));
    expect(done.filter(({ classes }) => classes === 1)).toHaveLength(1);
  });

  it('waits for a document that grows meanwhile, and both operations finish', async () => {
    const [from, to] = [await join(), await join()];
    const bytes = new TextEncoder().encode('x'.repeat(2000));
    const file = await uploadFile(server, from, '名单.txt', bytes);
    if (file.kind !== 'document') throw new Error('the text was not stored as a file');
    await deactivate(from);
    const tables = server.platform.database.withTables();
    const handed = await tables.transaction().execute(async (growing) => {
      await sql`update document set size = size + 100 where id = ${file.document.id}`.execute(growing);
      const handing = handOver(from, to);
      await vi.waitFor(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          tables,
        );
        expect(rows).toHaveLength(1);
      });
      await sql`update document_space set used = used + 100 where user_id = ${from.userId}`.execute(growing);
      return { handing };
    });
    expect(await handed.handing).toEqual({ state: 'done', documents: 1, classes: 0 });
    const params = { id: to.userId };
    expect((await server.call(spaceByKind, { params }, to)).used).toBe(2100);
  });
});
