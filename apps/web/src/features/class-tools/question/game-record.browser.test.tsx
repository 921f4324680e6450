import type { JsonValue } from '@lectern/courseware';
import { readQuestion } from '@lectern/question-views';
import { contentOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ClassToolProps } from '../../../parts/class-tools/index.ts';
import { type MountedTools, mountTool } from '../testing/mounted-tool.tsx';
import { PanelQuestion } from './panel-question.tsx';

const TOOL = 'question/game';
const PARTS = ['p1', 'p2'];

/** 判断对错 of two statements, which are both true. */
const read = readQuestion({
  ...{ format: 1, id: 'q', version: 1, kind: 'truth-rush', attempts: 1, counts: 'last', score: 2 },
  stem: contentOf('判断对错'),
  rule: { name: 'per-item' },
  body: {
    play: { skin: 'ocean', sound: false, shuffle: false, pace: 'normal', quiet: false },
    parts: PARTS.map((id) => ({ id, kind: 'true-false', stem: contentOf(`说法 ${id}`), body: {} })),
    own: {},
  },
  key: {
    parts: PARTS.map((id) => ({ id, kind: 'true-false', key: { truth: true } })),
    own: { reasons: [] },
  },
} as unknown as JsonValue);

const View = (tool: ClassToolProps) => (
  <PanelQuestion tool={tool} read={read} assetUrl={() => undefined}>
    {null}
  </PanelQuestion>
);

const mounted = (...names: string[]) => mountTool(TOOL, { [TOOL]: { View, takes: [] } }, names);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const recorded = ({ answers }: MountedTools) => answers.flatMap((given) => given.answers);
/** Ids of the statements that an answer contains. */
const answered = (response: unknown) => Object.keys((response as { parts: object }).parts);

it('a game that is closed before its end is recorded so far, and again when it was played on', async () => {
  const tools = mounted();
  await button('开始').click();
  await button('对').click();
  await expect.element(page.getByText('说法 p2')).toBeVisible();
  await button('关闭').click();
  await expect.element(page.getByText('说法 p2')).not.toBeInTheDocument();
  const [first] = recorded(tools);
  expect(answered(first?.response)).toEqual(['p1']);
  tools.open(TOOL);
  await button('开始').click();
  await button('对').click();
  await expect.element(page.getByRole('dialog', { name: '游戏结束' })).toBeVisible();
  expect(recorded(tools)).toMatchObject([
    { id: first?.id, pupil: null },
    { pupil: null, unnamed: first?.id },
  ]);
  expect(answered(recorded(tools)[1]?.response)).toEqual(PARTS);
  // The game is closed as it was recorded.
  await button('公布答案').click();
  await button('关闭').click();
  expect(recorded(tools)).toHaveLength(2);
});

it('a game that was opened and not played is not recorded when it is closed', async () => {
  const tools = mounted('王芳');
  await button('开始').click();
  await button('关闭').click();
  await expect.element(button('关闭')).not.toBeInTheDocument();
  expect(recorded(tools)).toEqual([]);
});

it('players who are named after the game have what they played', async () => {
  const tools = mounted('王芳', '李明');
  await button('2 人').click();
  await button('开始').click();
  for (const number of [1, 2]) {
    const strip = page.getByRole('region', { name: `${number} 号`, exact: true });
    for (const _ of PARTS) await strip.getByRole('button', { name: '对', exact: true }).click();
  }
  await button('公布答案').click();
  await button('选学生').click();
  const picker = page.getByRole('dialog', { name: '谁来答' });
  for (const name of ['李明', '王芳']) await picker.getByRole('button', { name }).click();
  await expect.element(picker).not.toBeInTheDocument();
  const [one, two, ...named] = recorded(tools);
  expect(named.slice(-1)).toMatchObject([{ id: two?.id, pupil: { member_id: 'pupil-1' } }]);
  expect(named[0]).toMatchObject({ id: one?.id, pupil: { member_id: 'pupil-2' } });
});
