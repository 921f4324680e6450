import type { OwnQuestion, OwnWork } from '@lectern/protocol/own-work';
import { newQuestion, type SingleQuestion, withoutKey } from '@lectern/questions';
import { useSignal } from '@lectern/ui/use-signal';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../platform/testing/mounted.tsx';
import { Answering, type AnsweringPorts } from '../model/answering.ts';
import type { WaitingResponse } from '../model/response-box.ts';
import { WorkScreen } from './work-screen.tsx';

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text' as const, text: words }] }] });

function choice(id: string, stem: string): OwnQuestion {
  const question: SingleQuestion = {
    format: 1,
    id,
    version: 1,
    kind: 'single-choice',
    stem: text(stem),
    score: 2,
    rule: { name: 'exact' },
    attempts: 1,
    counts: 'last',
    body: {
      choices: [
        { id: 'a', content: text('甲') },
        { id: 'b', content: text('乙') },
      ],
    },
    key: { choice: 'a' },
  };
  const asked = withoutKey(question, { seed: 1 });
  const nothing = { response: null, given_at: null, late: false, mark: null, review: null, has_key: false };
  return { id, points: 2, question: asked, ...nothing };
}

const WORK: OwnWork = {
  work_id: 'w1',
  title: '第一课练习',
  note: '',
  instructions: '认真读题',
  name: '小明',
  state: 'open',
  late: false,
  attempt: 1,
  attempts_left: 1,
  may_begin_again: false,
  may_renounce: false,
  begun_at: 0,
  handed_in_at: null,
  now: 1_000,
  ends_at: null,
  takes_late: false,
  sections: [{ id: 's1', title: '选择题', questions: [choice('q1', '第一问'), choice('q2', '第二问')] }],
  marks_shown: false,
  key_shown: false,
  result: null,
  words: '',
  voice: null,
  files: {},
  wrong_answers: 0,
};

function Shown({ answering }: { readonly answering: Answering }) {
  const stage = useSignal(answering.stage);
  return stage.kind === 'work' ? <WorkScreen answering={answering} work={stage.work} /> : null;
}

/** The screen of an attempt whose server keeps what is sent. */
async function mountWork(after: Partial<OwnWork> = {}, more: object = {}, work = WORK) {
  const sent: WaitingResponse[] = [];
  const marked = { ...WORK, state: 'handed-in' as const, handed_in_at: 2_000, ...after };
  const answering = new Answering('ABCD2345', {
    look: vi.fn(async () => ({})),
    begin: vi.fn(async () => ({ token: 't', work })),
    read: vi.fn(async () => WORK),
    respond: vi.fn(async (_: string, response: WaitingResponse) => {
      sent.push(response);
      return { kind: 'stored', late: false };
    }),
    handIn: vi.fn(async () => marked),
    beginAgain: vi.fn(async () => ({ ...WORK, work_id: 'w2', attempt: 2 })),
    isPassing: () => false,
    kept: () => undefined,
    keep: () => undefined,
    keptWaiting: () => [],
    keepWaiting: () => undefined,
    later: (milliseconds: number, work: () => void) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    monotonic: () => performance.now(),
    ...more,
  } as unknown as AnsweringPorts);
  await vi.waitFor(() => expect(answering.stage.get().kind).toBe('door'));
  await answering.begin({ name: '小明' });
  mount(<Shown answering={answering} />);
  return { answering, sent };
}

it('is answered question by question, and handed in after the unanswered ones are named', async () => {
  const { sent } = await mountWork({
    marks_shown: true,
    result: { points: 2, full_points: 4, waiting: false },
    may_begin_again: true,
  });
  await expect.element(page.getByText('认真读题')).toBeVisible();
  await page.getByRole('radio', { name: /甲/ }).click();
  await page.getByRole('button', { name: '下一题' }).click();
  await expect.element(page.getByText(/第二问/)).toBeVisible();
  expect(sent.map(({ questionId, response }) => [questionId, response])).toEqual([['q1', { choice: 'a' }]]);
  await page.getByRole('button', { name: /答题卡/ }).click();
  await expect.element(page.getByRole('button', { name: '2 未答' })).toBeVisible();
  await page.getByRole('button', { name: '1 已答' }).click();
  await expect.element(page.getByRole('radio', { name: /甲/ })).toBeChecked();
  await page.getByRole('button', { name: '下一题' }).click();
  await page.getByRole('button', { name: '交卷' }).click();
  await expect.element(page.getByText(/还有 1 题没有答：2/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect.element(page.getByText('2 / 4 分')).toBeVisible();
  await page.getByRole('button', { name: '再做一次' }).click();
  await expect.element(page.getByText(/第一问/)).toBeVisible();
});

it('shows a returned attempt with marks, words and ink, and takes no more answers', async () => {
  const file = 'f'.repeat(64);
  const mark = {
    state: 'partly' as const,
    points: 1,
    full_points: 2,
    words: '步骤要写全',
    ink: [{ file, strokes: [{ color: 'red' as const, points: [10, 10, 500, 500] }] }],
    voice: null,
  };
  const [first, second] = [choice('q1', '第一问'), choice('q2', '第二问')];
  const { answering } = await mountWork({
    state: 'returned',
    words: '有进步',
    files: { [file]: { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', mime: 'image/gif' } },
    sections: [{ id: 's1', title: '', questions: [{ ...first, response: { choice: 'b' }, mark }, second] }],
  });
  await answering.handIn();
  await expect.element(page.getByText('有进步')).toBeVisible();
  await page.getByRole('button', { name: '1 部分正确' }).click();
  await expect.element(page.getByText('步骤要写全')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('polyline').length).toBe(1);
  await expect.element(page.getByRole('radio', { name: /乙/ })).toBeDisabled();
  await page.getByRole('button', { name: '返回成绩' }).click();
  await expect.element(page.getByText('老师已批改')).toBeVisible();
});

it('shows the key to a pupil who gives up further attempts at a second tap', async () => {
  const renounce = vi.fn(async () => ({ ...WORK, state: 'handed-in' as const, key_shown: true }));
  const { answering } = await mountWork({ may_begin_again: true, may_renounce: true }, { renounce });
  await answering.handIn();
  await page.getByRole('button', { name: '不再做了，看答案' }).click();
  expect(renounce).not.toHaveBeenCalled();
  await page.getByRole('button', { name: /看了答案就不能再做/ }).click();
  await expect.element(page.getByRole('button', { name: '再做一次' })).not.toBeInTheDocument();
  expect(renounce).toHaveBeenCalledTimes(1);
});

it('says that a network is missing while an answer waits', async () => {
  const { answering } = await mountWork();
  (answering.connected as unknown as { set(value: boolean): void }).set(false);
  await expect.element(page.getByText(/没有网络/)).toBeVisible();
});

const DRAWING: OwnQuestion = {
  ...choice('q3', '画一画'),
  question: withoutKey(newQuestion('media-answer', () => 'd1') as SingleQuestion, { seed: 1 }),
};

it('waits for a drawing before the question is left', async () => {
  let release: () => void = () => undefined;
  const upload = vi.fn(
    () =>
      new Promise((resolve) => {
        release = () => resolve({ hash: 'a'.repeat(64), url: '/a', mime: 'image/png' });
      }),
  );
  const sections = [{ id: 's1', title: '', questions: [DRAWING, choice('q1', '第一问')] }];
  const { sent } = await mountWork({}, { upload, troubleOf: () => '没有网络' }, { ...WORK, sections });
  await expect.poll(() => document.querySelector('canvas[data-open]')).not.toBeNull();
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { left, top } = canvas.getBoundingClientRect();
  for (const [type, x] of [
    ['pointerdown', 9],
    ['pointermove', 60],
    ['pointerup', 60],
  ] as const)
    canvas.dispatchEvent(
      new PointerEvent(type, { pointerId: 1, clientX: left + x, clientY: top + 9, bubbles: true, button: 0 }),
    );
  await page.getByRole('button', { name: '下一题' }).click();
  await expect.element(page.getByText('正在保存图片或录音……')).toBeVisible();
  await expect.poll(() => upload.mock.calls.length).toBe(1);
  expect(page.getByText(/第一问/).query()).toBeNull();
  release();
  await expect.element(page.getByText(/第一问/)).toBeVisible();
  await expect.poll(() => sent.map(({ questionId }) => questionId)).toEqual(['q3']);
});
