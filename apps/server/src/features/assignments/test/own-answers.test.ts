import { newId } from '@lectern/base';
import * as calls from '@lectern/protocol/assignments';
import * as marking from '@lectern/protocol/marking';
import type { OwnWork } from '@lectern/protocol/own-work';
import * as own from '@lectern/protocol/own-work';
import { BASIC_KINDS, contentOf, INTERACTIVE_KINDS, type SingleQuestion } from '@lectern/questions';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { bearing } from '../../../../test/setup/phone.ts';
import { ONE_PIXEL } from '../../../../test/setup/phone.ts';
import { type Answering, HINTS, MINUTE, startAnswering } from './begun-attempt.ts';
import { begin, choice, makeExercise, pick, questionsOf, respond } from './given-exercise.ts';

let clock: Answering['clock'];
let server: Answering['server'];
let chen: Answering['chen'];
let member: Answering['member'];
let given: Answering['given'];
let begun: Answering['begun'];
beforeAll(async () => {
  ({ clock, server, chen, member, given, begun } = await startAnswering());
});
afterEach(() => {
  clock.ahead = 0;
});
afterAll(() => server.close());

const UUID = /"([0-9a-f]{8}-[0-9a-f-]{27})"/g;

describe('the key of a question', () => {
  /** Every kind as its author begins it, a composite of all basic kinds, with secrets in all fields that hold them. */
  function everyKind(): SingleQuestion[] {
    return [...BASIC_KINDS, ...INTERACTIVE_KINDS].map((kind) => {
      const { body, key } = kind.blank(newId);
      const secret = contentOf('SECRET');
      const feedback = { right: secret, partly: secret, wrong: secret };
      return choice({
        ...{ kind: kind.kind, body, key, rule: { name: kind.rules[0] } },
        ...{ analysis: secret, feedback, hints: HINTS, tags: ['SECRET'], source: 'SECRET' },
      });
    });
  }

  it('of every kind stays on the server in each call of a pupil until it is shown', async () => {
    const kinds = everyKind();
    const children = everyKind().slice(0, BASIC_KINDS.length);
    const composite = {
      ...{ format: 1 as const, id: newId(), version: 1, kind: 'composite' as const, stem: contentOf('材料') },
      ...{ attempts: 1, counts: 'last' as const, analysis: contentOf('SECRET'), hints: HINTS, children },
    };
    const questions = [...kinds, composite];
    const exercise = await makeExercise(server, chen, questions);
    const { code, id } = await given({ attempts: 2, marks_shown: 'handed-in', key_shown: 'ended' }, exercise);
    const { session, work } = await begin(server, code, member());
    const told: unknown[] = [await server.call(own.lookAtAssignment, { body: { code } }), work];
    const asked = questionsOf(work);
    expect(asked.map(({ question }) => (question as { kind: string }).kind)).toEqual(
      questions.map(({ kind }) => kind),
    );
    told.push(await begin(server, code, member()));
    told.push(await server.call(own.getOwnWork, {}, session));
    for (const { id: question_id } of asked) told.push(await respondEmpty(session, question_id));
    told.push(await server.call(own.uploadAnswerFile, { rawBody: ONE_PIXEL }, session));
    told.push(await server.call(own.handInWork, {}, session));
    told.push(await server.call(own.renounceAttempts, {}, session));
    told.push(await server.call(own.beginAgain, {}, session));
    told.push(await server.call(own.renounceAttempts, {}, session));
    told.push(await server.call(own.handInWork, {}, session));
    told.push(await server.call(own.renounceAttempts, {}, session));
    const { works } = await server.call(marking.listWorks, { params: { id } }, chen);
    const body = { work_ids: [works[0]?.work_id ?? ''], returned: true };
    await server.call(marking.returnWorks, { params: { id }, body }, chen);
    told.push(await server.call(own.getOwnWork, {}, session));
    const all = JSON.stringify(told);
    expect(all).not.toMatch(/SECRET|"key":|"analysis"|"feedback"|"tags"|"has_key":true/);
    // Ids of parts would tell the order in which the author made them; those of gaps are in the passage.
    const secrets = [...kinds, ...children].flatMap(({ body: shown, key }) => {
      const inPassage = [...JSON.stringify(shown).matchAll(/gap:([0-9a-f-]{36})/g)].map(([, gap]) => gap);
      return [...JSON.stringify(key).matchAll(UUID)].flatMap(([, part]) =>
        inPassage.includes(part) ? [] : [part],
      );
    });
    expect(secrets.length).toBeGreaterThan(20);
    expect(secrets.filter((part) => part !== undefined && all.includes(part))).toEqual([]);
    clock.ahead = 70 * MINUTE;
    const ended = await server.call(own.getOwnWork, {}, session);
    expect(ended.key_shown).toBe(true);
    expect(JSON.stringify(ended)).toContain('SECRET');
    expect(questionsOf(ended).every(({ has_key, review }) => has_key && review !== null)).toBe(true);
  });

  /** Gives the emptiest response that the question takes, if any. */
  async function respondEmpty(session: ReturnType<typeof bearing>, questionId: string): Promise<unknown> {
    for (const response of [{}, { children: [] }, { parts: {} }, { text: '' }, { texts: [] }]) {
      const params = { response_id: newId() };
      const body = { question_id: questionId, response, given_at: clock.now(), device: newId() };
      const reply = await server
        .call(own.addResponse, { params, body }, session)
        .catch((error: { reply: unknown }) => error.reply);
      if (!JSON.stringify(reply).includes('INVALID_INPUT')) return reply;
    }
    return undefined;
  }

  it('is not shown while another attempt may begin, and ends the attempts once it is shown', async () => {
    const { read, handIn, again, change, session } = await begun({ attempts: 2 });
    expect(await handIn()).toMatchObject({ key_shown: false, may_begin_again: true, attempts_left: 1 });
    expect(await again()).toMatchObject({ attempt: 2, state: 'open', may_begin_again: false });
    expect(await handIn()).toMatchObject({ key_shown: true, may_begin_again: false, attempts_left: 0 });
    await change({ attempts: 5 });
    expect(await read()).toMatchObject({ key_shown: true, attempts_left: 0, may_begin_again: false });
    expect((await server.fails(own.beginAgain, {}, session)).code).toBe('ATTEMPTS_USED');
  });

  it('is shown to a pupil who renounces further attempts, and ends them', async () => {
    const { read, handIn, again, session } = await begun({ attempts: null, until_at: null });
    const renounce = () => server.call(own.renounceAttempts, {}, session);
    expect(await renounce()).toMatchObject({ state: 'open', key_shown: false, may_renounce: false });
    expect(await handIn()).toMatchObject({ key_shown: false, may_begin_again: true, may_renounce: true });
    await again();
    expect(await renounce()).toMatchObject({ state: 'open', key_shown: false });
    await handIn();
    expect(await renounce()).toMatchObject({ key_shown: true, may_begin_again: false, may_renounce: false });
    expect(await read()).toMatchObject({ key_shown: true, attempts_left: 0 });
    expect((await server.fails(own.beginAgain, {}, session)).code).toBe('ATTEMPTS_USED');
  });

  it('is shown after the end to a pupil who was in time while others may still hand in late work', async () => {
    const { handIn, read, assignment, right, first } = await begun({ attempts: 3, takes_late: true });
    expect(await handIn()).toMatchObject({ key_shown: false, attempts_left: 2 });
    clock.ahead = 61 * MINUTE;
    expect(await read()).toMatchObject({ key_shown: true, may_begin_again: false });
    const other = await begin(server, assignment.code, member(1));
    expect(other.work).toMatchObject({ key_shown: false, state: 'open' });
    expect((await respond(server, other.session, first, right, { givenAt: clock.now() })).late).toBe(true);
    expect(await server.call(own.handInWork, {}, other.session)).toMatchObject({
      key_shown: true,
      late: true,
    });
  });

  it('is shown by the rule alone: after handing in, the end, the return, or never', async () => {
    const shown = async (rule: 'handed-in' | 'ended' | 'returned' | 'never') => {
      const { assignment, read, handIn, work } = await begun({ key_shown: rule, marks_shown: rule });
      const seen = [await read(), await handIn()];
      const { id } = assignment;
      const body = { work_ids: [work.work_id], returned: true };
      await server.call(marking.returnWorks, { params: { id }, body }, chen);
      seen.push(await read());
      clock.ahead = 63 * MINUTE;
      seen.push(await read());
      clock.ahead = 0;
      for (const one of seen) expect(one.marks_shown).toBe(one.key_shown);
      return seen.map(({ key_shown }) => key_shown);
    };
    expect(await shown('handed-in')).toEqual([false, true, true, true]);
    expect(await shown('ended')).toEqual([false, false, false, true]);
    expect(await shown('returned')).toEqual([false, false, true, true]);
    expect(await shown('never')).toEqual([false, false, false, false]);
  });

  it('cannot be told from ids, which are drawn for each attempt', async () => {
    const { assignment, first, work, handIn, again } = await begun({ attempts: 2 });
    const other = await begin(server, assignment.code, member(1));
    const ids = (of: OwnWork) => ['a', 'b', 'c'].map((id) => pick(of, first, id).choice);
    await handIn();
    const second = await again();
    expect(new Set([...ids(work), ...ids(other.work), ...ids(second)]).size).toBe(9);
  });
});

describe('a response', () => {
  it('is stored once under its id, and no id is taken twice', async () => {
    const { session, first, second, right, wrong, read, fails, assignment } = await begun();
    const id = newId();
    const reply = await respond(server, session, first, right, { id });
    expect(reply.late).toBe(false);
    expect(await respond(server, session, first, wrong, { id, givenAt: 1 })).toEqual(reply);
    expect(questionsOf(await read())[0]?.response).toEqual(right);
    expect(await fails({ text: '别题' }, { id, question: second })).toBe('INVALID_INPUT');
    const other = await begin(server, assignment.code, member(1));
    const body = { question_id: first, response: {}, given_at: clock.now(), device: newId() };
    const refused = await server.fails(own.addResponse, { params: { response_id: id }, body }, other.session);
    expect(refused.code).toBe('INVALID_INPUT');
  });

  it('counts when it is the newest by its own time, on any device', async () => {
    const { session, first, right, wrong, read, assignment, code } = await begunOn();
    const now = clock.now();
    await respond(server, session, first, wrong, { device: newId(), givenAt: now - 1 });
    const tablet = await begin(server, code, member(), { device: 'a tablet' });
    // The phone without a network sends an earlier answer later.
    await respond(server, tablet.session, first, right, { device: newId(), givenAt: now });
    await respond(server, session, first, wrong, { device: newId(), givenAt: now - 500 });
    expect(questionsOf(await read())[0]?.response).toEqual(right);
    // A device whose clock was set back still gives its responses in order.
    const device = newId();
    clock.ahead = 20;
    await respond(server, session, first, wrong, { device, givenAt: clock.now() });
    await respond(server, session, first, right, { device, givenAt: clock.now() - 10_000 });
    expect(questionsOf(await read())[0]?.response).toEqual(right);
    await server.call(own.handInWork, {}, session);
    const { works } = await server.call(marking.listWorks, { params: { id: assignment.id } }, chen);
    expect(works[0]).toMatchObject({ devices: 4, answered: 1, points: 2 });
  });

  async function begunOn() {
    const pupil = await begun();
    return { ...pupil, code: pupil.assignment.code };
  }

  it('is refused for another question, as another kind’s, after handing in, and after 120', async () => {
    const { session, work, first, right, handIn, fails } = await begun();
    expect(await fails(right, { question: newId() })).toBe('QUESTION_NOT_FOUND');
    for (const bad of [7, 'x', [], { choice: 7 }, { texts: [] }, { choice: 'x'.repeat(70) }])
      expect([bad, await fails(bad)]).toEqual([bad, 'INVALID_INPUT']);
    await sql`
      insert into assignment_response (id, work_id, question_id, content, given_at, received_at, late, device)
        select gen_random_uuid()::text, ${work.work_id}, ${first}, '{}', now(), now(), false, 'd'
          from generate_series(1, 119)`.execute(server.platform.database);
    await respond(server, session, first, right);
    expect(await fails(right)).toBe('RESPONSES_TOO_MANY');
    await handIn();
    expect(await fails(right)).toBe('WORK_CLOSED');
    expect((await handIn()).state).toBe('handed-in');
  });

  it('names only files of its own attempt', async () => {
    const { session, work, second, fails, assignment, read } = await begun();
    const file = await server.call(own.uploadAnswerFile, { rawBody: ONE_PIXEL }, session);
    expect(file.mime).toBe('image/png');
    await respond(server, session, second, { photographs: [file.hash] });
    const { files } = await read();
    expect(Object.keys(files)).toEqual([file.hash]);
    expect((await server.fetch(files[file.hash]?.url ?? '')).status).toBe(200);
    const other = await begin(server, assignment.code, member(1));
    const body = {
      question_id: second,
      response: { photographs: [file.hash] },
      given_at: 0,
      device: newId(),
    };
    const refused = await server.fails(
      own.addResponse,
      { params: { response_id: newId() }, body },
      other.session,
    );
    expect(refused.code).toBe('INVALID_INPUT');
    expect(await fails({ photographs: ['a'.repeat(64)] }, { question: second })).toBe('INVALID_INPUT');
    const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await server.fails(own.uploadAnswerFile, { rawBody: page }, session)).code).toBe(
      'FILE_TYPE_UNSUPPORTED',
    );
    await sql`
      insert into assignment_file (assignment_id, work_id, hash, mime, size, kind)
        select ${assignment.id}, ${work.work_id}, md5(n::text), 'image/png', 1, 'answer'
          from generate_series(1, 59) n`.execute(server.platform.database);
    const more = Buffer.concat([ONE_PIXEL, Buffer.from('more')]);
    expect((await server.fails(own.uploadAnswerFile, { rawBody: more }, session)).code).toBe(
      'FILES_TOO_MANY',
    );
    await server.call(own.uploadAnswerFile, { rawBody: ONE_PIXEL }, session);
    await server.call(calls.deleteAssignment, { params: { id: assignment.id } }, chen);
    expect((await server.fetch(file.url)).status).toBe(403);
  });
});
