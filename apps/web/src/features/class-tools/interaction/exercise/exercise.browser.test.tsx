import type { CoursewareReader } from '@lectern/courseware';
import type { HostedActivity, PanelView } from '@lectern/protocol/phone-views';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { signInToFakeServer } from '../../../../platform/testing/fake-server.ts';
import { mount } from '../../../../platform/testing/mounted.tsx';
import { seriousFindings } from '../../../../platform/testing/serious-findings.ts';
import { mountTool } from '../../testing/mounted-tool.tsx';
import { interaction } from '../index.tsx';
import type { ExerciseChoice } from './exercise-choice.ts';
import { ExerciseFields } from './exercise-fields.tsx';

const truth = (id: string, text: string): SingleQuestion => ({
  ...{ format: 1, id, version: 1, kind: 'true-false', stem: contentOf(text), body: {}, key: { truth: true } },
  ...{ score: 2, rule: { name: 'exact' }, attempts: 'free', counts: 'last' },
});
const QUESTIONS = [truth('q1', '太阳从东边升起。'), truth('q2', '冰比水重。')];

const pupil = (name: string, answers: readonly ('right' | 'wrong' | null)[], handed_in: boolean) => ({
  ...{ participant_id: `01890000-0000-7000-8000-00000000000${name.length}`, member_id: null, name },
  ...{ answers: [...answers], last: answers.findLastIndex((state) => state !== null), points: 2, handed_in },
});

function activity(change: Partial<HostedActivity> = {}): HostedActivity {
  return {
    id: '01890000-0000-7000-8000-0000000000aa',
    setting: { kind: 'exercise', title: '第二单元', time_limit: null, count: 2 },
    ...{
      state: 'open',
      shown: false,
      answered: 2,
      hidden_words: [],
      asked: null,
      key_shown: false,
      time: null,
    },
    result: {
      kind: 'exercise',
      questions: [
        { answered: 2, right: 2 },
        { answered: 1, right: 0 },
      ],
      pupils: [pupil('小明', ['right', 'wrong'], true), pupil('张小红', ['right', null], false)],
    },
    ...change,
  } as HostedActivity;
}

const OPEN: PanelView = {
  version: 1,
  door: { code: '123456', key: 'k', naming: 'typed', admits: false },
  participants: [{ id: '01890000-0000-7000-8000-0000000000bb', name: '李雷', member_id: null }],
  activity: null,
  teacher_phones: [],
  hands: { on: true, up: [] },
  photos: [],
};

async function opened(shown: HostedActivity, userId: string) {
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(1366, 768);
  const server = await signInToFakeServer(userId);
  const tools = mountTool('interaction', { interaction });
  const path = `/api/lessons/v1/lessons/${tools.lesson.id}/phones`;
  const state = { panel: { ...OPEN, activity: shown }, changes: [] as unknown[] };
  const of = `${path}/activities/${shown.id}`;
  server
    .answer(`GET ${path}`, () => ({ body: state.panel }))
    .answer(`PUT ${path}/page`, () => ({}))
    .answer(`PATCH ${of}`, (request) => {
      state.changes.push(request.body);
      state.panel = { ...state.panel, version: 2, activity: { ...shown, state: 'closed' } };
      return { body: state.panel };
    })
    .answer(`GET ${of}/questions`, () => ({
      body: {
        files: {},
        questions: QUESTIONS.map((question) => ({
          question,
          asked: question,
          tallies: [{ at: '', form: 'part', value: 'true', count: 2, state: 'right' }],
        })),
      },
    }));
  return state;
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);

it('a running exercise shows how far each pupil is, and names and marks only when asked', async () => {
  const state = await opened(activity(), 'exercise-runs');
  await expect.element(page.getByText('太阳从东边升起。')).toBeVisible();
  await expect.element(page.getByText('已交卷 1 人')).toBeVisible();
  await expect.element(page.getByText('2 人已答')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/小明|%/);
  await press('每人进度');
  expect(rows()).toEqual(['1●●已交卷', '2●·做到第 1 题', '3··还没开始']);
  await press('显示姓名');
  await press('显示对错');
  expect(rows()).toEqual(['小明✓✗已交卷 · 2 分', '张小红✓·做到第 1 题 · 2 分', '李雷··还没开始 · 0 分']);
  expect(await seriousFindings()).toEqual([]);
  await press('结束作答');
  await expect.poll(() => state.changes).toEqual([{ state: 'closed' }]);
});

it('a closed exercise shows the answers to each question, without what is right until the keys are shown', async () => {
  await opened(activity({ state: 'closed' }), 'exercise-closed');
  await expect.element(page.getByText('正确率 100%')).toBeVisible();
  await press('太阳从东边升起。');
  await expect.element(page.getByRole('heading', { name: /第 1 题 · 正确率 100%/ })).toBeVisible();
  await expect.element(page.getByText('答对 2 人')).toBeVisible();
  await expect.element(page.getByText('未交 1 人')).toBeVisible();
  expect(page.getByRole('img', { name: '正确' }).query()).toBeNull();
  await press('返回各题');
  await expect.element(page.getByText('冰比水重。')).toBeVisible();
});

it('the questions of the courseware are chosen one by one, with a time limit', async () => {
  const reader = {
    pages: () => ['p1', 'p2'],
    children: (id: string) => (id === 'p1' ? ['q1', 'q2'] : []),
    find: (_: string, id: string) => ({
      type: 'question',
      question: QUESTIONS.find((each) => each.id === id),
    }),
  } as unknown as CoursewareReader;
  const changes: Change[] = [];
  mount(<Fields reader={reader} onChange={(change) => changes.push(change)} />);
  await press('本课件的题目（2 题）');
  expect(changes.at(-1)?.exercise).toMatchObject({ source: 'pages', ids: ['q1', 'q2'], count: 2 });
  await page.getByRole('checkbox', { name: /太阳从东边升起/ }).click();
  expect(changes.at(-1)?.exercise).toMatchObject({ ids: ['q2'], count: 1 });
  await page.getByRole('combobox', { name: '限时' }).click();
  await page.getByRole('option', { name: '5 分钟' }).click();
  expect(changes.at(-1)).toEqual({ minutes: 5 });
});

type Change = Parameters<Parameters<typeof ExerciseFields>[0]['onChange']>[0];

/** The fields with the draft that the lesson stores. */
function Fields({
  reader,
  onChange,
}: {
  readonly reader: CoursewareReader;
  readonly onChange: (change: Change) => void;
}) {
  const [draft, setDraft] = useState<{ exercise?: ExerciseChoice; minutes: number }>({ minutes: 0 });
  return (
    <ExerciseFields
      reader={reader}
      choice={draft.exercise}
      minutes={draft.minutes}
      onChange={(change) => {
        onChange(change);
        setDraft((before) => ({ ...before, ...change }));
      }}
    />
  );
}
