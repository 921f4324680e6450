import { newId } from '@lectern/base';
import type { ActivitySetting, AnswerContent } from '@lectern/protocol/activity-shapes';
import { changeStudents } from '@lectern/protocol/classes';
import { listActivities } from '@lectern/protocol/kept-activities';
import * as lessons from '@lectern/protocol/lessons';
import * as calls from '@lectern/protocol/participants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearing } from '../../../../test/setup/phone.ts';
import { createSchool, type SignedIn, signInTeacher } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { ClassesStore } from '../../classes/classes.store.ts';
import { ParticipantsStore } from '../participants.store.ts';

let server: TestServer;
let chen: SignedIn;
let classId: string;
const wang = { member_id: newId(), real_name: '王小明', student_number: '1' };

beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  const organisationId = await createSchool(server);
  chen = await signInTeacher(server, { organisationId });
  classId = await new ClassesStore(server.platform.database).insert(
    { organisationId, name: '三年级2班', teacherIds: [chen.userId] },
    Date.now(),
  );
  const body = { change_id: newId(), added: [wang] };
  await server.call(changeStudents, { params: { class_id: classId }, body }, chen);
});
afterAll(() => server.close());

async function opened(): Promise<{ id: string; code: string }> {
  const id = newId();
  const begin = { name: '秋天的雨', begin_at: Date.now(), class_id: classId };
  await server.call(lessons.beginLesson, { params: { id }, body: begin }, chen);
  const panel = await server.call(calls.openPhones, { params: { id }, body: { naming: 'either' } }, chen);
  return { id, code: panel.door?.code ?? '' };
}

async function joined(code: string, who: { name: string } | { member_id: string }) {
  const { token } = await server.call(calls.joinLesson, { body: { code, who } });
  return bearing(token);
}

async function asked(id: string, setting: ActivitySetting): Promise<string> {
  const activity_id = newId();
  await server.call(calls.startActivity, { params: { id, activity_id }, body: setting }, chen);
  return activity_id;
}

function answer(phone: Awaited<ReturnType<typeof joined>>, activity_id: string, content: AnswerContent) {
  return server.call(calls.addAnswer, { body: { id: newId(), activity_id, content } }, phone);
}

function kept(id: string, query = {}) {
  return server.call(listActivities, { params: { id }, query }, chen);
}

it('the record of a lesson contains its activities, their results and the answers of each pupil, also after the lesson', async () => {
  const { id, code } = await opened();
  const [one, other] = [await joined(code, wang), await joined(code, { name: '小红' })];
  const setting = { kind: 'vote', question: '最喜欢？', options: ['红', '黄'], several: false } as const;
  const vote = await asked(id, { ...setting, options: [...setting.options] });
  await answer(one, vote, { kind: 'vote', options: [0] });
  await answer(other, vote, { kind: 'vote', options: [1] });
  await answer(one, vote, { kind: 'vote', options: [1] });
  const cloud = await asked(id, { kind: 'words', question: '', longest: 10, most: 3 });
  await answer(other, cloud, { kind: 'words', text: '=落叶' });
  await server.call(lessons.endLesson, { params: { id }, body: { end_at: Date.now() } }, chen);

  const { items, has_more } = await kept(id);
  expect(has_more).toBe(false);
  expect(items).toMatchObject([
    {
      id: vote,
      setting: { question: '最喜欢？' },
      result: { kind: 'vote', counts: [0, 2] },
      answered: 2,
      answers: [
        { name: '王小明', member_id: wang.member_id, content: { options: [0] } },
        { name: '小红', member_id: null, content: { options: [1] } },
        { name: '王小明', content: { options: [1] } },
      ],
    },
    { id: cloud, answered: 1, answers: [{ name: '小红', content: { text: '=落叶' } }] },
  ]);
  expect(await kept(id, { offset: 1, limit: 1 })).toMatchObject({ items: [{ id: cloud }], has_more: false });
  expect(await kept(id, { limit: 1 })).toMatchObject({ items: [{ id: vote }], has_more: true });
});

it('the record of a lesson has no typed names after their retention period, but keeps the answers', async () => {
  const { id, code } = await opened();
  const phone = await joined(code, { name: '小红' });
  const buzz = await asked(id, { kind: 'buzz', question: '' });
  await answer(phone, buzz, { kind: 'buzz' });
  expect((await kept(id)).items).toMatchObject([{ answers: [{ name: '小红', early: true }], answered: 0 }]);
  const store = new ParticipantsStore(server.platform.database.withTables());
  await store.forgetNames(new Date(Date.now() + 1_000));
  expect((await kept(id)).items).toMatchObject([{ answers: [{ name: '', early: true }], answered: 0 }]);
});
