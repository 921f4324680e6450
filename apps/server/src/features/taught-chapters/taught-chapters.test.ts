import { createDocument, getDocument } from '@lectern/protocol/documents';
import { type ChapterInfo, getTaughtChapter, setTaughtChapter } from '@lectern/protocol/taught-chapters';
import { afterAll, expect, it } from 'vitest';
import { signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';

const server = await startTestServer({ config: { roles: ['api', 'collab'] } });
afterAll(() => server.close());

const autumn: ChapterInfo = {
  patternName: 'K12',
  patternPath: 'K12/$ST0200/$GR0300/$SB0100/$VR01/$VL01',
  chapterPath: 'book-3a/unit-2/chapter-6',
  bookId: 'book-3a',
  chapterId: 'chapter-6',
  chapterName: '6 秋天的雨',
  stage: '小学',
  grade: '三年级',
  subject: '语文',
  version: '统编版',
  subjectCode: '$SB0100',
  volume: '上册',
};

it('the taught chapter is null until it is selected, and then the same on every device', async () => {
  const chen = await signInTeacher(server);
  expect(await server.call(getTaughtChapter, {}, chen)).toEqual({ chapter: null, chosen_at: null });
  const chosen_at = Date.now() - 1_000;
  const said = await server.call(setTaughtChapter, { body: { chapter: autumn, chosen_at } }, chen);
  expect(said).toEqual({ chapter: autumn, chosen_at });
  expect(await server.call(getTaughtChapter, {}, chen)).toEqual(said);
  const li = await signInTeacher(server);
  expect((await server.call(getTaughtChapter, {}, li)).chapter).toBeNull();
});

it('the taught chapter stays the later selection when an older one arrives after it, and a future time counts as now', async () => {
  const chen = await signInTeacher(server);
  const now = Date.now();
  const later = { ...autumn, chapterId: 'chapter-7', chapterName: '7 听听，秋天的声音' };
  await server.call(setTaughtChapter, { body: { chapter: later, chosen_at: now + 86_400_000 } }, chen);
  const answer = await server.call(
    setTaughtChapter,
    { body: { chapter: autumn, chosen_at: now - 5_000 } },
    chen,
  );
  expect(answer.chapter).toEqual(later);
  expect(answer.chosen_at).toBeLessThanOrEqual(Date.now());
});

it('the taught chapter is set for new coursewares and boards, but not for folders or documents that name another chapter', async () => {
  const chen = await signInTeacher(server);
  const materialsOf = async (body: object) => {
    const { id } = await server.call(
      createDocument,
      { query: { auto_rename: true }, body: { name: '秋天', ...body } },
      chen,
    );
    return (await server.call(getDocument, { params: { id } }, chen)).teaching_materials;
  };
  expect(await materialsOf({ resource_type_code: 'coursewares' })).toEqual([]);
  await server.call(setTaughtChapter, { body: { chapter: autumn, chosen_at: Date.now() } }, chen);
  const tied = [{ teaching_material_id: 'book-3a', chapter_id: 'chapter-6' }];
  expect(await materialsOf({ resource_type_code: 'coursewares' })).toEqual(tied);
  expect(await materialsOf({ resource_type_code: 'superboard' })).toEqual(tied);
  expect(await materialsOf({ resource_type_code: 'exercises' })).toEqual(tied);
  expect(await materialsOf({ resource_type_code: 'folder' })).toEqual([]);
  const own = [{ teaching_material_id: 'another', chapter_id: 'one' }];
  expect(await materialsOf({ resource_type_code: 'coursewares', teaching_materials: own })).toEqual(own);
});

it('the taught chapter is refused when its name is empty or too long', async () => {
  const chen = await signInTeacher(server);
  for (const chapterName of ['', '长'.repeat(201)]) {
    const body = { chapter: { ...autumn, chapterName }, chosen_at: Date.now() };
    expect(await server.fails(setTaughtChapter, { body }, chen)).toMatchObject({ code: 'INVALID_INPUT' });
  }
});
