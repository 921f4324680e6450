import { Emitter } from '@lectern/base';
import { parseSnapshot, type ShapeElement } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol';
import { uploadAsset } from '@lectern/protocol/courseware';
import * as versions from '@lectern/protocol/courseware-versions';
import { binDocuments, deleteDocuments } from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { makeDeck } from '../../../test/setup/decks.ts';
import { until } from '../../../test/setup/live-client.ts';
import {
  addShape,
  firstText,
  startCoursewares,
  textOf,
  write,
} from '../../../test/setup/live-coursewares.ts';
import { ONE_PIXEL } from '../../../test/setup/phone.ts';
import { importFile } from '../../../test/setup/upload-file.ts';
import { GRACE_MS } from '../../platform/objects/object-sweep.ts';
import { ThreadWork } from '../../platform/threads/thread-work.ts';
import { CoursewareReads } from '../courseware/courseware-reads.ts';
import type { LiveDocumentTables } from '../live-documents/live-documents.tables.ts';
import { LiveDocuments } from '../live-documents/live-documents.ts';
import { LiveLog } from '../live-documents/log/live-log.store.ts';
import { CoursewareVersionsService } from './courseware-versions.service.ts';
import { CoursewareVersionsStore } from './courseware-versions.store.ts';
import type { CoursewareVersionTables } from './courseware-versions.tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let all: Awaited<ReturnType<typeof startCoursewares>>;
/** Creates versions as the program does every minute, at times that a test sets. */
let maker: CoursewareVersionsService;
const ending: (() => Promise<void>)[] = [];

beforeAll(async () => {
  all = await startCoursewares();
  const { clock, database, objects } = all.server.platform;
  const log = new LiveLog(database.withTables<LiveDocumentTables>(), 'coursewares');
  const live = new LiveDocuments(log, new Emitter<string>(), () => undefined);
  const reads = new CoursewareReads(live, false);
  const url = new URL('./courseware-versions.thread.ts', import.meta.url);
  const limits = { waiting: 9, ofOne: 9, totalMs: 30_000, heapMb: 256, idleMs: MINUTE };
  const thread = new ThreadWork<never, never>(url, limits);
  const store = new CoursewareVersionsStore(database.withTables<CoursewareVersionTables>());
  const never = () => Promise.reject(new Error('nobody calls'));
  const documents = { allowed: never, notePages: never };
  const courseware = { live, logs: live, reads };
  maker = new CoursewareVersionsService({
    store,
    courseware,
    documents,
    objects,
    thread,
    clock,
    log: pino({ level: 'silent' }),
  });
  ending.push(
    () => maker.close(),
    () => thread.close(),
    () => reads.close(),
  );
});
afterEach(() => all.coursewares.letGo());
afterAll(async () => {
  for (const end of ending) await end();
  await all.server.close();
});

const list = async (id: string, session = all.chen) =>
  (await all.server.call(versions.listCoursewareVersions, { params: { id } }, session)).items;
const keep = (id: string, name: string, session = all.chen) =>
  all.server.call(versions.keepCoursewareVersion, { params: { id }, body: { name } }, session);
const restore = (id: string, version_id: string, session = all.chen) =>
  all.server.call(versions.restoreCoursewareVersion, { params: { id, version_id } }, session);
const recordsOf = async (id: string, version_id: string) => {
  const params = { id, version_id };
  const bytes = await all.server.call(versions.coursewareVersionRecords, { params }, all.chen);
  return parseSnapshot(new TextDecoder().decode(bytes));
};

/** Whether the program has recorded the courseware as edited. */
async function noted(id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from courseware_edited where document_id = ${id}`.execute(
    all.server.platform.database,
  );
  return rows.length > 0;
}

describe('versions of a courseware', () => {
  it('are created by the server when the courseware is idle, with the users who edited it, and not without changes', async () => {
    const { chen, li, coursewares } = all;
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.EDIT);
    const [one, other] = [await coursewares.open(id), await coursewares.open(id, li)];
    const text = firstText(one);
    write(one, text, '春');
    await one.synced();
    addShape(other, '李老师的');
    await other.synced();
    await until('the edit is recorded', () => noted(id));
    await maker.makeDue(Date.now());
    expect(await list(id)).toEqual([]);
    await maker.makeDue(Date.now() + 6 * MINUTE);
    const [made, ...more] = await list(id);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ name: null, restored_at: null, page_count: 1 });
    expect([...(made?.people ?? [])].sort()).toEqual([chen.userId, li.userId].sort());
    expect((await recordsOf(id, made?.id ?? '')).records).toEqual((await coursewares.recordsOf(id)).records);
    await maker.makeDue(Date.now() + DAY);
    expect(await list(id)).toHaveLength(1);
  });

  it('are created after two minutes of continuous editing, and then every ten minutes', async () => {
    const { coursewares } = all;
    const id = await coursewares.make();
    const window = await coursewares.open(id);
    write(window, firstText(window), '春');
    await window.synced();
    await until('the edit is recorded', () => noted(id));
    const begun = Date.now();
    const workUntil = (at: number) =>
      sql`update courseware_edited set last_at = ${new Date(at)} where document_id = ${id}`.execute(
        all.server.platform.database,
      );
    await workUntil(begun + MINUTE);
    await maker.makeDue(begun + MINUTE);
    expect(await list(id)).toEqual([]);
    await workUntil(begun + 3 * MINUTE);
    await maker.makeDue(begun + 3 * MINUTE);
    expect(await list(id)).toHaveLength(1);
    await workUntil(begun + 5 * MINUTE);
    write(window, firstText(window), '夏');
    await window.synced();
    await maker.makeDue(begun + 5 * MINUTE);
    expect(await list(id)).toHaveLength(1);
    await workUntil(begun + 14 * MINUTE);
    await maker.makeDue(begun + 14 * MINUTE);
    expect(await list(id)).toHaveLength(2);
  });

  it('name the users who edited, also when the log was compacted meanwhile', async () => {
    const { li, coursewares } = all;
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.EDIT);
    const window = await coursewares.open(id, li);
    for (let at = 0; at < 30; at += 1) {
      addShape(window, `第 ${at} 个`);
      await window.synced();
    }
    coursewares.letGo();
    const rows = async () =>
      (
        await sql`select 1 from live_document_update where document_id = ${id}`.execute(
          all.server.platform.database,
        )
      ).rows.length;
    await until('the log is merged into its snapshot', async () => (await rows()) === 0);
    expect((await keep(id, '三十个')).people).toEqual([li.userId]);
  });

  it('begin with the content of the file when the courseware is imported', async () => {
    const { chen, coursewares, server } = all;
    const task = await importFile(server, chen, '课.pptx', makeDeck(['一', '二']));
    const id = task.document_id ?? '';
    const imported = await coursewares.recordsOf(id);
    const window = await coursewares.open(id);
    window.store.transact((edit) => edit.remove(edit.pages()[0] ?? ''));
    await window.synced();
    await until('the import has a version', async () => (await list(id)).length > 0);
    const [first] = await list(id);
    expect(first).toMatchObject({ page_count: 2, people: [] });
    const byId = ({ records }: typeof imported) => new Map(records.map((one) => [one.id, one]));
    expect(byId(await recordsOf(id, first?.id ?? ''))).toEqual(byId(imported));
  });

  it('are restored while other users type, and the previous content becomes a version too', async () => {
    const { li, coursewares } = all;
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.EDIT);
    const [one, other] = [await coursewares.open(id), await coursewares.open(id, li)];
    const text = firstText(one);
    write(one, text, '第一稿');
    await one.synced();
    const draft = await keep(id, '第一稿');
    const gone = addShape(one, '后来的');
    write(one, text, '第二稿');
    await one.synced();
    await until('the other client has the edit', () => textOf(other, text) === '第二稿');
    expect(await restore(id, draft.id)).toEqual({ changed: true });
    await until('both clients have the restored version', () =>
      [one, other].every((who) => textOf(who, text) === '第一稿' && who.store.get(gone) === undefined),
    );
    write(other, text, '第一稿，改过');
    await other.synced();
    await until('the edit of the other client arrives', () => textOf(one, text) === '第一稿，改过');
    const [restored, before, ...rest] = await list(id);
    expect(restored).toMatchObject({ name: null, restored_at: draft.made_at, people: [all.chen.userId] });
    expect(rest.map(({ name }) => name)).toEqual(['第一稿']);
    await restore(id, before?.id ?? '');
    await until(
      'the previous content is restored',
      () => textOf(one, text) === '第二稿' && one.store.get(gone) !== undefined,
    );
    expect(await restore(id, before?.id ?? '')).toEqual({ changed: false });
  });

  it('are restored one after the other when two users restore at once', async () => {
    const { coursewares } = all;
    const id = await coursewares.make();
    const window = await coursewares.open(id);
    const text = firstText(window);
    const kept: versions.CoursewareVersion[] = [];
    for (const words of ['甲甲甲', '乙乙乙', '丙丙丙']) {
      write(window, text, words);
      await window.synced();
      kept.push(await keep(id, words));
    }
    const [first, second] = kept;
    await Promise.all([restore(id, first?.id ?? ''), restore(id, second?.id ?? '')]);
    const { store } = await coursewares.freshly(id);
    expect(['甲甲甲', '乙乙乙']).toContain(textOf({ store }, text));
    expect((await list(id)).filter(({ restored_at }) => restored_at !== null)).toHaveLength(2);
  });

  it('can be read by users who may edit, are refused to viewers, and are not found by other users', async () => {
    const { li, coursewares, server } = all;
    const id = await coursewares.make();
    const { id: version_id } = await keep(id, '定稿');
    const calls = [
      () => server.fails(versions.listCoursewareVersions, { params: { id } }, li),
      () => server.fails(versions.restoreCoursewareVersion, { params: { id, version_id } }, li),
    ];
    for (const call of calls) expect((await call()).code).toBe('DOCUMENT_NOT_FOUND');
    await coursewares.grant(id, EditPermission.VIEW);
    for (const call of calls) expect((await call()).code).toBe('FORBIDDEN');
    const another = await coursewares.make();
    const of = { params: { id: another, version_id } };
    expect((await server.fails(versions.restoreCoursewareVersion, of, all.chen)).code).toBe(
      'VERSION_NOT_FOUND',
    );
  });

  it('can be named, renamed and unnamed, up to a limit of named versions', async () => {
    const { coursewares, server, chen } = all;
    const id = await coursewares.make();
    const { id: version_id } = await keep(id, '  定稿 ');
    const name = (value: string | null) =>
      server.call(
        versions.nameCoursewareVersion,
        { params: { id, version_id }, body: { name: value } },
        chen,
      );
    expect((await list(id))[0]?.name).toBe('定稿');
    expect((await name(null)).name).toBeNull();
    for (const bad of ['', ' ', 'x'.repeat(61), '行\n行']) {
      const refused = await server.fails(
        versions.keepCoursewareVersion,
        { params: { id }, body: { name: bad } },
        chen,
      );
      expect(refused.code).toBe('INVALID_INPUT');
    }
    await sql`
      insert into courseware_version
        select gen_random_uuid()::text, document_id, seq, made_at - n * interval '1 second', 'n', null, people, page_count,
          object_hash, size, schema, files
        from courseware_version, generate_series(1, ${versions.NAMED_VERSIONS_MAX}) n where document_id = ${id}`.execute(
      server.platform.database,
    );
    const refused = await server.fails(
      versions.keepCoursewareVersion,
      { params: { id }, body: { name: '多一个' } },
      chen,
    );
    expect(refused.code).toBe('VERSIONS_TOO_MANY');
    const first = await server.call(versions.listCoursewareVersions, { params: { id } }, chen);
    expect(first).toMatchObject({ has_more: true });
    expect(first.items).toHaveLength(versions.VERSIONS_LISTED);
    const behind = first.items.at(-1)?.id;
    const next = await server.call(
      versions.listCoursewareVersions,
      { params: { id }, query: { behind } },
      chen,
    );
    expect(first.items.map((item) => item.id)).not.toContain(next.items[0]?.id);
  });

  it('keep their files when the courseware is idle, and are deleted with it', async () => {
    const { chen, coursewares, server } = all;
    const { database, objectSweep, objects } = server.platform;
    const id = await coursewares.make();
    const window = await coursewares.open(id);
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: ONE_PIXEL }, chen);
    const picture = addShape(window, '画');
    window.store.transact((edit) =>
      edit.update<ShapeElement>(picture, {
        fill: { type: 'picture', asset: hash, mode: { type: 'stretch' } },
      }),
    );
    await window.synced();
    expect(JSON.stringify((await coursewares.recordsOf(id)).records)).toContain(hash);
    await keep(id, '有画');
    window.store.transact((edit) => edit.remove(picture));
    await window.synced();
    coursewares.letGo();
    const sweep = async (later: number) => {
      await objectSweep.run(Date.now() + later);
      await objectSweep.run(Date.now() + later + GRACE_MS + MINUTE);
    };
    const known = async () =>
      (await sql`select 1 from courseware_asset where document_id = ${id}`.execute(database)).rows.length;
    await sweep(180 * DAY);
    expect(await known()).toBe(1);
    expect(await objects.has(hash)).toBe(true);
    const { rows } = await sql<{ object_hash: string }>`
      select object_hash from courseware_version where document_id = ${id}`.execute(database);
    expect(await objects.has(rows[0]?.object_hash ?? '')).toBe(true);
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    await sweep(190 * DAY);
    expect(await objects.has(rows[0]?.object_hash ?? '')).toBe(false);
  });
});

it('a document that was compacted several times lists each of its authors once', async () => {
  const { database } = all.server.platform;
  const id = await all.coursewares.make();
  const log = new LiveLog(database.withTables<LiveDocumentTables>(), 'coursewares');
  const state = Y.encodeStateAsUpdate(new Y.Doc());
  for (let at = 0; at < 5; at += 1) {
    const seq = (await log.append(id, state, at % 2 ? 'one' : 'two')) ?? 0;
    await log.compact(id, state, seq);
  }
  expect(await log.authors(id, 0)).toEqual(['one', 'two']);
  expect(await log.authors(id, 4)).toEqual(['two']);
  expect(await log.authors(id, 5)).toEqual([]);
});
