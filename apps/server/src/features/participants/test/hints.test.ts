import { newId } from '@lectern/base';
import * as keptCalls from '@lectern/protocol/kept-activities';
import * as calls from '@lectern/protocol/participants';
import type { PupilView } from '@lectern/protocol/phone-views';
import { contentOf } from '@lectern/questions';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { on, startPhones } from './lesson-phones.ts';

const phones = await startPhones();
const { server, second, chen, opened, joined } = phones;
afterEach(() => phones.letGo());
afterAll(() => phones.close());

describe('a hint of a question', () => {
  const file = '0'.repeat(64);
  const media = { paragraphs: [], media: [{ type: 'picture', asset: file }] };
  /** 单选题: B is right. */
  const question = {
    ...{ format: 1, id: 'capital', version: 1, kind: 'single-choice', attempts: 1, counts: 'last', score: 2 },
    stem: contentOf('中国的首都是'),
    rule: { name: 'exact' },
    body: { choices: ['a', 'b', 'c'].map((id) => ({ id, content: contentOf(id) })) },
    key: { right: 'b' },
    hints: [
      { id: 'first', content: contentOf('在北方'), cost: 0.5 },
      { id: 'pictured', content: { ...contentOf('看图'), ...media }, cost: 0 },
      { id: 'second', content: contentOf('不在海边'), cost: 1 },
    ],
  };

  /** The question, asked in a lesson. */
  async function asked() {
    const { id, code } = await opened();
    const activity_id = newId();
    await phones.start(id, { kind: 'question', asked: question }, activity_id);
    return {
      id,
      code,
      change: (body: object) =>
        server.call(calls.changeActivity, { params: { id, activity_id }, body }, chen),
      open: (hint_id: string) => ({ params: { activity_id }, body: { hint_id } }),
      answer: (choice: unknown) => ({
        body: { id: newId(), activity_id, content: { kind: 'question' as const, response: { choice } } },
      }),
    };
  }

  it('is sent to the phone that opens it, costs points of later answers, and is in the record', async () => {
    const { code, id, change, open, answer } = await asked();
    const [ming, hong] = [await joined(code, '小明'), await joined(code, '小红', second)];
    const view = await server.call(calls.getPupilView, {}, ming);
    const offered = ({ activity }: PupilView) =>
      (activity?.setting as { asked?: { hints: unknown } } | undefined)?.asked?.hints;
    expect(offered(view)).toEqual([
      { id: 'first', cost: 0.5 },
      { id: 'second', cost: 1 },
    ]);
    const first = { id: 'first', cost: 0.5, content: contentOf('在北方') };
    expect(await server.call(calls.openHint, open('first'), ming)).toEqual({ hint: first });
    await server.call(calls.openHint, open('first'), ming);
    expect(offered(await server.call(calls.getPupilView, {}, ming))).toEqual([
      first,
      { id: 'second', cost: 1 },
    ]);
    expect(JSON.stringify(await server.call(calls.getPupilView, {}, hong))).not.toContain('在北方');
    const { asked: shown } = (view.activity?.setting ?? {}) as { asked?: typeof question };
    const choice = shown?.body.choices[1]?.id;
    await server.call(calls.addAnswer, answer(choice), ming);
    await server.call(calls.addAnswer, answer(choice), hong);
    const panel = await change({ state: 'closed' });
    expect(panel.activity?.result).toMatchObject({
      pupils: [
        { name: '小明', points: 1.5, state: 'partly' },
        { name: '小红', points: 2, state: 'right' },
      ],
    });
    const { items } = await server.call(keptCalls.listActivities, { ...on(id), query: {} }, chen);
    expect(items[0]?.answers.map(({ hints }) => hints)).toEqual([['first'], []]);
  });

  it('is opened by a phone of the lesson alone, and only while the question can be answered', async () => {
    const { code, change, open } = await asked();
    const ming = await joined(code, '小明');
    const other = await asked();
    const stranger = await joined(other.code, '小红');
    const refused = async (hintId: string, who: typeof ming) =>
      (await server.fails(calls.openHint, open(hintId), who)).code;
    expect(await refused('first', stranger)).toBe('ACTIVITY_NOT_FOUND');
    expect(await refused('pictured', ming)).toBe('ACTIVITY_NOT_FOUND');
    expect(await refused('none', ming)).toBe('ACTIVITY_NOT_FOUND');
    await change({ state: 'closed' });
    expect(await refused('first', ming)).toBe('ACTIVITY_CLOSED');
  });
});
