import { randomBytes } from 'node:crypto';
import { newId } from '@lectern/base';
import { addPage, type CoursewareSnapshot } from '@lectern/courseware';
import { LecternError } from '@lectern/protocol';
import { createDocument } from '@lectern/protocol/documents';
import * as lessons from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { awayStore, MUCH_PATIENCE } from '../../../test/setup/away-store.ts';
import { openLive, until } from '../../../test/setup/live-client.ts';
import { bearing, LessonSocket, letInTeacher, waitingTeacher } from '../../../test/setup/phone.ts';
import { type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { groundWithoutDoors, startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { JOB_SCHEMA } from '../../platform/jobs/pg-boss-jobs.ts';
import { ShownPagesService, shownPagesJob } from './shown-pages.service.ts';
import { ShownPagesStore } from './shown-pages.store.ts';

let server: TestServer;
let chen: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  chen = await signInTeacher(server);
});
afterAll(() => server.close());

const on = (id: string) => ({ params: { id } });
/** A deck whose pages have these names and colours. */
const deck = (looks: Readonly<Record<string, string>>): CoursewareSnapshot => ({
  records: Object.entries(looks).map(([id, color], at) => ({
    kind: 'page',
    id,
    order: `a${at}`,
    background: { type: 'solid', color: { type: 'rgb', value: color } },
  })),
});
const white = (pages: readonly string[]) => Object.fromEntries(pages.map((id) => [id, 'FFFFFF']));

/** A courseware with these pages, and a printer that draws random bytes and records the requests. */
function setUp(documentId: string, pages: readonly string[], kept = server.platform.derivatives) {
  const { bus, clock, database, derivatives, jobs, log } = groundWithoutDoors(server);
  const world = {
    looks: white(pages),
    asked: [] as (readonly number[] | undefined)[],
    isBroken: false,
  };
  /** Appearances of the courseware for successive reads; after these, `world.looks` applies. */
  const edits: Readonly<Record<string, string>>[] = [];
  const store = new ShownPagesStore(database.withTables());
  const service = new ShownPagesService({
    store,
    documents: { allowed: async () => Promise.reject(new LecternError('DOCUMENT_NOT_FOUND')) },
    courseware: {
      state: async () => randomBytes(8),
      snapshot: async () => deck(edits.shift() ?? world.looks),
      asset: async () => undefined,
    },
    derivatives: kept,
    jobs,
    bus,
    clock,
    log,
    patience: MUCH_PATIENCE,
  });
  const draw = (lessonId: string, lastAttempt = true, page?: { id: string; uncovered: string[] }) =>
    service.draw(
      {
        async pictures(printable, wish, _progress, _signal, take) {
          if (world.isBroken) throw new LecternError('EXPORT_NO_BROWSER');
          expect(wish).toMatchObject({
            format: 'jpeg',
            atStart: true,
            ...(page && { uncovered: page.uncovered }),
          });
          world.asked.push(printable.pages);
          for (const page of printable.pages ?? []) await take({ page, bytes: randomBytes(40) }, 0);
        },
      },
      {
        id: newId(),
        payload: { documentId, lessonId, ...(page && { page }) },
        attempt: 1,
        lastAttempt,
        signal: new AbortController().signal,
      },
    );
  return { world, draw, store, derivatives, edits };
}

async function opened() {
  const id = newId();
  const { id: documentId } = await server.call(createDocument, { body: { name: `秋天的雨 ${id}` } }, chen);
  const begin = { name: '课', begin_at: 0, courseware_id: documentId };
  await server.call(lessons.beginLesson, { ...on(id), body: begin }, chen);
  const { door } = await server.call(calls.openPhones, { ...on(id), body: { naming: 'typed' } }, chen);
  return { id, documentId, code: door?.code ?? '' };
}

async function joined(code: string) {
  const { token, view } = await server.call(calls.joinLesson, {
    body: { code, who: { name: newId().slice(-8) } },
  });
  return { token, view, session: bearing(token) };
}

function showing(id: string, number: number, page: string, next = '') {
  const body = { number, count: 3, id: page, next_id: next };
  return server.call(calls.showPageOnPhones, { ...on(id), body }, chen);
}

describe('the picture of a page', () => {
  it('is sent to phones when it is drawn, each with a separate link that expires with its phone', async () => {
    const { id, documentId, code } = await opened();
    const { draw } = setUp(documentId, ['one', 'two']);
    await showing(id, 1, 'one', 'two');
    const [ming, hong] = [await joined(code), await joined(code)];
    expect(ming.view.page).toMatchObject({ number: 1, picture: null });
    const socket = new LessonSocket(server.host, { token: ming.token });
    await socket.view();
    await draw(id);
    const { page } = await socket.view(({ page: shown }) => shown?.picture != null);
    socket.close();
    const mine = page?.picture ?? '';
    const answer = await server.fetch(mine);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await answer.arrayBuffer()).byteLength).toBe(40);
    const other = await server.call(calls.getPupilView, {}, hong.session);
    expect(other.page?.picture).not.toBe(mine);
    // A link with another phone's id, and one with another picture.
    const address = new URL(mine, server.url);
    const changed = (name: string, value: string) => {
      const forged = new URL(address);
      forged.searchParams.set(name, value);
      return server.fetch(forged.pathname + forged.search);
    };
    expect((await changed('p', hong.view.me.id)).status).toBe(403);
    expect((await changed('e', String(Date.now() + 86_400_000))).status).toBe(403);
    await showing(id, 2, 'two');
    const two = (await server.call(calls.getPupilView, {}, ming.session)).page?.picture ?? '';
    expect((await server.fetch(two.split('?')[0] + address.search)).status).toBe(403);
    await server.call(calls.leaveLesson, {}, ming.session);
    expect((await server.fetch(mine)).status).toBe(403);
  });

  it('is sent to the teacher’s phone with the picture of the next page, and not to a waiting phone', async () => {
    const { id, documentId } = await opened();
    await setUp(documentId, ['one', 'two']).draw(id);
    await showing(id, 1, 'one', 'two');
    const { token } = await letInTeacher(server, chen, id);
    const socket = new LessonSocket(server.host, { token });
    const { page } = await socket.teacher();
    for (const picture of [page?.picture, page?.next_picture]) {
      expect((await server.fetch(picture ?? '')).status).toBe(200);
    }
    const waiting = await waitingTeacher(server, chen, id);
    const asking = new LessonSocket(server.host, { token: waiting.token });
    expect((await asking.teacher()).page).toBeNull();
    // The link of an admitted phone is invalid for a waiting phone.
    const forged = new URL(page?.picture ?? '', server.url);
    forged.searchParams.set('p', waiting.phone.id);
    expect((await server.fetch(forged.pathname + forged.search)).status).toBe(403);
    socket.close();
    asking.close();
  });

  it('is drawn without covers while they are open in the lesson, and with covers before and after', async () => {
    const { id, documentId, code } = await opened();
    const { draw, store } = setUp(documentId, ['one', 'two']);
    await draw(id);
    const ming = await joined(code);
    const picture = async () => {
      const { page } = await server.call(calls.getPupilView, {}, ming.session);
      return page?.picture?.split('?')[0];
    };
    const show = (uncovered: string[]) =>
      server.call(
        calls.showPageOnPhones,
        { ...on(id), body: { number: 1, count: 2, id: 'one', uncovered } },
        chen,
      );
    await show([]);
    const covered = await picture();
    await show(['sheet', 'other']);
    expect(await picture(), 'the new page is not drawn yet').toBe(covered);
    const { rows } = await sql<{ page: object }>`
      select data->'page' as page from ${sql.raw(JOB_SCHEMA)}.job
        where name = ${shownPagesJob.name} and data->>'lessonId' = ${id} and data ? 'page'`.execute(
      server.platform.database.withTables(),
    );
    expect(rows).toEqual([{ page: { id: 'one', uncovered: ['sheet', 'other'] } }]);
    await draw(id, true, { id: 'one', uncovered: ['other', 'sheet'] });
    const uncovered = await picture();
    expect(uncovered).not.toBe(covered);
    // A picture of an unchanged page stays when all pages are checked.
    await draw(id);
    expect(await picture()).toBe(uncovered);
    await show([]);
    expect(await picture()).toBe(covered);
    expect((await store.drawnOf(documentId)).size).toBe(3);
  });

  it('is drawn once, and again when that page has changed or its picture was lost', async () => {
    const { id, documentId } = await opened();
    const { world, draw, store, derivatives } = setUp(documentId, ['one', 'two', 'three']);
    await draw(id);
    await draw(id);
    expect(world.asked).toEqual([[1, 2, 3]]);
    const before = await store.find(documentId, ['one', 'two', 'three']);
    world.looks = { one: 'FFFFFF', two: '00FF00', three: 'FFFFFF' };
    await draw(id);
    expect(world.asked.slice(1)).toEqual([[2]]);
    const edited = await store.find(documentId, ['one', 'two', 'three']);
    expect(edited.get('one')).toBe(before.get('one'));
    expect(edited.get('two')).not.toBe(before.get('two'));
    // One page is deleted, one moves, and one is added: only the added page is drawn.
    world.looks = { two: '00FF00', one: 'FFFFFF', four: 'FFFFFF' };
    await draw(id);
    expect(world.asked.slice(2)).toEqual([[3]]);
    const after = await store.find(documentId, ['one', 'two', 'three', 'four']);
    expect([...after.keys()].toSorted()).toEqual(['four', 'one', 'two']);
    await derivatives.delete(after.get('two') ?? '');
    await draw(id);
    expect(world.asked.slice(3)).toEqual([[1]]);
    expect(await store.named([before.get('three') ?? '', before.get('two') ?? ''])).toEqual([]);
  });

  it('is drawn again on the next request when its page is edited while it is read', async () => {
    const { id, documentId } = await opened();
    const { world, draw, store, edits } = setUp(documentId, ['one', 'two']);
    edits.push({ one: 'FFFFFF', two: 'FFFFFF' }, { one: 'FFFFFF', two: '0000FF' });
    world.looks = { one: 'FFFFFF', two: '0000FF' };
    await draw(id);
    expect(world.asked).toEqual([[1]]);
    expect([...(await store.find(documentId, ['one', 'two'])).keys()]).toEqual(['one']);
    await draw(id);
    expect(world.asked).toEqual([[1], [2]]);
  });

  it('is drawn again soon after an edit, while a lesson shows the courseware on phones', async () => {
    const { id, documentId } = await opened();
    const asked = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.raw(JOB_SCHEMA)}.job
          where name = ${shownPagesJob.name} and data->>'lessonId' = ${id}
            and data->>'documentId' = ${documentId}`.execute(server.platform.database.withTables());
      return rows[0]?.count ?? 0;
    };
    expect(await asked()).toBe(1);
    const live = openLive(server, chen, documentId);
    await live.synced();
    live.store.transact((edit) => addPage(edit));
    await live.synced();
    live.close();
    await until('the pages of the edited courseware are requested', async () => (await asked()) > 1);
  });

  it('is drawn once the object store is reachable again', async () => {
    const { id, documentId } = await opened();
    const { away, objects } = awayStore(server.platform.derivatives);
    const { draw, store } = setUp(documentId, ['one', 'two'], objects);
    const drawn = draw(id, false);
    await vi.waitUntil(() => away.calls > 3);
    expect(await store.find(documentId, ['one', 'two'])).toEqual(new Map());
    away.is = false;
    await drawn;
    expect([...(await store.find(documentId, ['one', 'two'])).keys()].toSorted()).toEqual(['one', 'two']);
  });

  it('is missing when no browser is available: the lesson continues with numbers and titles', async () => {
    const { id, documentId, code } = await opened();
    const { world, draw } = setUp(documentId, ['one']);
    world.isBroken = true;
    await draw(id);
    await showing(id, 1, 'one');
    expect((await joined(code)).view.page).toMatchObject({ number: 1, picture: null });
  });

  it('is not shown when the lesson’s teacher may not see the courseware, even if it was drawn for other users', async () => {
    const { documentId } = await opened();
    const { draw, store } = setUp(documentId, ['one']);
    await draw(newId());
    expect((await store.find(documentId, ['one'])).size).toBe(1);
    const li = await signInTeacher(server);
    const id = newId();
    await server.call(lessons.beginLesson, { ...on(id), body: { name: '课', begin_at: 0 } }, li);
    // The teacher was allowed to see the courseware when the lesson began, and is not any more.
    await sql`update lesson set courseware_id = ${documentId} where id = ${id}`.execute(
      server.platform.database.withTables(),
    );
    const { door } = await server.call(calls.openPhones, { ...on(id), body: { naming: 'typed' } }, li);
    const page = { number: 1, count: 1, id: 'one' };
    await server.call(calls.showPageOnPhones, { ...on(id), body: page }, li);
    expect((await joined(door?.code ?? '')).view.page).toMatchObject({ number: 1, picture: null });
  });
});
