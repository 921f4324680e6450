import { newId } from '@lectern/base';
import type { ActivitySetting, AnswerContent } from '@lectern/protocol/activity-shapes';
import * as calls from '@lectern/protocol/participants';
import type { PanelView } from '@lectern/protocol/phone-views';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { voted } from '../../../../test/setup/phone.ts';
import { colours, on, startPhones } from './lesson-phones.ts';

const phones = await startPhones();
const { server, second, chen, opened, joined, start, change, phoneSocket, panelSocket } = phones;
afterEach(() => phones.letGo());
afterAll(() => phones.close());

describe('an activity', () => {
  const answer = (activityId: string, content: AnswerContent, id = newId()) => ({
    body: { id, activity_id: activityId, content },
  });
  const current = (panel: PanelView) => panel.activity?.id ?? '';

  it('is answered and counted on the panel, and shows its result when the teacher wants', async () => {
    const { id, code } = await opened();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红', second)];
    const panel = panelSocket(id);
    const phone = phoneSocket(ming.token);
    const activityId = current(await start(id, colours()));
    await phone.view(({ activity }) => activity?.id === activityId);
    const { own } = await server.call(calls.addAnswer, answer(activityId, voted(1)), ming);
    expect(own).toEqual({ kind: 'vote', options: [1] });
    await second.call(calls.addAnswer, answer(activityId, voted(1)), hong);
    const counted = await panel.panel(({ activity }) => activity?.answered === 2);
    expect(counted.activity).toMatchObject({ result: { counts: [0, 2, 0] }, shown: false });
    expect((await server.call(calls.getPupilView, {}, ming)).activity).toMatchObject({ result: null, own });
    await change(id, activityId, { state: 'closed', shown: true });
    const shown = await phone.view(({ activity }) => activity?.result != null);
    expect(shown.activity).toMatchObject({ state: 'closed', result: { counts: [0, 2, 0] }, answered: 2 });
    // A phone that joins late gets the same.
    const late = await joined(code, '小军');
    expect(late.view.activity).toMatchObject({ state: 'closed', result: { counts: [0, 2, 0] }, own: null });
    const refused = server.fails(calls.addAnswer, answer(activityId, voted(0)), late);
    expect(await refused).toMatchObject({ code: 'ACTIVITY_CLOSED' });
  });

  it('replaces the previous activity of its own lesson, and no activity of another lesson', async () => {
    const [one, other] = [await opened(), await opened()];
    const [before, elsewhere] = [
      current(await start(one.id, colours())),
      current(await start(other.id, colours())),
    ];
    const ming = await joined(other.code, '小明');
    const now = current(await start(one.id, colours()));
    expect(now).not.toBe(before);
    const view = await server.call(calls.getPupilView, {}, ming);
    expect(view.activity).toMatchObject({ id: elsewhere, state: 'open' });
    const { own } = await server.call(calls.addAnswer, answer(elsewhere, voted(1)), ming);
    expect(own).toEqual({ kind: 'vote', options: [1] });
  });

  it('stores the same answer once, however often and through whichever process it arrives', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    const setting: ActivitySetting = { kind: 'words', question: '', longest: 8, most: 2 };
    const activityId = current(await start(id, setting));
    const word = answer(activityId, { kind: 'words', text: '落叶' });
    const sent = [server, second, server, second].map((each) => each.call(calls.addAnswer, word, ming));
    for (const { own } of await Promise.all(sent)) expect(own).toEqual({ kind: 'words', words: ['落叶'] });
    const hong = await joined(code, '小红');
    expect(await server.fails(calls.addAnswer, word, hong)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('accepts as many words of a pupil as the teacher allowed, also when they are sent at once', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    const setting: ActivitySetting = { kind: 'words', question: '', longest: 4, most: 3 };
    const activityId = current(await start(id, setting));
    const outcomes = await Promise.all(
      ['春', '夏', '秋', '冬', '雨'].map((text) =>
        server.call(calls.addAnswer, answer(activityId, { kind: 'words', text }), ming).then(
          () => 'taken',
          (error: { reply: { code: string } }) => error.reply.code,
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['ANSWERS_TOO_MANY', 'ANSWERS_TOO_MANY', 'taken', 'taken', 'taken']);
    const long = server.fails(
      calls.addAnswer,
      answer(activityId, { kind: 'words', text: '一二三四五' }),
      ming,
    );
    expect(await long).toMatchObject({ code: 'INVALID_INPUT' });
    const panel = await change(id, activityId, { hidden_words: ['春'] });
    expect(panel.activity).toMatchObject({ answered: 1, hidden_words: ['春'] });
  });

  it('rejects a vote for options that it does not have', async () => {
    const { id, code } = await opened();
    const ming = await joined(code, '小明');
    const activityId = current(await start(id, colours()));
    for (const content of [voted(0, 1), voted(3), { kind: 'buzz' } as const]) {
      expect(await server.fails(calls.addAnswer, answer(activityId, content), ming)).toMatchObject({
        code: 'INVALID_INPUT',
        details: { field: 'body.content' },
      });
    }
    const several = current(await start(id, colours(true)));
    const { own } = await server.call(calls.addAnswer, answer(several, voted(2, 0, 2)), ming);
    expect(own).toEqual({ kind: 'vote', options: [0, 2] });
    // The next activity replaced the first.
    const closed = await server.fails(calls.addAnswer, answer(activityId, voted(0)), ming);
    expect(closed).toMatchObject({ code: 'ACTIVITY_CLOSED' });
  });

  it('orders buzzes by their arrival at the server, and ignores taps before the start', async () => {
    const { id, code } = await opened();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红')];
    const activityId = current(await start(id, { kind: 'buzz', question: '谁来回答？' }));
    const tap = () => answer(activityId, { kind: 'buzz' });
    const early = await server.call(calls.addAnswer, tap(), ming);
    expect(early.own).toEqual({ kind: 'buzz', place: null, early: true });
    await change(id, activityId, { state: 'open' });
    const first = await server.call(calls.addAnswer, tap(), hong);
    expect(first.own).toEqual({ kind: 'buzz', place: 1, early: false });
    expect((await server.call(calls.addAnswer, tap(), ming)).own).toMatchObject({ place: 2 });
    expect((await server.call(calls.addAnswer, tap(), hong)).own).toMatchObject({ place: 1 });
    const panel = await server.call(calls.getPhones, on(id), chen);
    const { result } = panel.activity ?? {};
    expect(result?.kind === 'buzz' && result.first.map(({ name }) => name)).toEqual(['小红', '小明']);
  });

  it('cannot be answered by a phone of another lesson, nor changed from another lesson', async () => {
    const [mine, other] = [await opened(), await opened()];
    const stranger = await joined(other.code, '小明');
    const activityId = current(await start(mine.id, colours()));
    const refused = server.fails(calls.addAnswer, answer(activityId, voted(0)), stranger);
    expect(await refused).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    const params = { id: other.id, activity_id: activityId };
    for (const fails of [
      server.fails(calls.changeActivity, { params, body: { state: 'closed' } }, chen),
      server.fails(calls.startActivity, { params, body: colours() }, chen),
    ]) {
      expect(await fails).toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    }
  });

  it('updates the panel at most four times a second', async () => {
    const { id, code } = await opened();
    const phones = await Promise.all(Array.from({ length: 30 }, (_, index) => joined(code, `学生${index}`)));
    const panel = panelSocket(id);
    const activityId = current(await start(id, colours()));
    await panel.panel(({ activity }) => activity?.id === activityId);
    const begun = performance.now();
    const before = panel.said.length;
    for (const phone of phones) await server.call(calls.addAnswer, answer(activityId, voted(0)), phone);
    await panel.panel(({ activity }) => activity?.answered === 30);
    const quarters = Math.ceil((performance.now() - begun) / calls.COUNTS_EVERY_MS);
    const told = panel.said.slice(before).filter(({ kind }) => kind === 'panel');
    expect(told.length).toBeLessThanOrEqual(quarters + 1);
  });
});
