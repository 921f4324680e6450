import { newId } from '@lectern/base';
import { uploadAsset } from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import * as keptCalls from '@lectern/protocol/kept-activities';
import * as calls from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import {
  BASIC_KINDS,
  contentOf,
  INTERACTIVE_KINDS,
  newQuestion,
  type SingleQuestion,
} from '@lectern/questions';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE_PIXEL } from '../../../../test/setup/phone.ts';
import { on, startPhones } from './lesson-phones.ts';

const time = { ahead: 0 };
const phones = await startPhones({ now: () => Date.now() + time.ahead });
const { server, second, chen, li, opened, joined, phoneSocket, panelSocket } = phones;
beforeEach(() => {
  time.ahead = 0;
});
afterEach(() => phones.letGo());
afterAll(() => phones.close());

/** 单选题: B is right. Texts that only the teacher may see contain SECRET. */
const capital = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  format: 1,
  id: 'capital',
  version: 1,
  kind: 'single-choice',
  stem: contentOf('中国的首都是'),
  attempts: 1,
  counts: 'last',
  score: 2,
  rule: { name: 'exact' },
  body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) })) },
  key: { right: 'b' },
  analysis: contentOf('SECRET'),
  hints: [{ id: 'h', content: contentOf('SECRET'), cost: 1 }],
  feedback: { right: contentOf('SECRET') },
  knowledgePoints: ['SECRET'],
  ...change,
});

const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The ids of the choices that a phone is sent, in order. */
function idsOf({ activity }: PupilView): string[] {
  const setting = activity?.setting as { asked: { body: { choices: { id: string }[] } } } | undefined;
  return setting?.asked.body.choices.map(({ id }) => id) ?? [];
}

async function asked(question: unknown = capital()) {
  const { id, code } = await opened();
  const activityId = newId();
  const params = { id, activity_id: activityId };
  const start = () =>
    server.call(calls.startActivity, { params, body: { kind: 'question', asked: question } }, chen);
  const change = (body: object) => server.call(calls.changeActivity, { params, body }, chen);
  const answer = (response: unknown, given_ms?: number, answerId = newId()) => ({
    body: {
      id: answerId,
      activity_id: activityId,
      content: { kind: 'question' as const, response, given_ms },
    },
  });
  return { id, code, activityId, params, start, change, answer };
}

describe('a question that is asked', () => {
  it('is answered by phones without its key, scored, and shown with its key after the end', async () => {
    const { id, code, start, change, answer } = await asked();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红', second)];
    const phone = phoneSocket(ming.token);
    const panel = panelSocket(id);
    await start();
    const seen = await phone.view(({ activity }) => activity?.setting.kind === 'question');
    expect(JSON.stringify(seen)).not.toContain('SECRET');
    expect(seen.activity).toMatchObject({
      state: 'open',
      solution: null,
      setting: { asked: { kind: 'single-choice' } },
    });
    expect(JSON.stringify(seen)).not.toContain('"key"');
    // Phones know the choices by ids that were drawn for this asking.
    const choice = idsOf(seen)[1];
    expect(idsOf(seen)).not.toContain('b');
    const { own } = await server.call(calls.addAnswer, answer({ choice }, 900), ming);
    expect(own).toEqual({
      kind: 'question',
      response: { choice },
      turns_left: 0,
      late: false,
      score: null,
    });
    await second.call(calls.addAnswer, answer({ choice: 'a' }, 700), hong);
    const { activity } = await panel.panel((view) => view.activity?.answered === 2);
    expect(activity).toMatchObject({
      asked: { body: { choices: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] } },
      result: {
        tallies: [
          { value: 'b', count: 1, state: 'right' },
          { value: 'a', count: 1, state: 'wrong' },
        ],
        pupils: [
          { name: '小明', state: 'right', points: 2, after_ms: 900, late: false },
          { name: '小红', state: 'wrong', points: 0, after_ms: 700 },
        ],
      },
    });

    // Counts without what is right, and no names, until the key is shown.
    await change({ state: 'closed', shown: true });
    const counts = await phone.view((view) => view.activity?.result != null);
    expect(counts.activity?.result).toEqual({
      kind: 'question',
      tallies: [
        { at: '', form: 'part', value: choice, count: 1 },
        { at: '', form: 'part', value: idsOf(seen)[0], count: 1 },
      ],
      pupils: [],
    });
    expect(JSON.stringify(counts)).not.toContain('SECRET');

    await change({ key_shown: true });
    const shown = await phone.view((view) => view.activity?.solution != null);
    expect(shown.activity).toMatchObject({
      solution: { key: { right: choice }, analysis: contentOf('SECRET') },
      own: { score: { points: 2, full: 2, state: 'right' } },
      result: { tallies: [{ state: 'right' }, { state: 'wrong' }] },
    });
  });

  it('accepts as many answers as the question allows, and counts the last or the best of them', async () => {
    const { code, id, start, answer } = await asked(capital({ attempts: 2, counts: 'best' }));
    const ming = await joined(code, '小明');
    await start();
    const first = await server.call(calls.addAnswer, answer({ choice: 'b' }), ming);
    expect(first.own).toMatchObject({ turns_left: 1 });
    await server.call(calls.addAnswer, answer({ choice: 'a' }), ming);
    expect(await server.fails(calls.addAnswer, answer({ choice: 'b' }), ming)).toMatchObject({
      code: 'ANSWERS_TOO_MANY',
    });
    const panel = await server.call(calls.getPhones, on(id), chen);
    expect(panel.activity?.result).toMatchObject({ pupils: [{ points: 2, state: 'right' }] });
  });

  it('stores the same answer once, however often it is sent', async () => {
    const { code, id, start, answer } = await asked();
    const ming = await joined(code, '小明');
    await start();
    const same = answer({ choice: 'b' });
    await Promise.all([server, second, server].map((each) => each.call(calls.addAnswer, same, ming)));
    expect((await server.call(calls.getPhones, on(id), chen)).activity).toMatchObject({ answered: 1 });
  });

  it.each([undefined, null, {}, { choice: 7 }, { choices: ['a'] }, { choice: 'x'.repeat(100_000) }, [], 'b'])(
    'refuses the response %#, which is none to it',
    async (response) => {
      const { code, start, answer } = await asked();
      const ming = await joined(code, '小明');
      await start();
      const refused = await server.fails(calls.addAnswer, answer(response), ming);
      expect(refused).toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  it.each([
    undefined,
    null,
    'text',
    { ...capital(), format: 2 },
    { ...capital(), kind: 'vote' },
    { ...capital(), body: { choices: [] } },
    { ...capital(), stem: contentOf('长'.repeat(210_000)) },
  ])('is not started with the value %#, which is no question', async (value) => {
    const { params } = await asked();
    const body = { kind: 'question' as const, asked: value };
    expect(await server.fails(calls.startActivity, { params, body }, chen)).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('is neither started nor changed by another teacher', async () => {
    const { params, start } = await asked();
    await start();
    for (const body of [{ key_shown: true as const }, { state: 'closed' as const }, { asked: capital() }])
      expect(await server.fails(calls.changeActivity, { params, body }, li)).toMatchObject({
        code: 'LESSON_NOT_FOUND',
      });
  });
});

describe('the key of a question', () => {
  it('is not shown while the question can be answered, and the question is not opened again afterwards', async () => {
    const { params, start, change } = await asked();
    await start();
    const fails = (body: object) => server.fails(calls.changeActivity, { params, body }, chen);
    expect(await fails({ key_shown: true })).toMatchObject({ code: 'ACTIVITY_OPEN' });
    expect(await fails({ key_shown: true, state: 'open' })).toMatchObject({ code: 'ACTIVITY_OPEN' });
    const panel = await change({ key_shown: true, state: 'closed' });
    expect(panel.activity).toMatchObject({ key_shown: true, state: 'closed' });
    expect(await fails({ state: 'open' })).toMatchObject({ code: 'ACTIVITY_CLOSED' });
  });

  it('can be changed afterwards, which marks all answers again', async () => {
    const { code, id, params, start, change, answer } = await asked(capital({ rule: { name: 'none' } }));
    const ming = await joined(code, '小明');
    await start();
    await server.call(calls.addAnswer, answer({ choice: 'a' }), ming);
    const before = await server.call(calls.getPhones, on(id), chen);
    expect(before.activity?.result).toMatchObject({ pupils: [{ state: null, points: 0 }] });
    const panel = await change({ asked: capital({ key: { right: 'a' } }) });
    expect(panel.activity?.result).toMatchObject({
      pupils: [{ state: 'right', points: 2 }],
      tallies: [{ value: 'a', state: 'right' }],
    });
    const other = capital({ stem: contentOf('另一道题') });
    for (const body of [{ asked: other }, { asked: capital({ kind: 'true-false' }) }, { asked: null }])
      expect(await server.fails(calls.changeActivity, { params, body }, chen)).toMatchObject({
        code: 'INVALID_INPUT',
      });
  });

  it.each([...BASIC_KINDS, ...INTERACTIVE_KINDS])(
    'stays on the server while a question of the kind $kind is answered',
    async (kind) => {
      const { kind: name } = kind;
      const { body, key } = kind.blank(newId);
      const question = capital({ kind: name, body, key, rule: { name: kind.rules[0] } });
      const { code, start, change } = await asked(question);
      const ming = await joined(code, '小明');
      await start();
      const told = [
        await server.call(calls.getPupilView, {}, ming),
        (await joined(code, '小红')).view,
        (await change({ state: 'closed', shown: true })) && (await server.call(calls.getPupilView, {}, ming)),
      ];
      for (const view of told) {
        expect(view.activity).toMatchObject({ setting: { asked: { kind: name } }, solution: null });
        expect(JSON.stringify(view)).not.toMatch(/SECRET|"key"|"analysis"/);
        // Ids of parts would tell the order in which the author made them.
        const inPassage = JSON.stringify(body).matchAll(/gap:([0-9a-f-]{36})/g);
        const known = new Set([...inPassage].map(([, id]) => id));
        const ids = [...JSON.stringify(key).matchAll(UUID)].map(([id]) => id).filter((id) => !known.has(id));
        expect(ids.filter((id) => JSON.stringify(view).includes(id))).toEqual([]);
      }
    },
  );
});

describe('an answer after the end of a question', () => {
  const advance = (ms: number) => {
    time.ahead += ms;
  };

  it('counts when it was given before the end and held up on the way', async () => {
    const { code, id, start, change, answer } = await asked();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红')];
    await start();
    advance(20_000);
    await change({ state: 'closed' });
    advance(30_000);
    const inTime = await server.call(calls.addAnswer, answer({ choice: 'b' }, 19_000), ming);
    expect(inTime.own).toMatchObject({ late: false });
    const late = await server.call(calls.addAnswer, answer({ choice: 'b' }, 40_000), hong);
    expect(late.own).toMatchObject({ late: true });
    const { activity } = await server.call(calls.getPhones, on(id), chen);
    expect(activity).toMatchObject({
      answered: 1,
      result: {
        pupils: [
          { name: '小明', late: false },
          { name: '小红', late: true },
        ],
        tallies: [{ count: 1 }],
      },
    });
  });

  it('ends with the countdown of a game, unless the game is in its quiet form', async () => {
    const { body, key } = newQuestion('truth-rush', newId) as SingleQuestion;
    const rush = (quiet: boolean) => {
      const { play, ...others } = body as { play: object };
      const own = { ...others, play: { ...play, countdown: 30, quiet } };
      return capital({ kind: 'truth-rush', body: own, key, rule: { name: 'per-item' } });
    };
    const endOf = async (quiet: boolean) => {
      const { code, start } = await asked(rush(quiet));
      const ming = await joined(code, '小明');
      await start();
      const seen = async () => (await server.call(calls.getPupilView, {}, ming)).activity;
      const time = (await seen())?.time;
      advance(31_000);
      const left = time && time.ends_at !== null ? time.ends_at - time.opened_at : null;
      return [left, (await seen())?.state];
    };
    expect(await endOf(false)).toEqual([30_000, 'closed']);
    expect(await endOf(true)).toEqual([null, 'open']);
  });

  it('is late when the key was shown, when it says no time, and minutes after the end', async () => {
    const { code, start, change, answer } = await asked(capital({ attempts: 5 }));
    const ming = await joined(code, '小明');
    await start();
    advance(10_000);
    await change({ state: 'closed' });
    advance(5_000);
    const send = async (given?: number) =>
      (await server.call(calls.addAnswer, answer({ choice: 'b' }, given), ming)).own;
    expect(await send()).toMatchObject({ late: true });
    advance(150_000);
    expect(await send(1_000)).toMatchObject({ late: true });
    await change({ key_shown: true });
    expect(await send(1_000)).toMatchObject({ late: true });
  });

  it('comes after the time limit, by which the question closes without the panel', async () => {
    const { code, id, start, answer } = await asked(capital({ timeLimit: 30 }));
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红')];
    await start();
    const view = await server.call(calls.getPupilView, {}, ming);
    const { now = 0, ends_at = 0 } = view.activity?.time ?? {};
    expect(Math.abs((ends_at ?? 0) - now - 30_000)).toBeLessThan(2_000);
    advance(29_000);
    expect((await server.call(calls.addAnswer, answer({ choice: 'b' }, 28_900), ming)).own).toMatchObject({
      late: false,
    });
    advance(4_000);
    expect((await server.call(calls.getPhones, on(id), chen)).activity).toMatchObject({ state: 'closed' });
    expect((await server.call(calls.addAnswer, answer({ choice: 'b' }, 32_800), hong)).own).toMatchObject({
      late: true,
    });
  });
});

describe('a picture of a question', () => {
  const create = (who = chen) =>
    server.call(documents.createDocument, { query: { auto_rename: true }, body: { name: '课件' } }, who);
  const upload = async (id: string, who = chen) =>
    (await server.call(uploadAsset, { params: { id }, rawBody: ONE_PIXEL }, who)).hash;
  /** The view of a phone that is asked a question with a picture, in a lesson with a courseware. */
  const shown = async (coursewareId: string, asset: string) => {
    const { id, code } = await opened('typed', false, coursewareId);
    const stem = { paragraphs: [], media: [{ type: 'picture' as const, asset }] };
    await phones.start(id, { kind: 'question', asked: capital({ stem }) });
    return (await joined(code, '小明')).view.activity?.files ?? {};
  };

  it('is read by phones when it belongs to the lesson’s courseware', async () => {
    const { id } = await create();
    const hash = await upload(id);
    const files = await shown(id, hash);
    const file = await fetch(new URL(files[hash] ?? '', server.url));
    expect(Buffer.from(await file.arrayBuffer())).toEqual(ONE_PIXEL);
  });

  it('has no address when it belongs to a courseware of somebody else', async () => {
    const foreign = await create(li);
    const hash = await upload(foreign.id, li);
    expect(await shown((await create()).id, hash)).toEqual({});
    expect(await shown(foreign.id, hash).catch((error) => error.reply.code)).toSatisfy(
      (answer) => answer === 'DOCUMENT_NOT_FOUND' || Object.keys(answer).length === 0,
    );
  });
});

it('a lesson’s record lists a question with its answers, and names them', async () => {
  const { code, id, start, change, answer } = await asked();
  const ming = await joined(code, '小明');
  await start();
  await server.call(calls.addAnswer, answer({ choice: 'b' }), ming);
  await change({ state: 'away' });
  const { items } = await server.call(keptCalls.listActivities, { ...on(id), query: {} }, chen);
  expect(items).toMatchObject([
    {
      setting: { kind: 'question', asked: { key: { right: 'b' } } },
      answered: 1,
      result: { pupils: [{ name: '小明', state: 'right' }] },
      answers: [{ name: '小明', content: { kind: 'question', response: { choice: 'b' } } }],
    },
  ]);
});
