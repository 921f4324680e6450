import { newId } from '@lectern/base';
import { CoursewareStore } from '@lectern/courseware';
import {
  addExerciseQuestions,
  addExerciseSection,
  EXERCISE_LIMITS,
  exerciseQuestions,
  exerciseSections,
  moveExerciseQuestion,
  setExercise,
} from '@lectern/courseware/exercise';
import { EditPermission } from '@lectern/protocol';
import { archiveLink } from '@lectern/protocol/archives';
import * as courseware from '@lectern/protocol/courseware';
import * as versions from '@lectern/protocol/courseware-versions';
import { copyDocument, createDocument, listDocuments, putGrant } from '@lectern/protocol/documents';
import { EXERCISE_LIVE_PATH, exerciseState, exerciseToCourseware } from '@lectern/protocol/exercises';
import { startExport } from '@lectern/protocol/exports';
import { getDocument } from '@lectern/protocol/one-document';
import { putShare } from '@lectern/protocol/shares';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { type LiveClient, openLive, until } from '../../../test/setup/live-client.ts';
import { ONE_PIXEL } from '../../../test/setup/phone.ts';
import type { SignedIn } from '../../../test/setup/sessions.ts';
import type { TestServer } from '../../../test/setup/test-server.ts';
import { startTwoTeachers } from '../../../test/setup/two-teachers.ts';
import { importFile } from '../../../test/setup/upload-file.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
const clients: LiveClient[] = [];
beforeAll(async () => {
  ({ server, chen, li } = await startTwoTeachers());
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.close());

async function make(name: string) {
  const body = { name, resource_type_code: 'exercises' as const };
  return server.call(createDocument, { query: { auto_rename: true }, body }, chen);
}

function open(id: string, who = chen): LiveClient {
  const client = openLive(server, who, id, new Y.Doc(), (ports) => ports, EXERCISE_LIVE_PATH);
  clients.push(client);
  return client;
}

async function opened(id: string, who = chen): Promise<LiveClient> {
  const client = open(id, who);
  await client.synced();
  return client;
}

async function stored(id: string, who = chen): Promise<CoursewareStore> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await server.call(exerciseState, { params: { id } }, who));
  return new CoursewareStore(doc);
}

const grant = (id: string, permission: EditPermission) =>
  server.call(putGrant, { params: { id, user_id: li.userId }, body: { permission } }, chen);

const question = (name: string) => ({
  question: {
    format: 1,
    id: newId(),
    kind: 'true-false',
    stem: { paragraphs: [{ runs: [{ type: 'text', text: name }] }] },
  },
});

function add(client: LiveClient, ...names: string[]): readonly string[] {
  const [section] = exerciseSections(client.store);
  let ids: readonly string[] = [];
  client.store.transact((edit) => {
    ids = addExerciseQuestions(edit, section?.id ?? '', names.map(question));
  });
  return ids;
}

function stems(store: CoursewareStore): string[] {
  return exerciseSections(store)
    .flatMap(({ id }) => exerciseQuestions(store, id))
    .map((each) => JSON.stringify(each.question.stem).replace(/.*"text":"([^"]*)".*/, '$1'));
}

describe('an exercise', () => {
  it('begins with one empty section, and is listed as an exercise', async () => {
    const made = await make('单元练习');
    expect(made).toMatchObject({
      resource_type_code: 'exercises',
      core_type: 'exercise',
      format: 'exercise',
      page_count: 0,
    });
    const store = await stored(made.id);
    expect([exerciseSections(store).length, stems(store)]).toEqual([1, []]);
    const list = async (file_type: 'exercise' | 'courseware') =>
      (await server.call(listDocuments, { query: { file_type } }, chen)).items.map(({ id }) => id);
    expect(await list('exercise')).toContain(made.id);
    expect(await list('courseware')).not.toContain(made.id);
  });

  it('merges what two teachers add, move and change at once, and still has it when it is opened again', async () => {
    const { id } = await make('两位老师');
    await grant(id, EditPermission.EDIT);
    const [one, two] = [await opened(id), await opened(id, li)];
    const [first = ''] = add(one, '一', '二');
    await until('the colleague has the questions', () => stems(two.store).length === 2);
    two.store.transact((edit) => addExerciseSection(edit, '填空题'));
    add(two, '三');
    one.store.transact((edit) => setExercise(edit, { timeLimit: 1800 }));
    await until('both have all of it', () =>
      [one, two].every(({ store }) => stems(store).length === 3 && exerciseSections(store).length === 2),
    );
    const second = exerciseSections(one.store)[1]?.id ?? '';
    one.store.transact((edit) => moveExerciseQuestion(edit, first, second, 0));
    await Promise.all([one.synced(), two.synced()]);
    const again = await stored(id);
    expect(stems(again)).toEqual(['二', '三', '一']);
    expect(again.find('exercise', 'exercise')?.timeLimit).toBe(1800);
  });

  it('takes edits made offline when the connection returns', async () => {
    const { id } = await make('断网');
    const one = await opened(id);
    await one.synced();
    one.close();
    add(one, '离线加的');
    const again = openLive(server, chen, id, one.doc, (ports) => ports, EXERCISE_LIVE_PATH);
    clients.push(again);
    await again.synced();
    expect(stems(await stored(id))).toEqual(['离线加的']);
  });

  it('cannot be edited by a colleague who may only view it, nor opened without permission', async () => {
    const { id } = await make('只看');
    await grant(id, EditPermission.VIEW);
    const viewer = await opened(id, li);
    add(viewer, '不算');
    const owner = await opened(id);
    add(owner, '算');
    await owner.synced();
    expect(stems(await stored(id))).toEqual(['算']);
    await grant(id, EditPermission.NONE);
    await until('the colleague is sent away', () => viewer.connection.state.type === 'refused');
    expect((await server.fails(exerciseState, { params: { id } }, li)).code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('rejects questions beyond its limits', async () => {
    const { id } = await make('太多');
    const one = await opened(id);
    const [section] = exerciseSections(one.store);
    one.store.transact((edit) => {
      for (let at = 0; at <= EXERCISE_LIMITS.questions; at += 1)
        edit.create({
          kind: 'exercise-question',
          id: newId(),
          parentId: section?.id ?? '',
          order: 'a0',
          ...question('x'),
        });
    });
    await until('the client is refused', () => one.connection.state.type !== 'synced');
    expect(stems(await stored(id))).toEqual([]);
    const { id: other } = await make('太大');
    const two = await opened(other);
    two.store.transact((edit) => {
      const big = { ...question('x').question, analysis: 'x'.repeat(EXERCISE_LIMITS.recordBytes) };
      addExerciseQuestions(edit, exerciseSections(two.store)[0]?.id ?? '', [{ question: big }]);
    });
    await until('the client is refused', () => two.connection.state.type !== 'synced');
    expect(stems(await stored(other))).toEqual([]);
  });

  it('is not exported as pages and not shown by a link', async () => {
    const { id } = await make('无外链');
    const params = { id };
    expect((await server.fails(startExport, { params, body: { format: 'pdf' } }, chen)).code).toBe(
      'DOCUMENT_NOT_FOUND',
    );
    expect((await server.fails(putShare, { params, body: {} }, chen)).code).toBe('FILE_TYPE_UNSUPPORTED');
  });
});

describe('the versions of an exercise', () => {
  it('are kept with its questions, and restored while a window has it open', async () => {
    const { id } = await make('版本');
    const params = { id };
    const client = await opened(id);
    const [first = ''] = add(client, '一', '二');
    await client.synced();
    const kept = await server.call(versions.keepCoursewareVersion, { params, body: { name: '初稿' } }, chen);
    client.store.transact((edit) => edit.remove(first));
    add(client, '三');
    await client.synced();
    const restored = { id, version_id: kept.id };
    const { changed } = await server.call(versions.restoreCoursewareVersion, { params: restored }, chen);
    expect(changed).toBe(true);
    await until('the open window has the version', () => stems(client.store).join('') === '一二');
    const { items } = await server.call(versions.listCoursewareVersions, { params, query: {} }, chen);
    expect(items.map(({ name }) => name)).toContain('初稿');
    expect(items).toHaveLength(3);
    expect((await server.fails(versions.listCoursewareVersions, { params, query: {} }, li)).code).toBe(
      'DOCUMENT_NOT_FOUND',
    );
  });
});

describe('a copied exercise, and an exercise after export and import', () => {
  it('have the questions, settings and files of the original', async () => {
    const { id } = await make('带图');
    const params = { id };
    const { hash, ...file } = await server.call(
      courseware.uploadAsset,
      { params, rawBody: Buffer.from(ONE_PIXEL) },
      chen,
    );
    const client = await opened(id);
    const stem = { paragraphs: [], media: [{ type: 'picture', asset: hash }] };
    const [section] = exerciseSections(client.store);
    client.store.transact((edit) => {
      edit.create({ kind: 'asset', id: hash, ...file });
      addExerciseQuestions(edit, section?.id ?? '', [
        { question: { ...question('').question, stem }, points: 3 },
        question('二'),
      ]);
      setExercise(edit, { order: 'shuffled' });
    });
    await client.synced();
    const copy = await server.call(copyDocument, { body: { source_id: id } }, chen);
    const { url } = await server.call(archiveLink, { body: { ids: [id] } }, chen);
    const files = unzipSync(new Uint8Array(await (await server.fetch(url)).arrayBuffer()));
    const archive = files['带图.exercise'] ?? new Uint8Array();
    expect(Object.keys(unzipSync(archive)).some((name) => name.includes(hash))).toBe(true);
    const imported = await importFile(server, chen, '带图.exercise', archive);
    for (const documentId of [copy.id, imported.document_id ?? '']) {
      const item = await server.call(getDocument, { params: { id: documentId }, query: {} }, chen);
      expect(item).toMatchObject({ resource_type_code: 'exercises', format: 'exercise' });
      const store = await stored(documentId);
      expect(store.find('exercise', 'exercise')?.order).toBe('shuffled');
      const [withPicture, second] = exerciseSections(store).flatMap((each) =>
        exerciseQuestions(store, each.id),
      );
      expect([withPicture?.points, withPicture?.question.stem, second?.question.kind]).toEqual([
        3,
        stem,
        'true-false',
      ]);
      const { links } = await server.call(
        courseware.linkAssets,
        { params: { id: documentId }, body: { hashes: [hash] } },
        chen,
      );
      expect(Object.keys(links)).toEqual([hash]);
    }
  });
});

describe('a courseware of an exercise', () => {
  it('has a title page, a page for each question, and the files', async () => {
    const { id } = await make('第二课');
    const params = { id };
    const empty = await server.fails(exerciseToCourseware, { params }, chen);
    expect(empty.code).toBe('EXERCISE_EMPTY');
    const asset = { params, rawBody: Buffer.from(ONE_PIXEL) };
    const { hash, ...file } = await server.call(courseware.uploadAsset, asset, chen);
    const client = await opened(id);
    client.store.transact((edit) => edit.create({ kind: 'asset', id: hash, ...file }));
    add(client, '一', '二');
    await client.synced();
    expect((await server.fails(exerciseToCourseware, { params }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    const made = await server.call(exerciseToCourseware, { params }, chen);
    const again = await server.call(exerciseToCourseware, { params }, chen);
    expect([made.name, again.name]).toEqual(['第二课 (2)', '第二课 (3)']);
    const item = await server.call(getDocument, { params: { id: made.id }, query: {} }, chen);
    expect(item).toMatchObject({ resource_type_code: 'coursewares', page_count: 3 });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await server.call(courseware.coursewareState, { params: { id: made.id } }, chen));
    const store = new CoursewareStore(doc);
    const stemOf = (page: string) => store.children(page).map((each) => store.find('element', each)?.type);
    expect(store.pages().map(stemOf)).toEqual([['shape'], ['question'], ['question']]);
    const files = { params: { id: made.id }, body: { hashes: [hash] } };
    expect(Object.keys((await server.call(courseware.linkAssets, files, chen)).links)).toEqual([hash]);
  });
});
