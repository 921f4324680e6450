import { newId } from '@lectern/base';
import * as calls from '@lectern/protocol/assignments';
import { DEVICE_HEADER } from '@lectern/protocol/constants';
import * as marking from '@lectern/protocol/marking';
import * as own from '@lectern/protocol/own-work';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AssignmentsStore } from '../assignments.store.ts';
import { type Answering, MINUTE, SECOND, startAnswering } from './begun-attempt.ts';
import { begin, respond } from './given-exercise.ts';

let clock: Answering['clock'];
let server: Answering['server'];
let chen: Answering['chen'];
let oneClass: Answering['oneClass'];
let member: Answering['member'];
let given: Answering['given'];
let begun: Answering['begun'];
beforeAll(async () => {
  ({ clock, server, chen, oneClass, member, given, begun } = await startAnswering());
});
afterEach(() => {
  clock.ahead = 0;
});
afterAll(() => server.close());

describe('the time of an attempt', () => {
  it('ends by its limit on the server, which hands it in', async () => {
    const { session, first, right, fails, read, work } = await begun({ time_limit: 600 });
    expect(work.ends_at).toBe(work.begun_at + 600_000);
    await respond(server, session, first, right, { givenAt: clock.now() });
    clock.ahead = 10 * MINUTE;
    const inTime = { givenAt: work.begun_at + 599_000 };
    expect(await respond(server, session, first, right, inTime)).toEqual({
      given_at: inTime.givenAt,
      late: false,
    });
    expect(await fails(right, { givenAt: work.begun_at + 600_001 })).toBe('WORK_CLOSED');
    expect(await read()).toMatchObject({
      state: 'handed-in',
      handed_in_at: work.ends_at,
      late: false,
      key_shown: false,
    });
    clock.ahead = 12 * MINUTE + SECOND;
    expect(await fails(right, inTime)).toBe('WORK_CLOSED');
    expect(await read()).toMatchObject({ key_shown: true, result: { points: 2 } });
  });

  it('is handed in by the server when nobody reads it, and counted for the teacher', async () => {
    const { assignment, session, second } = await begun({ until_at: clock.now() + MINUTE });
    await respond(server, session, second, { text: '春天' });
    clock.ahead = 2 * MINUTE;
    const store = new AssignmentsStore(server.platform.database.withTables());
    expect(await store.handInEnded(new Date(clock.now()))).toContain(assignment.id);
    const params = { id: assignment.id };
    expect(await server.call(calls.getAssignment, { params }, chen)).toMatchObject({
      state: 'ended',
      counts: { begun: 1, handed_in: 1, late: 0, to_mark: 1 },
    });
  });

  it('goes on late where late work is taken, and is marked as late', async () => {
    const late = await begun({ until_at: clock.now() + MINUTE, takes_late: true });
    clock.ahead = 10 * MINUTE;
    expect(await late.read()).toMatchObject({ state: 'open', takes_late: true });
    const now = clock.now();
    expect(await respond(server, late.session, late.first, late.right, { givenAt: now })).toEqual({
      given_at: now,
      late: true,
    });
    expect(await late.handIn()).toMatchObject({ state: 'handed-in', late: true });
    const { works } = await server.call(marking.listWorks, { params: { id: late.assignment.id } }, chen);
    expect(works[0]).toMatchObject({ late: true, points: 2 });
  });

  it('follows changes of the settings, but keeps the limit of attempts that were begun', async () => {
    const { change, read, work, session, first, right, fails } = await begun({
      time_limit: 600,
      key_shown: 'never',
    });
    const now = clock.now();
    expect(await change({ time_limit: 60, title: '改了' })).toMatchObject({ title: '改了' });
    expect(await read()).toMatchObject({ ends_at: work.ends_at, title: '改了' });
    await change({ until_at: now + MINUTE });
    expect(await read()).toMatchObject({ ends_at: now + MINUTE });
    clock.ahead = 4 * MINUTE;
    expect(await fails(right)).toBe('WORK_CLOSED');
    await change({ until_at: now + 60 * MINUTE });
    expect(await read()).toMatchObject({ state: 'open', ends_at: work.ends_at });
    await respond(server, session, first, right);
  });

  it('does not begin before the assignment and after it, but finds what was begun', async () => {
    const { assignment } = await begun({ until_at: clock.now() + MINUTE });
    const planned = await given({ from_at: clock.now() + MINUTE });
    const knock = (code: string, index: number) =>
      server.fails(own.beginWork, { body: { code, who: member(index) }, headers: { [DEVICE_HEADER]: 'x' } });
    expect((await knock(planned.code, 0)).code).toBe('ASSIGNMENT_NOT_OPEN');
    clock.ahead = 2 * MINUTE;
    expect((await knock(assignment.code, 1)).code).toBe('ASSIGNMENT_NOT_OPEN');
    expect((await begin(server, assignment.code, member())).work.state).toBe('handed-in');
  });
});

describe('a hint', () => {
  it('stays shown once it was requested, and costs its points', async () => {
    const { session, first, second, right, read, handIn } = await begun();
    await respond(server, session, first, right);
    const ask = (question_id: string, hint_id: string) => ({ body: { question_id, hint_id } });
    const shown = await server.call(own.askHint, ask(first, 'h'), session);
    expect(JSON.stringify(shown.question)).toContain('SECRET hint');
    await server.call(own.askHint, ask(first, 'h'), session);
    expect(JSON.stringify(await read())).toContain('SECRET hint');
    for (const [question, hint] of [
      [second, 'h'],
      [first, 'z'],
      [newId(), 'h'],
    ] as const)
      expect((await server.fails(own.askHint, ask(question, hint), session)).code).toBe('QUESTION_NOT_FOUND');
    expect((await handIn()).result).toMatchObject({ points: 1.5 });
    expect((await server.fails(own.askHint, ask(first, 'h'), session)).code).toBe('WORK_CLOSED');
  });
});

describe('a pupil at the link', () => {
  const look = (code: string, word?: string, device = newId()) => ({
    body: { code, ...(word !== undefined && { word }) },
    headers: { [DEVICE_HEADER]: device },
  });

  it('begins as a pupil of the targets, with the word of the week where it is requested', async () => {
    const { code, words } = await given({
      asks_word: true,
      targets: [{ class_id: oneClass.id, group_name: '1' }],
    });
    const [{ word } = { word: '' }] = words;
    expect(await server.call(own.lookAtAssignment, look(code))).toMatchObject({
      asks_word: true,
      classes: [],
    });
    const looked = await server.call(own.lookAtAssignment, look(code, word));
    expect(looked.classes[0]?.pupils.map(({ name }) => name)).toEqual(['白雨桐']);
    expect((await server.fails(own.lookAtAssignment, look(code, '错误'))).code).toBe('CLASS_WORD_WRONG');
    const knock = (who: object, said?: string) =>
      server
        .call(own.beginWork, { ...look(code, said), body: { ...look(code, said).body, who: who as never } })
        .then(
          () => 'begun',
          (error: { reply: { code: string } }) => error.reply.code,
        );
    expect(await knock(member())).toBe('CLASS_WORD_WRONG');
    expect(await knock(member(), '错误')).toBe('CLASS_WORD_WRONG');
    expect(await knock(member(1), word)).toBe('NOT_ASSIGNED');
    expect(await knock({ class_id: newId(), member_id: 'x' }, word)).toBe('NOT_ASSIGNED');
    expect(await knock({ name: '小明' }, word)).toBe('NOT_ASSIGNED');
    expect(await knock(member(), word)).toBe('begun');
    clock.ahead = 7 * 24 * 60 * MINUTE;
    expect((await server.call(own.lookAtAssignment, look(code, word))).classes).toHaveLength(1);
    clock.ahead *= 2;
    expect((await server.fails(own.lookAtAssignment, look(code, word))).code).toBe('CLASS_WORD_WRONG');
  });

  it('is locked out for a while after many wrong codes and words', async () => {
    const { code } = await given({ asks_word: true });
    const tries = async (of: string, word?: string) => {
      const device = newId();
      const codes: string[] = [];
      for (let count = 0; count < 22; count += 1)
        codes.push((await server.fails(own.lookAtAssignment, look(of, word, device))).code);
      return [codes.indexOf('TOO_MANY_REQUESTS'), codes[0]];
    };
    expect(await tries('AAAAAAAA')).toEqual([21, 'ASSIGNMENT_CODE_UNKNOWN']);
    expect(await tries(code, '错误')).toEqual([9, 'CLASS_WORD_WRONG']);
  });

  it('begins with a typed name where the link is open, and is another person on each device', async () => {
    const { id, code } = await given({ targets: [], open_to_link: true });
    const one = await begin(server, code, { name: '小明' }, { device: 'one' });
    const same = await begin(server, code, { name: ' 小明' }, { device: 'one' });
    const other = await begin(server, code, { name: '小明' }, { device: 'two' });
    expect(same.work.work_id).toBe(one.work.work_id);
    expect(other.work.work_id).not.toBe(one.work.work_id);
    expect(one.work).toMatchObject({ name: '小明', wrong_answers: 0 });
    const { works } = await server.call(marking.listWorks, { params: { id } }, chen);
    expect(works.map(({ name, member_id, class_id }) => [name, member_id, class_id])).toEqual([
      ['小明', null, null],
      ['小明', null, null],
    ]);
  });

  it('is refused after a thousand others with typed names', async () => {
    const { id, code } = await given({ targets: [], open_to_link: true });
    await sql`
      insert into assignment_work (id, assignment_id, pupil_key, typed_name, attempt, seed, begun_at)
        select gen_random_uuid()::text, ${id}, 'link:' || n, '小明', 1, n, now() from generate_series(1, 1000) n`.execute(
      server.platform.database,
    );
    const body = { code, who: { name: '小红' } };
    expect((await server.fails(own.beginWork, { body })).code).toBe('WORKS_TOO_MANY');
  });

  it('opens the latest attempt on another device, and the next one there too', async () => {
    const { assignment, handIn, again, read } = await begun({ attempts: 3, key_shown: 'never' });
    const tablet = await begin(server, assignment.code, member(), { device: 'a tablet' });
    await handIn();
    expect((await again()).attempt).toBe(2);
    const onTablet = await server.call(own.getOwnWork, {}, tablet.session);
    expect(onTablet).toMatchObject({ attempt: 1, may_begin_again: true });
    expect((await server.call(own.beginAgain, {}, tablet.session)).attempt).toBe(2);
    expect((await again()).attempt).toBe(2);
    expect((await read()).attempt).toBe(2);
  });
});
