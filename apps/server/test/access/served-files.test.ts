import { createHash } from 'node:crypto';
import { newId } from '@lectern/base';
import { AVATAR_PATH } from '@lectern/protocol/accounts';
import { archiveLink } from '@lectern/protocol/archives';
import { changeStudents, createClass, putStudentPhoto } from '@lectern/protocol/classes';
import { FILE_PATH, linkAssets, uploadAsset } from '@lectern/protocol/courseware';
import { COVER_MAX_BYTES, createDocument, downloadLink, putCover } from '@lectern/protocol/documents';
import { EXPORT_FILE_PATH, getExport, startExport } from '@lectern/protocol/exports';
import { LESSON_WORK_PATH, uploadLessonWork } from '@lectern/protocol/lesson-works';
import { beginLesson } from '@lectern/protocol/lessons';
import { ASSIGNMENT_FILE_PATH } from '@lectern/protocol/marking';
import { uploadAnswerFile } from '@lectern/protocol/own-work';
import {
  getPhones,
  getPupilView,
  joinLesson,
  openPhones,
  SHOWN_PAGE_PATH,
  showPageOnPhones,
  startActivity,
} from '@lectern/protocol/participants';
import { openPreview } from '@lectern/protocol/previews';
import { STROKES_PATH } from '@lectern/protocol/stroke-data';
import { LESSON_PHOTO_PATH, sendPhoto } from '@lectern/protocol/teacher-phones';
import { IMPORT_SOURCE_PATH, importSourceLink } from '@lectern/protocol/transcoding';
import { newQuestion } from '@lectern/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeApp } from '../../src/app.ts';
import { ARCHIVE_PATH } from '../../src/features/archives/archive-links.ts';
import { STUDENT_PHOTO_PATH } from '../../src/features/classes/student-photos.ts';
import { DOCUMENT_FILE_PATH } from '../../src/features/documents/document-links.ts';
import { PREVIEW_FILE_PATH } from '../../src/features/previews/preview-links.ts';
import { ShownPagesStore } from '../../src/features/shown-pages/shown-pages.store.ts';
import { makeDeck } from '../setup/decks.ts';
import { until } from '../setup/live-client.ts';
import { bearing, letInTeacher } from '../setup/phone.ts';
import { type SignedIn, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { importFile, uploadFile } from '../setup/upload-file.ts';
import { answeredAssignment } from './objects.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/**
 * Every address outside the protocol. A new address must be listed in this table, and reveals nothing without a valid
 * link.
 */
const SERVED = [
  ARCHIVE_PATH,
  ASSIGNMENT_FILE_PATH,
  AVATAR_PATH,
  DOCUMENT_FILE_PATH,
  EXPORT_FILE_PATH,
  FILE_PATH,
  IMPORT_SOURCE_PATH,
  LESSON_PHOTO_PATH,
  LESSON_WORK_PATH,
  PREVIEW_FILE_PATH,
  SHOWN_PAGE_PATH,
  // Strokes of characters, which are public.
  STROKES_PATH,
  STUDENT_PHOTO_PATH,
];

const served: string[] = [];
let server: TestServer;
let owner: SignedIn;
/** Working addresses of the owner's files by kind, and of another user's files of the same kinds. */
let links: Readonly<Record<string, string>>;
let others: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startTestServer({
    compose(platform, http) {
      const { serve } = http.routes;
      const routes = {
        ...http.routes,
        serve: (...given: Parameters<typeof serve>) => {
          served.push(given[0]);
          serve(...given);
        },
      };
      return composeApp(platform, { ...http, routes });
    },
  });
  const [teacher, other] = await Promise.all([signInTeacher(server), signInTeacher(server)]);
  owner = teacher;
  [links, others] = [await linksOf(teacher), await linksOf(other)];
});
afterAll(() => server.close());

/** One signed address of each kind. */
async function linksOf(who: SignedIn): Promise<Readonly<Record<string, string>>> {
  const { id } = await server.call(createDocument, { body: { name: '课' } }, who);
  const params = { id };
  // The content differs for each owner, because equal files have the same address.
  const rawBody = Buffer.concat([PNG, Buffer.from(who.userId)]);
  const { cover } = await server.call(putCover, { params, query: { page_count: 1 }, rawBody }, who);
  const { hash } = await server.call(uploadAsset, { params, rawBody }, who);
  const linked = await server.call(linkAssets, { params, body: { hashes: [hash] } }, who);
  const text = Buffer.from(`教案 ${who.userId}`);
  const kept = await uploadFile(server, who, '教案.txt', text);
  if (kept.kind !== 'document') throw new Error('a text became a task');
  const download = await server.call(downloadLink, { params: { id: kept.document.id } }, who);
  const preview = async () => {
    const state = await server.call(openPreview, { params: { id: kept.document.id } }, who);
    return state.status === 'ready' ? state.url : undefined;
  };
  await until('the preview is ready', async () => (await preview()) !== undefined);
  const { document_id: imported } = await importFile(server, who, '课.pptx', makeDeck([who.userId]));
  const source = await server.call(importSourceLink, { params: { id: imported ?? '' } }, who);
  const wanted = await server.call(startExport, { params, body: { format: 'ndpx' } }, who);
  const exported = async () =>
    (await server.call(getExport, { params: { id, export_id: wanted.id } }, who)).file?.url;
  await until('the export is ready', async () => (await exported()) !== undefined);
  const { token: pupilToken } = await answeredAssignment(server, who.userId, id);
  const answered = await server.call(uploadAnswerFile, { rawBody }, bearing(pupilToken));
  const [class_id, member_id] = [newId(), newId()];
  await server.call(createClass, { body: { class_id, class_name: '一班' } }, who);
  const added = [{ member_id, real_name: '白雨桐' }];
  await server.call(changeStudents, { params: { class_id }, body: { change_id: newId(), added } }, who);
  const photo = await server.call(putStudentPhoto, { params: { class_id, member_id }, rawBody }, who);
  const lesson = { id: newId() };
  await server.call(
    beginLesson,
    { params: lesson, body: { name: '课', begin_at: 0, courseware_id: id } },
    who,
  );
  const { door } = await server.call(openPhones, { params: lesson, body: { naming: 'typed' } }, who);
  const { token } = await letInTeacher(server, who, lesson.id);
  await server.call(sendPhoto, { params: { photo_id: newId() }, rawBody }, bearing(token));
  const { photos } = await server.call(getPhones, { params: lesson }, who);
  // Different for each owner, and stored as if it were drawn.
  const drawn = Buffer.concat([rawBody, Buffer.from('page')]);
  const { hash: pictureHash } = await server.platform.derivatives.put(drawn);
  const picture = { pageId: 'page', pictureHash, lookHash: 'a'.repeat(64) };
  const shownPages = new ShownPagesStore(server.platform.database.withTables());
  await server.call(showPageOnPhones, { params: lesson, body: { number: 1, count: 1, id: 'page' } }, who);
  const knock = { code: door?.code ?? '', who: { name: '小明' } };
  const pupil = await server.call(joinLesson, { body: knock });
  const asked = newQuestion('media-answer', newId);
  const activity = { ...lesson, activity_id: newId() };
  await server.call(startActivity, { params: activity, body: { kind: 'question', asked } }, who);
  const { activity_id } = activity;
  const work = await server.call(
    uploadLessonWork,
    { params: { activity_id }, rawBody },
    bearing(pupil.token),
  );
  let shown = '';
  await until('the phone shows the page', async () => {
    // The job that draws pages deletes pictures of pages that the courseware does not have, such as this one.
    await shownPages.put(id, picture, new Date());
    const { page } = await server.call(getPupilView, {}, bearing(pupil.token));
    shown = page?.picture ?? '';
    return shown !== '';
  });
  return {
    'a page for a phone': shown,
    'a photograph of a lesson': photos[0]?.url ?? '',
    'a file of an answer': answered.url,
    'a file of an answer in a lesson': work.url,
    'a photo of a pupil': photo.head_icon_path,
    'a cover': cover ?? '',
    'a file': download.url,
    'an archive': (await server.call(archiveLink, { body: { ids: [kept.document.id] } }, who)).url,
    'an imported file': source.url,
    'an asset': linked.links[hash] ?? '',
    'a preview': (await preview()) ?? '',
    'an export': (await exported()) ?? '',
  };
}

/** The address with one parameter of its query changed. */
function changed(link: string, name: string, value: string | undefined): string {
  const url = new URL(link, server.url);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.pathname + url.search;
}

it('only the listed addresses are served outside the protocol', () => {
  expect(served.toSorted()).toEqual(SERVED.toSorted());
});

describe('a signed link', () => {
  it('is refused without its signature, with another signature, and with another expiry', async () => {
    const wrong: string[] = [];
    for (const [what, link] of Object.entries(links)) {
      const forged = [
        changed(link, 's', undefined),
        changed(link, 's', new URL(others[what] ?? '', server.url).searchParams.get('s') ?? ''),
        changed(link, 's', createHash('sha256').update(link).digest('base64url')),
        changed(link, 'e', String(Date.now() + 86_400_000)),
        changed(link, 'e', undefined),
      ];
      for (const address of forged) {
        const { status } = await server.fetch(address);
        if (status !== 403) wrong.push(`${what} returned ${status}`);
      }
      const { status } = await server.fetch(link);
      if (status !== 200) wrong.push(`${what} itself returned ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('of one file opens no other file: its query on another file’s path is refused', async () => {
    for (const [what, link] of Object.entries(links)) {
      const query = link.slice(link.indexOf('?'));
      const elsewhere = (others[what] ?? '').split('?')[0] ?? '';
      expect([what, (await server.fetch(elsewhere + query)).status]).toEqual([what, 403]);
    }
  });
});

it('a user’s file is never a page: it may run and load nothing, and no page may frame it', async () => {
  const avatar = AVATAR_PATH.replace(':id', owner.userId);
  for (const [what, link] of Object.entries({ ...links, 'an avatar': avatar })) {
    const { headers } = await server.fetch(link);
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    const needed = ['sandbox', "default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
    expect([what, needed.filter((directive) => !policy.includes(directive))]).toEqual([what, []]);
    expect(policy.join('; ')).not.toContain('allow-');
    // The charset of a text must be stated, otherwise the browser guesses it.
    expect(headers.get('content-type') ?? '', what).toMatch(/^(?!text\/)|charset=utf-8$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
});

describe('a thumbnail', () => {
  const coursewareNamed = (name: string) =>
    server.call(createDocument, { query: { auto_rename: true }, body: { name } }, owner);

  it('is read by a signed link, which is invalid after any change', async () => {
    const item = await coursewareNamed('封面');
    const put = { params: { id: item.id }, query: { page_count: 8 }, rawBody: PNG };
    const after = await server.call(putCover, put, owner);
    expect(after.page_count).toBe(8);
    const link = after.cover ?? '';
    const response = await server.fetch(link);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    // One character of the signature, replaced by another.
    const otherSign = link.replace(/s=(.)/, (_, first) => `s=${first === '_' ? '-' : '_'}`);
    for (const wrong of [otherSign, link.replace(/e=\d/, 'e=9'), link.split('&')[0] ?? '']) {
      expect((await server.fetch(wrong)).status).toBe(403);
    }
  });

  it('is a picture of at most 512 kB, whatever its name', async () => {
    const item = await coursewareNamed('假封面');
    const params = { id: item.id };
    const page = Buffer.from('<svg onload="alert(1)"/>');
    expect((await server.fails(putCover, { params, rawBody: page }, owner)).code).toBe('FILE_TYPE_MISMATCH');
    const large = { params, rawBody: new Uint8Array(COVER_MAX_BYTES + 1) };
    expect((await server.fails(putCover, large, owner)).code).toBe('PAYLOAD_TOO_LARGE');
  });
});
