import { newId } from '@lectern/base';
import { LiveConnection } from '@lectern/courseware/live';
import { createDocument } from '@lectern/protocol/documents';
import * as calls from '@lectern/protocol/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { livePorts, until } from '../../../test/setup/live-client.ts';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { ClassesStore } from '../classes/classes.store.ts';

const NOON = Date.UTC(2026, 8, 1, 4);
const now = NOON;
let server: TestServer;
let chen: SignedIn & { readonly organisationId: string };
let li: SignedIn;
let classId: string;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now }, config: { roles: ['api', 'collab'] } });
  const organisationId = await createSchool(server);
  chen = { ...(await signInTeacher(server, { organisationId })), organisationId };
  li = await signInTeacher(server, { organisationId });
  classId = await new ClassesStore(server.platform.database).insert(
    { organisationId, name: '三年级2班', teacherIds: [chen.userId] },
    now,
  );
});
afterAll(() => server.close());

async function begun(body: Partial<Parameters<typeof begin>[1]> = {}): Promise<string> {
  return (await begin(newId(), body)).id;
}

function begin(id: string, body: { class_id?: string; courseware_id?: string; begin_at?: number } = {}) {
  return server.call(
    calls.beginLesson,
    { params: { id }, body: { name: '秋天的雨', begin_at: now, ...body } },
    chen,
  );
}

const scored = (points: number, name = '王小明'): calls.ClassEvent => ({
  id: newId(),
  at: now,
  kind: 'scored',
  pupils: [{ name }],
  points,
  item: '回答',
});

function add(id: string, events: readonly calls.ClassEvent[], who = chen) {
  return server.call(calls.addClassEvents, { params: { id }, body: { events: [...events] } }, who);
}

async function eventsOf(id: string): Promise<readonly calls.ClassEvent[]> {
  return (await server.call(calls.listClassEvents, { params: { id } }, chen)).items;
}

describe('a lesson', () => {
  it('begins once however often its panel reports it, with its class and courseware', async () => {
    const courseware = await server.call(createDocument, { body: { name: '秋天的雨' } }, chen);
    const id = newId();
    const asked = { class_id: classId, courseware_id: courseware.id, begin_at: NOON - 60_000 };
    const [first, second] = await Promise.all([begin(id, asked), begin(id, asked)]);
    expect(first).toMatchObject({
      id,
      name: '秋天的雨',
      class_id: classId,
      class_name: '三年级2班',
      courseware_id: courseware.id,
      begin_at: NOON - 60_000,
      end_at: null,
    });
    expect(second).toEqual(first);
    expect(await begin(id, { begin_at: NOON })).toEqual(first);
  });

  it('begins without a class and a courseware that its teacher may not see', async () => {
    const foreign = await server.call(createDocument, { body: { name: '别人的课' } }, li);
    const lesson = await begin(newId(), { class_id: newId(), courseware_id: foreign.id });
    expect(lesson).toMatchObject({ class_id: null, class_name: '', courseware_id: null });
  });

  it('begins now when the panel’s clock is ahead, and ends no earlier than it began', async () => {
    const id = newId();
    expect((await begin(id, { begin_at: now + 86_400_000 })).begin_at).toBe(now);
    const end = { params: { id }, body: { end_at: now - 3_600_000 } };
    expect((await server.call(calls.endLesson, end, chen)).end_at).toBe(now);
    const again = { params: { id }, body: { end_at: now } };
    expect((await server.call(calls.endLesson, again, chen)).end_at).toBe(now);
  });

  it('continues when its teacher resumes it within ten minutes of its end by their own clock, and otherwise stays ended', async () => {
    const MINUTE = 60_000;
    const ended = async (at: number) => {
      const { id } = await begin(newId(), { begin_at: NOON - 3_600_000 });
      await server.call(calls.endLesson, { params: { id }, body: { end_at: at } }, chen);
      return id;
    };
    const resume = (id: string, at: number, who: SignedIn = chen) =>
      server.call(calls.resumeLesson, { params: { id }, body: { resume_at: at } }, who);
    expect(await resume(await ended(NOON - 9 * MINUTE), NOON)).toMatchObject({ end_at: null, left: false });
    expect((await resume(await ended(NOON - 11 * MINUTE), NOON)).end_at).toBe(NOON - 11 * MINUTE);
    // The panel ended and resumed the lesson offline and reports it to the server half an hour later.
    const offline = await ended(NOON - 40 * MINUTE);
    expect((await resume(offline, NOON - 35 * MINUTE)).end_at).toBeNull();
    const again = { params: { id: offline }, body: { end_at: NOON } };
    expect((await server.call(calls.endLesson, again, chen)).end_at).toBe(NOON);
    // The panel's clock is fast.
    expect((await resume(await ended(NOON + 60 * MINUTE), NOON + 65 * MINUTE)).end_at).toBeNull();
    const refused = { params: { id: offline }, body: { resume_at: NOON } };
    expect((await server.fails(calls.resumeLesson, refused, li)).code).toBe('LESSON_NOT_FOUND');
  });

  it('is in its teacher’s paged list by its start, and in no other teacher’s list', async () => {
    const [early, late] = [await begun({ begin_at: 1_000 }), await begun({ begin_at: 2_000 })];
    const list = async (offset: number) =>
      await server.call(calls.listLessons, { query: { offset, limit: 50 } }, chen);
    const ids = (await list(0)).items.map(({ id }) => id);
    expect(ids.slice(-2)).toEqual([late, early]);
    expect((await list(ids.length - 1)).items.map(({ id }) => id)).toEqual([early]);
    const paged = await server.call(calls.listLessons, { query: { limit: 1 } }, chen);
    expect(paged).toMatchObject({ has_more: true, items: [{ id: ids[0] }] });
    expect((await server.call(calls.listLessons, {}, li)).items).toEqual([]);
  });

  it('cannot have the id of a courseware', async () => {
    const { id } = await server.call(createDocument, { body: { name: '四季' } }, chen);
    const refused = await server.fails(
      calls.beginLesson,
      { params: { id }, body: { name: '', begin_at: now } },
      chen,
    );
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'id' } });
  });

  it('is refused when a teacher begins hundreds a day', async () => {
    const busy = await signInTeacher(server, { organisationId: chen.organisationId });
    const fails = () =>
      server.fails(calls.beginLesson, { params: { id: newId() }, body: { name: '', begin_at: now } }, busy);
    await server.platform.database
      .withTables<{ lesson: Record<string, unknown> }>()
      .insertInto('lesson')
      .values(
        Array.from({ length: 300 }, () => ({
          id: newId(),
          teacher_id: busy.userId,
          name: '',
          class_name: '',
          begin_at: new Date(now),
          created_at: new Date(now),
          last_at: new Date(now),
        })),
      )
      .execute();
    expect((await fails()).code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('the class of a lesson', () => {
  const change = (id: string, class_id: string | null) => ({ params: { id }, body: { class_id } });
  const classesOf = async (id: string) =>
    (
      await server.platform.database
        .withTables<{ class_event: { class_id: string | null; lesson_id: string } }>()
        .selectFrom('class_event')
        .select('class_id')
        .where('lesson_id', '=', id)
        .execute()
    ).map((row) => row.class_id);

  it('can be changed, with all events of the lesson, while no event counts for the class', async () => {
    const other = await new ClassesStore(server.platform.database).insert(
      { organisationId: chen.organisationId, name: '三年级3班', teacherIds: [chen.userId] },
      now,
    );
    const id = await begun({ class_id: classId });
    const mistake = scored(1);
    const shown = { id: newId(), at: now, kind: 'page', page_id: 'p', number: 1, milliseconds: 9 } as const;
    await add(id, [shown, mistake, { id: newId(), at: now, kind: 'undone', event_id: mistake.id }]);
    const changed = await server.call(calls.changeLessonClass, change(id, other), chen);
    expect(changed).toMatchObject({ id, class_id: other, class_name: '三年级3班', event_count: 3 });
    expect(await classesOf(id)).toEqual([other, other, other]);
  });

  it('cannot be changed when an event counts for it', async () => {
    const id = await begun({ class_id: classId });
    await add(id, [scored(1)]);
    const refused = await server.fails(calls.changeLessonClass, change(id, null), chen);
    expect(refused.code).toBe('LESSON_COUNTS');
    expect(await classesOf(id)).toEqual([classId]);
  });

  it('is empty when the teacher may not see it', async () => {
    const id = await begun({ class_id: classId });
    const foreign = await new ClassesStore(server.platform.database).insert(
      { organisationId: chen.organisationId, name: '别人的班', teacherIds: [li.userId] },
      now,
    );
    const changed = await server.call(calls.changeLessonClass, change(id, foreign), chen);
    expect(changed).toMatchObject({ class_id: null, class_name: '' });
  });
});

describe('events of a lesson', () => {
  it('are added once and in order, also when some are sent twice', async () => {
    const id = await begun({ class_id: classId });
    const [first, second, third] = [scored(1), scored(2), scored(3)];
    if (!first || !second || !third) return;
    await add(id, [first, second]);
    await Promise.all([add(id, [first, second, third]), add(id, [second, third, third])]);
    expect(await eventsOf(id)).toEqual([first, second, third]);
    const lesson = await server.call(calls.getLesson, { params: { id } }, chen);
    expect(lesson.event_count).toBe(3);
  });

  it('are listed from any position', async () => {
    const id = await begun();
    const events = Array.from({ length: 5 }, (_, points) => scored(points));
    await add(id, events);
    const page = await server.call(
      calls.listClassEvents,
      { params: { id }, query: { offset: 3, limit: 1 } },
      chen,
    );
    expect(page).toEqual({ items: [events[3]], has_more: true });
  });

  it('are all rejected when one is invalid', async () => {
    const id = await begun();
    const wrong = { ...scored(1), points: 1000 };
    const refused = await server.fails(
      calls.addClassEvents,
      { params: { id }, body: { events: [scored(1), wrong] } },
      chen,
    );
    expect(refused.code).toBe('INVALID_INPUT');
    expect(await eventsOf(id)).toEqual([]);
  });

  it('stay with their class when the lesson is deleted, and are deleted with a lesson without a class', async () => {
    const [ofClass, without] = [await begun({ class_id: classId }), await begun()];
    const kept = scored(5);
    const shown = { id: newId(), at: now, kind: 'page', page_id: 'p', number: 1, milliseconds: 9 } as const;
    await add(ofClass, [shown, kept, { id: newId(), at: now, kind: 'tool', code: 'Roster' }]);
    await add(without, [scored(5)]);
    for (const id of [ofClass, without]) await server.call(calls.deleteLesson, { params: { id } }, chen);
    expect((await server.fails(calls.getLesson, { params: { id: ofClass } }, chen)).code).toBe(
      'LESSON_NOT_FOUND',
    );
    const database = server.platform.database.withTables<{
      class_event: { id: string; lesson_id: string | null; class_id: string | null };
    }>();
    const rows = await database
      .selectFrom('class_event')
      .select(['id', 'class_id'])
      .where('lesson_id', 'is', null)
      .execute();
    expect(rows).toEqual([{ id: kept.id, class_id: classId }]);
  });
});

describe('the document of a lesson', () => {
  interface Client {
    readonly doc: Y.Doc;
    readonly connection: LiveConnection;
    settled(): Promise<string>;
    close(): void;
  }

  function open(id: string, who: SignedIn): Client {
    const doc = new Y.Doc();
    const awareness = new Awareness(doc);
    const path = calls.LESSON_LIVE_PATH;
    const token = async () => JSON.stringify({ authorization: who.authorizeSocket(path) });
    const connection = new LiveConnection({
      name: id,
      doc,
      awareness,
      ports: livePorts(server.url, token, path),
    });
    return {
      doc,
      connection,
      async settled() {
        await until('the connection is synced or refused', () => {
          const { type } = connection.state;
          return type === 'refused' || type === 'offline' || (type === 'synced' && connection.isStored);
        });
        return connection.state.type;
      },
      close() {
        connection.dispose();
        awareness.destroy();
      },
    };
  }

  it('merges the panel’s offline edits, and sends them to another window of the teacher', async () => {
    const id = await begun();
    const panel = open(id, chen);
    panel.doc.getMap('records').set('lesson', new Y.Map([['kind', 'lesson']]));
    expect(await panel.settled()).toBe('synced');
    const other = open(id, chen);
    expect(await other.settled()).toBe('synced');
    expect(other.doc.getMap('records').has('lesson')).toBe(true);
    for (const each of [panel, other]) each.close();
  });

  it('is closed to other users, and to its teacher when the lesson is deleted', async () => {
    const id = await begun();
    const stranger = open(id, li);
    expect(await stranger.settled()).toBe('refused');
    const own = open(id, chen);
    expect(await own.settled()).toBe('synced');
    await server.call(calls.deleteLesson, { params: { id } }, chen);
    await until('the window is disconnected', () => own.connection.state.type === 'refused');
    for (const each of [stranger, own]) each.close();
  });
});
