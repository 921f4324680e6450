import { createHash } from 'node:crypto';
import { newId } from '@lectern/base';
import type { AnswerContent } from '@lectern/protocol/activity-shapes';
import * as keptCalls from '@lectern/protocol/kept-activities';
import * as works from '@lectern/protocol/lesson-works';
import { deleteLesson } from '@lectern/protocol/lessons';
import { addPanelAnswers, uploadPanelFile } from '@lectern/protocol/panel-answers';
import * as calls from '@lectern/protocol/participants';
import { newQuestion, type Question, type SingleQuestion } from '@lectern/questions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE_PIXEL } from '../../../../test/setup/phone.ts';
import type { Session } from '../../../../test/setup/test-server.ts';
import { on, startPhones } from './lesson-phones.ts';

const time = { ahead: 0 };
const phones = await startPhones({ now: () => Date.now() + time.ahead });
const { server, second, chen, li, opened, joined, phoneSocket, panelSocket } = phones;
beforeEach(() => {
  time.ahead = 0;
});
afterEach(() => phones.letGo());
afterAll(() => phones.close());

const OGG = Buffer.from('OggS\0\x02', 'latin1');
/** A picture with other bytes for each name. */
const picture = (name: string) => Buffer.concat([ONE_PIXEL, Buffer.from(name)]);
const made = (kind: string, change: object = {}) =>
  ({ ...newQuestion(kind, newId), attempts: 'free', counts: 'last', ...change }) as SingleQuestion;
const drawing = () => made('media-answer');

/** An activity that asks pupils for files, in a lesson that two phones have joined. */
async function asked(setting: object = { kind: 'question', asked: drawing() }) {
  const { id, code } = await opened();
  const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红', second)];
  const activityId = newId();
  const params = { id, activity_id: activityId };
  const body = setting as Parameters<typeof phones.start>[1];
  await server.call(calls.startActivity, { params, body }, chen);
  return {
    id,
    activityId,
    ming,
    hong,
    change: (changed: object) => server.call(calls.changeActivity, { params, body: changed }, chen),
    upload: (rawBody: Buffer, who: Session) =>
      server.call(works.uploadLessonWork, { params: { activity_id: activityId }, rawBody }, who),
    refused: async (rawBody: Buffer, who: Session) =>
      (await server.fails(works.uploadLessonWork, { params: { activity_id: activityId }, rawBody }, who))
        .code,
    answer: (content: AnswerContent) => ({ body: { id: newId(), activity_id: activityId, content } }),
    drawn: (hash: string, given_ms?: number) => ({
      body: {
        id: newId(),
        activity_id: activityId,
        content: { kind: 'question' as const, response: { drawing: hash }, given_ms },
      },
    }),
  };
}

const EXERCISE = { kind: 'exercise', title: '', document_id: null, drawings: {}, time_limit: null };

/** Deletes objects that nothing has named for a week. */
async function sweep(): Promise<void> {
  const { objectSweep } = server.platform;
  await objectSweep.run(Date.now());
  await objectSweep.run(Date.now() + 8 * 86_400_000);
}

async function status(link: string | undefined): Promise<number> {
  return (await server.fetch(link ?? '')).status;
}

describe('a file of an answer in a lesson', () => {
  it('is shown to the panel with its answer, and to other phones only when the teacher shows it', async () => {
    const { id, ming, hong, change, upload, drawn } = await asked();
    const panel = panelSocket(id);
    const phone = phoneSocket(hong.token);
    const first = await upload(picture('first'), ming);
    expect(await status(first.url)).toBe(200);
    // A file without an answer is not handed in.
    expect((await server.call(calls.getPhones, on(id), chen)).activity).toMatchObject({
      works: [],
      answered: 0,
    });
    await server.call(calls.addAnswer, drawn(first.hash), ming);
    const last = await upload(picture('last'), ming);
    await server.call(calls.addAnswer, drawn(last.hash), ming);
    const { activity } = await panel.panel((view) => view.activity?.works[0]?.hash === last.hash);
    expect(activity?.works).toMatchObject([
      { participant_id: ming.view.me.id, index: 0, hash: last.hash, mime: 'image/png' },
    ]);
    expect(await status(activity?.works[0]?.url)).toBe(200);

    await change({ state: 'closed', shown: true });
    const before = await phone.view((view) => view.activity?.result != null);
    expect(JSON.stringify(before)).not.toContain(last.hash);
    await change({ shown_works: [last.hash, 'f'.repeat(64)] });
    const after = await phone.view((view) => view.activity?.works.length === 1);
    expect(await status(after.activity?.works[0]?.url)).toBe(200);
    expect(JSON.stringify(after)).not.toContain('小明');
    await change({ shown_works: [] });
    await phone.view((view) => view.version > after.version && view.activity?.works.length === 0);
  });

  it('is named by answers of its own pupil alone', async () => {
    const { ming, hong, upload, drawn } = await asked();
    const { hash } = await upload(picture('own'), ming);
    for (const [who, named] of [
      [hong, hash],
      [ming, 'e'.repeat(64)],
    ] as const)
      expect((await server.fails(calls.addAnswer, drawn(named), who)).code).toBe('INVALID_INPUT');
    const other = await asked();
    expect((await server.fails(calls.addAnswer, other.drawn(hash), other.ming)).code).toBe('INVALID_INPUT');
  });

  it('is refused from another lesson, from who is in none, and for a question without files', async () => {
    const { refused, ming } = await asked();
    const other = await asked();
    expect(await refused(picture('x'), other.ming)).toBe('ACTIVITY_NOT_FOUND');
    await server.call(calls.leaveLesson, {}, ming);
    expect(await refused(picture('x'), ming)).toBe('PARTICIPANT_GONE');
    const choice = await asked({ kind: 'question', asked: made('single-choice') });
    expect(await choice.refused(picture('x'), choice.ming)).toBe('ACTIVITY_NOT_FOUND');
    const vote = await asked({ kind: 'vote', question: '', options: ['A', 'B'], several: false });
    expect(await vote.refused(picture('x'), vote.ming)).toBe('ACTIVITY_NOT_FOUND');
  });

  it('is a picture or a recording by its content, as the question asks', async () => {
    const { ming, refused } = await asked();
    for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), Buffer.from('%PDF-1.7'), OGG])
      expect(await refused(bytes, ming)).toBe('FILE_TYPE_UNSUPPORTED');
    const large = Buffer.concat([ONE_PIXEL, Buffer.alloc(works.WORK_FILE_MAX_BYTES)]);
    expect(await refused(large, ming)).toBe('PAYLOAD_TOO_LARGE');
    const speech = await asked({
      kind: 'question',
      asked: made('media-answer', { body: { ask: 'speech', seconds: 60 } }),
    });
    expect(await speech.upload(OGG, speech.ming)).toMatchObject({ mime: 'audio/ogg' });
    expect(await speech.refused(ONE_PIXEL, speech.ming)).toBe('FILE_TYPE_UNSUPPORTED');
  });

  it('arrives up to two minutes after the end, and counts when its answer was given before it', async () => {
    const { id, ming, hong, change, upload, refused, drawn } = await asked();
    time.ahead = 10_000;
    await change({ state: 'closed' });
    time.ahead += 30_000;
    const { hash } = await upload(picture('held up'), ming);
    await server.call(calls.addAnswer, drawn(hash, 8_000), ming);
    const late = await upload(picture('late'), hong);
    await server.call(calls.addAnswer, drawn(late.hash, 30_000), hong);
    const { activity } = await server.call(calls.getPhones, on(id), chen);
    expect(activity).toMatchObject({ answered: 1, works: [{ hash }, { hash: late.hash }] });
    time.ahead += 120_000;
    expect(await refused(picture('later'), ming)).toBe('ACTIVITY_CLOSED');
    const shown = await asked();
    await shown.change({ state: 'closed', key_shown: true });
    expect(await shown.refused(picture('after the key'), shown.ming)).toBe('ACTIVITY_CLOSED');
  });

  it('is refused beyond sixty of a pupil, where the same file twice is one', async () => {
    const { id, ming, upload, refused, activityId } = await asked();
    await upload(picture('0'), ming);
    await sql`
      insert into lesson_work (lesson_id, activity_id, participant_id, hash, mime, size)
        select ${id}, ${activityId}, ${ming.view.me.id}, md5(n::text), 'image/png', 1
          from generate_series(1, ${works.WORK_FILES_MAX - 1}::integer) n`.execute(server.platform.database);
    await upload(picture('0'), ming);
    expect(await refused(picture('one more'), ming)).toBe('FILES_TOO_MANY');
  });
});

describe('a file of an answer in the record', () => {
  it('is listed with the question of an exercise, and deleted with the lesson', async () => {
    const questions: readonly Question[] = [made('single-choice'), drawing()];
    const { id, ming, upload, answer } = await asked({ ...EXERCISE, questions });
    const { hash, url } = await upload(picture('drawn'), ming);
    await server.call(
      calls.addAnswer,
      answer({ kind: 'exercise', index: 1, response: { drawing: hash } }),
      ming,
    );
    const { activity } = await server.call(calls.getPhones, on(id), chen);
    expect(activity?.works).toMatchObject([{ hash, index: 1 }]);
    const { items } = await server.call(keptCalls.listActivities, { ...on(id), query: {} }, chen);
    expect(await status(items[0]?.files[hash]?.url)).toBe(200);
    await sweep();
    expect(await server.platform.objects.has(hash)).toBe(true);
    await server.call(deleteLesson, on(id), chen);
    expect(await status(url)).toBe(403);
    await sweep();
    expect(await server.platform.objects.has(hash)).toBe(false);
  });
});

describe('a file of an answer on the panel', () => {
  /** Pupils at the panel who drew these pictures. */
  async function drawn(...pictures: readonly Buffer[]) {
    const { id } = await opened();
    const [activity_id, at] = [newId(), Date.now()];
    const answers = pictures.map((bytes) => {
      const response = { drawing: createHash('sha256').update(bytes).digest('hex') };
      return { id: newId(), pupil: null, response, hints: [], at };
    });
    const body = { asked: drawing(), asked_at: at, answers };
    await server.call(addPanelAnswers, { params: { id, activity_id }, body }, chen);
    const of = (index: number) => ({ id, activity_id, answer_id: answers[index]?.id ?? '' });
    return {
      of,
      name: (index: number, name: string) => {
        const [answer] = answers.slice(index);
        const named = { ...body, answers: answer ? [{ ...answer, pupil: { name } }] : [] };
        return server.call(addPanelAnswers, { params: { id, activity_id }, body: named }, chen);
      },
      send: (index: number, rawBody: Buffer) =>
        server.call(uploadPanelFile, { params: of(index), rawBody }, chen),
      refused: async (params: ReturnType<typeof of>, rawBody: Buffer, who: Session = chen) =>
        (await server.fails(uploadPanelFile, { params, rawBody }, who)).code,
      kept: async () => (await server.call(keptCalls.listActivities, { ...on(id), query: {} }, chen)).items,
    };
  }

  it('is in the record with the answer that names it, however often it is sent', async () => {
    const { send, kept, name } = await drawn(picture('one'), picture('two'));
    const { hash } = await send(0, picture('one'));
    await send(0, picture('one'));
    await name(0, '小红');
    const [activity] = await kept();
    expect(activity?.answers.map(({ content }) => content)).toMatchObject([
      { response: { drawing: hash } },
      { response: { drawing: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    ]);
    expect(activity?.answers[0]?.name).toBe('小红');
    expect(Object.keys(activity?.files ?? {})).toEqual([hash]);
    expect(await status(activity?.files[hash]?.url)).toBe(200);
    await sweep();
    expect(await status(activity?.files[hash]?.url)).toBe(200);
  });

  it('is refused when its answer does not name it, when it is no picture, and from another teacher', async () => {
    const sound = Buffer.concat([OGG, Buffer.alloc(64)]);
    const { of, refused, kept } = await drawn(picture('one'), sound);
    expect(await refused(of(0), picture('two'))).toBe('INVALID_INPUT');
    expect(await refused(of(1), sound)).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await refused(of(0), picture('one'), li)).toBe('LESSON_NOT_FOUND');
    expect(await refused({ ...of(0), answer_id: newId() }, picture('one'))).toBe('ACTIVITY_NOT_FOUND');
    expect(await refused({ ...of(0), id: (await opened()).id }, picture('one'))).toBe('ACTIVITY_NOT_FOUND');
    expect((await kept())[0]?.files).toEqual({});
  });

  it('is refused for an answer of a phone', async () => {
    const { id, activityId, ming, upload, drawn: answer } = await asked();
    const { hash } = await upload(picture('phone'), ming);
    const given = answer(hash);
    await server.call(calls.addAnswer, given, ming);
    const params = { id, activity_id: activityId, answer_id: given.body.id };
    expect((await server.fails(uploadPanelFile, { params, rawBody: picture('phone') }, chen)).code).toBe(
      'ACTIVITY_NOT_FOUND',
    );
  });
});
