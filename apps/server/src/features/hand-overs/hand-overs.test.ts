import { newId } from '@lectern/base';
import { listActs } from '@lectern/protocol/acts';
import { spaceByKind } from '@lectern/protocol/disk';
import { listDocuments } from '@lectern/protocol/documents';
import * as calls from '@lectern/protocol/hand-overs';
import { listNotifications } from '@lectern/protocol/notifications';
import * as schools from '@lectern/protocol/schools';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { uploadFile } from '../../../test/setup/upload-file.ts';
import { HandOversStore } from './hand-overs.store.ts';

const DAY = 24 * 3_600_000;
let server: TestServer;
let organisationId: string;
let staff: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] } });
  organisationId = await createSchool(server);
  staff = await signInTeacher(server, { organisationId, identities: ['ACADEMIC_STAFF'] });
});
afterAll(() => server.close());

const join = () => signInTeacher(server, { organisationId });
const root = async (who: SignedIn) => (await server.call(listDocuments, { query: {} }, who)).items;
const used = async (who: SignedIn) =>
  (await server.call(spaceByKind, { params: { id: who.userId } }, who)).used;
const file = (who: SignedIn, name = '名单.txt') =>
  uploadFile(server, who, name, new TextEncoder().encode('x'.repeat(2000)));
const ask = (from: SignedIn, to: SignedIn) =>
  server.call(
    schools.handOver,
    {
      params: { user_id: from.userId },
      body: { to: to.userId, documents: true, classes: true },
      language: 'zh',
    },
    staff,
  );
const answer = (who: SignedIn, id: string, agrees: boolean) =>
  server.call(calls.answerHandOver, { params: { id: who.userId, hand_over_id: id }, body: { agrees } }, who);
const stop = (id: string) => server.call(calls.stopHandOver, { params: { hand_over_id: id } }, staff);
const steps = async (who: SignedIn) =>
  (await server.call(listNotifications, {}, who)).items.flatMap((item) =>
    item.type === 23 ? [item.content.step] : [],
  );

/** Moves the times of the hand-over into the past by this duration. */
const goBy = (id: string, milliseconds: number) =>
  sql`update hand_over set due_at = due_at - ${milliseconds} * interval '1 ms',
      settled_at = settled_at - ${milliseconds} * interval '1 ms' where id = ${id}`.execute(
    server.platform.database,
  );

/** When a process starts, it performs the hand-overs that are due. */
const work = async () => {
  const { databaseUrl, dataFolder } = server.platform.config;
  const worker = await startTestServer({
    config: { roles: ['worker'], databaseUrl, dataFolder },
  });
  const store = new HandOversStore(server.platform.database.withTables());
  await vi.waitFor(async () => expect(await store.due(new Date())).toEqual([]), { timeout: 20_000 });
  await worker.close();
};

describe('the documents of an active teacher', () => {
  it('wait for the teacher’s answer, with a notification at once, and are moved when the teacher agrees', async () => {
    const [chen, li] = [await join(), await join()];
    await file(chen);
    const asked = await ask(chen, li);
    expect(asked).toMatchObject({ state: 'waiting', document_count: 0, settled_at: null });
    expect(asked.due_at - asked.asked_at).toBe(7 * DAY);
    expect([(await root(chen)).length, (await root(li)).length]).toEqual([1, 0]);
    expect(await steps(chen)).toEqual(['asked']);
    const own = await server.call(calls.listOwnHandOvers, { params: { id: chen.userId } }, chen);
    expect(own.items).toEqual([asked]);
    expect(await answer(chen, asked.hand_over_id, true)).toMatchObject({ state: 'done', document_count: 1 });
    expect([(await root(chen)).length, (await root(li)).length]).toEqual([0, 1]);
    expect(await steps(chen)).toEqual(['done']);
    expect(await steps(li)).toEqual(['done']);
  });

  it('stay with the teacher after an objection, also after the week', async () => {
    const [chen, li] = [await join(), await join()];
    await file(chen);
    const { hand_over_id: id } = await ask(chen, li);
    expect(await answer(chen, id, false)).toMatchObject({ state: 'objected' });
    await goBy(id, 8 * DAY);
    await work();
    expect((await root(chen)).length).toBe(1);
    const again = { params: { id: chen.userId, hand_over_id: id }, body: { agrees: true } };
    expect((await server.fails(calls.answerHandOver, again, chen)).code).toBe('HAND_OVER_SETTLED');
    expect(
      (
        await server.fails(
          calls.answerHandOver,
          { ...again, params: { id: li.userId, hand_over_id: id } },
          li,
        )
      ).code,
    ).toBe('HAND_OVER_NOT_FOUND');
  });

  it('are moved after a week without an answer, and not earlier', async () => {
    const [chen, li] = [await join(), await join()];
    await file(chen);
    const { hand_over_id: id } = await ask(chen, li);
    await goBy(id, 7 * DAY - 60_000);
    await work();
    expect((await root(chen)).length).toBe(1);
    await goBy(id, 60_000);
    await work();
    expect([(await root(chen)).length, (await root(li)).length]).toEqual([0, 1]);
    expect(await steps(chen)).toEqual(['done']);
  });

  it('have one waiting hand-over at a time, which the school may cancel', async () => {
    const [chen, li] = [await join(), await join()];
    await file(chen);
    const [one, other] = [await ask(chen, li), await ask(chen, li)];
    const { items } = await server.call(calls.listHandOvers, {}, staff);
    const stateOf = (id: string) => items.find((item) => item.hand_over_id === id)?.state;
    expect([stateOf(one.hand_over_id), stateOf(other.hand_over_id)]).toEqual(['stopped', 'waiting']);
    expect(await stop(other.hand_over_id)).toMatchObject({ state: 'stopped' });
    expect(await steps(chen)).toEqual(['stopped', 'asked']);
  });
});

describe('a finished hand-over', () => {
  it('takes effect at once for a deactivated owner, is recorded for both users, and can be undone completely', async () => {
    const [chen, li] = [await join(), await join()];
    await file(chen, '一.txt');
    await file(chen, '二.txt');
    await file(li, '自己的.txt');
    const class_id = newId();
    const body = { class_id, class_name: '三年级2班', teacher_id: chen.userId };
    await server.call(schools.createSchoolClass, { body }, staff);
    const onChen = { params: { user_id: chen.userId } };
    await server.call(schools.deactivatePerson, onChen, staff);
    const done = await ask(chen, li);
    expect(done).toMatchObject({ state: 'done', document_count: 2, class_count: 1, may_take_back: true });
    expect(await used(li)).toBe(6000);
    const acts = await server.call(
      listActs,
      { params: { id: staff.userId }, query: { kind: 'handover' } },
      staff,
    );
    expect(acts.items[0]).toMatchObject({
      kind: 'handover',
      id: done.hand_over_id,
      state: 'done',
      document_count: 2,
    });
    const back = await stop(done.hand_over_id);
    expect(back).toMatchObject({ state: 'taken_back', may_take_back: false });
    expect(await used(li)).toBe(2000);
    expect(await steps(li)).toEqual(['taken_back']);
    const again = { params: { hand_over_id: done.hand_over_id } };
    expect((await server.fails(calls.stopHandOver, again, staff)).code).toBe('HAND_OVER_SETTLED');
  });

  it('cannot be undone after thirty days, nor by another school', async () => {
    const [chen, li] = [await join(), await join()];
    await file(chen);
    const { hand_over_id: id } = await ask(chen, li);
    await answer(chen, id, true);
    const foreign = await signInTeacher(server, { identities: ['EDU_ADMIN'] });
    const params = { hand_over_id: id };
    expect((await server.fails(calls.stopHandOver, { params }, foreign)).code).toBe('HAND_OVER_NOT_FOUND');
    await goBy(id, 30 * DAY);
    expect((await server.fails(calls.stopHandOver, { params }, staff)).code).toBe('HAND_OVER_SETTLED');
  });

  it('restores the names when the new owner has put two documents of one name into different folders', async () => {
    const [chen, li] = [await join(), await join()];
    await file(chen);
    const { hand_over_id: id } = await ask(chen, li);
    await answer(chen, id, true);
    await file(chen);
    await stop(id);
    expect((await root(chen)).map(({ resource_type_code: type }) => type).toSorted()).toHaveLength(2);
    expect(await used(chen)).toBe(4000);
  });
});
