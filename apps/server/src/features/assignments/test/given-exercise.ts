import { newId } from '@lectern/base';
import { addExerciseQuestions, exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import type { AssignmentSetting, AssignmentSource } from '@lectern/protocol/assignment-shapes';
import { createAssignment } from '@lectern/protocol/assignments';
import { changeStudents, createClass } from '@lectern/protocol/classes';
import { DEVICE_HEADER } from '@lectern/protocol/constants';
import { createDocument } from '@lectern/protocol/documents';
import { EXERCISE_LIVE_PATH } from '@lectern/protocol/exercises';
import { addResponse, beginWork, handInWork, type OwnWork } from '@lectern/protocol/own-work';
import { contentOf, type Question, type SingleQuestion } from '@lectern/questions';
import * as Y from 'yjs';
import { openLive } from '../../../../test/setup/live-client.ts';
import { bearing } from '../../../../test/setup/phone.ts';
import type { SignedIn } from '../../../../test/setup/sessions.ts';
import type { TestServer } from '../../../../test/setup/test-server.ts';

export const DEVICE = '01890000-0000-7000-8000-0000000000d1';

/** A single choice of three, of which `a` is right, with some fields replaced. */
export function choice(fields: Partial<SingleQuestion> = {}): SingleQuestion {
  return {
    format: 1,
    id: newId(),
    version: 1,
    kind: 'single-choice',
    stem: contentOf('题干'),
    body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(`选项 ${id}`) })) },
    key: { right: 'a' },
    score: 2,
    rule: { name: 'exact' },
    attempts: 1,
    counts: 'last',
    ...fields,
  };
}

export function essay(fields: Partial<SingleQuestion> = {}): SingleQuestion {
  const levels = [
    { id: 'good', points: 4, description: '好' },
    { id: 'poor', points: 1, description: '差' },
  ];
  return choice({
    kind: 'essay',
    body: { photographs: 2 },
    key: { rubric: [{ id: 'ideas', title: '立意', levels }] },
    score: 5,
    rule: { name: 'manual' },
    ...fields,
  });
}

interface NewQuestion {
  readonly question: unknown;
  readonly points?: number;
}

/** Creates an exercise with these questions in its first section; returns its id. */
export async function makeExercise(
  server: TestServer,
  who: SignedIn,
  questions: readonly (Question | NewQuestion)[],
): Promise<string> {
  const body = { name: '练习', resource_type_code: 'exercises' as const };
  const { id } = await server.call(createDocument, { query: { auto_rename: true }, body }, who);
  await editExercise(server, who, id, (client) => {
    const [section] = exerciseSections(client.store);
    const records = questions.map((one) => ('question' in one ? one : { question: one }));
    client.store.transact((edit) => addExerciseQuestions(edit, section?.id ?? '', records as never));
  });
  return id;
}

/** Edits an exercise as its author's window does, until the edits are stored. */
export async function editExercise(
  server: TestServer,
  who: SignedIn,
  id: string,
  edit: (client: ReturnType<typeof openLive>) => void,
): Promise<void> {
  const client = openLive(server, who, id, new Y.Doc(), (ports) => ports, EXERCISE_LIVE_PATH);
  await client.synced();
  edit(client);
  await client.synced();
  client.close();
}

/** The records of an exercise's questions, as its author's window has them. */
export function questionRecords({ store }: ReturnType<typeof openLive>) {
  return exerciseSections(store).flatMap(({ id }) => exerciseQuestions(store, id));
}

export interface TestClass {
  readonly id: string;
  readonly pupils: readonly string[];
}

/** Creates a class with pupils of these names, who are in groups 1 and 2 in turn. */
export async function makeClass(
  server: TestServer,
  who: SignedIn,
  names: readonly string[],
): Promise<TestClass> {
  const id = newId();
  await server.call(createClass, { body: { class_id: id, class_name: '三年级一班' } }, who);
  const added = names.map((real_name, index) => ({
    member_id: newId(),
    real_name,
    student_number: String(index + 1),
    group_name: String((index % 2) + 1),
  }));
  await server.call(changeStudents, { params: { class_id: id }, body: { change_id: newId(), added } }, who);
  return { id, pupils: added.map(({ member_id }) => member_id) };
}

export function settingFor(
  targets: AssignmentSetting['targets'],
  now: number,
  more: Partial<AssignmentSetting> = {},
): AssignmentSetting {
  return {
    title: '第一课作业',
    note: '',
    targets,
    open_to_link: false,
    asks_word: false,
    from_at: now - 60_000,
    until_at: now + 3_600_000,
    takes_late: false,
    attempts: 1,
    counts: 'best',
    time_limit: null,
    marks_shown: 'handed-in',
    key_shown: 'handed-in',
    ...more,
  };
}

export function give(
  server: TestServer,
  who: SignedIn,
  source: AssignmentSource,
  setting: AssignmentSetting,
  id = newId(),
) {
  return server.call(createAssignment, { params: { id }, body: { source, setting } }, who);
}

/** Begins an attempt of a pupil of a class. */
export async function begin(
  server: TestServer,
  code: string,
  who: { class_id: string; member_id: string } | { name: string },
  more: { word?: string; device?: string } = {},
) {
  const { token, work } = await server.call(beginWork, {
    body: { code, who, ...(more.word !== undefined && { word: more.word }) },
    headers: { [DEVICE_HEADER]: more.device ?? 'a phone' },
  });
  return { token, session: bearing(token), work };
}

/** Gives a response; returns the reply. */
export function respond(
  server: TestServer,
  session: ReturnType<typeof bearing>,
  questionId: string,
  response: unknown,
  more: { id?: string; givenAt?: number; device?: string } = {},
) {
  return server.call(
    addResponse,
    {
      params: { response_id: more.id ?? newId() },
      body: {
        question_id: questionId,
        response,
        given_at: more.givenAt ?? Date.now(),
        device: more.device ?? DEVICE,
      },
    },
    session,
  );
}

export function questionsOf(work: OwnWork): OwnWork['sections'][number]['questions'] {
  return work.sections.flatMap(({ questions }) => questions);
}

/** The response that picks the choice `a`, `b` or `c` of a question by `choice`. */
export function pick(work: OwnWork, questionId: string, id: string): { choice: string | undefined } {
  const asked = questionsOf(work).find((one) => one.id === questionId)?.question as {
    body?: { choices?: { id: string; content: unknown }[] };
  };
  const found = asked.body?.choices?.find(({ content }) => JSON.stringify(content).includes(`选项 ${id}`));
  return { choice: found?.id };
}

/** Begins, picks these choices and hands in; returns the attempt. */
export async function answered(
  server: TestServer,
  code: string,
  who: Parameters<typeof begin>[2],
  picks: readonly string[],
) {
  const { session, work } = await begin(server, code, who);
  for (const [index, id] of picks.entries()) {
    const question = questionsOf(work)[index]?.id ?? '';
    await respond(server, session, question, pick(work, question, id));
  }
  return { session, work: await server.call(handInWork, {}, session) };
}
