import { newId } from '@lectern/base';
import { changeHands, listHands, lowerHand, raiseHand } from '@lectern/protocol/hands';
import * as calls from '@lectern/protocol/participants';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearing, letInTeacher } from '../../../../test/setup/phone.ts';
import { memberId, on, startPhones } from './lesson-phones.ts';

const time = { ahead: 0 };
const phones = await startPhones({ now: () => Date.now() + time.ahead });
const { server, second, chen, li, opened, joined, panelSocket, phoneSocket } = phones;
beforeEach(() => {
  time.ahead = 0;
});
afterEach(() => phones.letGo());
afterAll(() => phones.close());

const raised = (question?: string, id = newId()) => ({ body: { id, question } });

describe('a raised hand', () => {
  it('is seen by the panel and the teacher’s phone with its question, and by no other pupil', async () => {
    const { id, code } = await opened();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红', second)];
    const { token } = await letInTeacher(server, chen, id);
    const [panel, teacher, other] = [panelSocket(id), phoneSocket(token), phoneSocket(hong.token)];
    await server.call(raiseHand, raised(' 为什么？ '), ming);
    const hand = { name: '小明', member_id: null, question: '为什么？' };
    expect((await panel.panel(({ hands }) => hands.up.length > 0)).hands).toMatchObject({
      on: true,
      up: [hand],
    });
    expect((await teacher.teacher(({ hands }) => hands.up.length > 0)).hands.up).toMatchObject([hand]);
    expect((await server.call(calls.getPupilView, {}, ming)).hand).toEqual({
      up: true,
      question: '为什么？',
    });
    await second.call(raiseHand, raised(), hong);
    await other.view(({ hand: own }) => own?.up === true);
    expect(JSON.stringify(other.said)).not.toContain('为什么');
    // The first who raised a hand stands first.
    const { hands } = await server.call(calls.getPhones, on(id), chen);
    expect(hands.up.map(({ name }) => name)).toEqual(['小明', '小红']);
  });

  it('is lowered by the pupil, by the teacher one by one or all, and when the pupil leaves', async () => {
    const { id, code } = await opened();
    const [ming, hong, jun] = [
      await joined(code, '小明'),
      await joined(code, '小红'),
      await joined(code, '小军'),
    ];
    for (const each of [ming, hong, jun]) await server.call(raiseHand, raised(), each);
    await server.call(lowerHand, {}, ming);
    await server.call(calls.leaveLesson, {}, jun);
    const names = async () =>
      (await server.call(calls.getPhones, on(id), chen)).hands.up.map(({ name }) => name);
    expect(await names()).toEqual(['小红']);
    await server.call(raiseHand, raised(), ming);
    await server.call(changeHands, { ...on(id), body: { lower: hong.view.me.id } }, chen);
    expect(await names()).toEqual(['小明']);
    await server.call(raiseHand, raised(), hong);
    await server.call(changeHands, { ...on(id), body: { lower: 'all' } }, chen);
    expect(await names()).toEqual([]);
    expect((await server.call(calls.getPupilView, {}, ming)).hand).toEqual({ up: false, question: '' });
  });

  it('stays one hand when the call is repeated, and gets the question of a later one', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    const same = raised('为什么？');
    await Promise.all([server, second].map((each) => each.call(raiseHand, same, ming)));
    await server.call(raiseHand, raised('怎么办？'), ming);
    const { hands } = await server.call(calls.getPhones, on(id), chen);
    expect(hands.up).toMatchObject([{ question: '怎么办？' }]);
    const { items } = await server.call(listHands, { ...on(id), query: {} }, chen);
    expect(items.map(({ name, question }) => [name, question])).toEqual([
      ['小明', '为什么？'],
      ['小明', '怎么办？'],
    ]);
  });

  it('is refused after too many within a minute, and when the teacher has switched hands off', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    for (let times = 0; times < 6; times += 1) await server.call(raiseHand, raised(), ming);
    expect(await server.fails(raiseHand, raised(), ming)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    time.ahead = 61_000;
    await server.call(raiseHand, raised(), ming);
    const { hands } = await server.call(changeHands, { ...on(id), body: { on: false } }, chen);
    expect(hands).toEqual({ on: false, up: [] });
    expect((await server.call(calls.getPupilView, {}, ming)).hand).toBeNull();
    expect(await server.fails(raiseHand, raised(), ming)).toMatchObject({ code: 'HANDS_OFF' });
  });

  it('is refused with an empty, an invisible or a long question, and with several lines', async () => {
    const { code } = await opened();
    const ming = await joined(code, '小明');
    for (const question of ['', ' ', '\u200b', '长'.repeat(61), 'a\nb'])
      expect(await server.fails(raiseHand, raised(question), ming)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is raised by no teacher’s phone, with no id of another phone, and changed by no other teacher', async () => {
    const { id, code } = await opened();
    const { token } = await letInTeacher(server, chen, id);
    expect(await server.fails(raiseHand, raised(), bearing(token))).toMatchObject({
      code: 'PARTICIPANT_GONE',
    });
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红')];
    const same = newId();
    await server.call(raiseHand, { body: { id: same } }, ming);
    await server.call(raiseHand, { body: { id: same } }, hong);
    const { hands } = await server.call(calls.getPhones, on(id), chen);
    expect(hands.up.map(({ name }) => name)).toEqual(['小明']);
    for (const body of [{ lower: 'all' as const }, { on: false }])
      expect(await server.fails(changeHands, { ...on(id), body }, li)).toMatchObject({
        code: 'LESSON_NOT_FOUND',
      });
    expect(await server.fails(listHands, { ...on(id), query: {} }, li)).toMatchObject({
      code: 'LESSON_NOT_FOUND',
    });
  });
});

it('a lesson’s record names pupils of the class by their present names', async () => {
  const { id, code } = await opened('roster', true);
  const who = { member_id: memberId(0) };
  const { token } = await server.call(calls.joinLesson, { body: { code, who } });
  await server.call(raiseHand, raised('几点了？'), bearing(token));
  const { items, has_more } = await server.call(listHands, { ...on(id), query: { limit: 1 } }, chen);
  expect([items, has_more]).toMatchObject([
    [{ name: '王小明', member_id: memberId(0), question: '几点了？' }],
    false,
  ]);
});
