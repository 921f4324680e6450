import type { JsonValue } from '@lectern/courseware';
import { readQuestion } from '@lectern/question-views';
import { contentOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ClassToolProps } from '../../../parts/class-tools/index.ts';
import { keepTeams, keptTeams, nameTeam, TEAMS_STATE } from '../team-competition/lesson-teams.ts';
import { type MountedTools, mountTool } from '../testing/mounted-tool.tsx';
import { PanelQuestion } from './panel-question.tsx';

const TOOL = 'question/q';

/** 单选题: 4 is right. */
const read = readQuestion({
  ...{ format: 1, id: 'q', version: 1, kind: 'single-choice', attempts: 1, counts: 'last', score: 2 },
  stem: contentOf('2 + 2 等于'),
  rule: { name: 'exact' },
  body: { choices: ['3', '4'].map((id) => ({ id: `c${id}`, content: contentOf(`是 ${id}`) })) },
  key: { right: 'c4' },
} as unknown as JsonValue);

const View = (tool: ClassToolProps) => (
  <PanelQuestion tool={tool} read={read} assetUrl={() => undefined}>
    {null}
  </PanelQuestion>
);

const mounted = (...names: string[]) => mountTool(TOOL, { [TOOL]: { View, takes: [] } }, names);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const picker = page.getByRole('dialog', { name: '谁来答' });
const strip = (name: string) => page.getByRole('region', { name, exact: true });
/** The pupil and the choice of each answer in the lesson's record. */
const recorded = ({ answers }: MountedTools) =>
  answers.flatMap((given) => given.answers.map(({ pupil, response }) => [pupil, response]));

async function answerIn(place: ReturnType<typeof strip> | typeof page, choice: string): Promise<void> {
  await place.getByRole('radio', { name: new RegExp(choice) }).click();
  await place.getByRole('button', { name: '提交' }).click();
}

it('an answer on the panel is added to the lesson without a name when no pupil was chosen, once', async () => {
  const tools = mounted('王芳', '李明');
  await answerIn(page, '是 4');
  await expect.element(page.getByText('答对了，得 2 / 2 分')).toBeVisible();
  expect(recorded(tools)).toEqual([[null, { choice: 'c4' }]]);
  await button('公布答案').click();
  await tools.reload();
  await button('收起答案').click();
  expect(recorded(tools)).toHaveLength(1);
});

it('an answer has the pupil who was chosen, who is removed for the next answer', async () => {
  const tools = mounted('王芳', '李明');
  await button('选学生').click();
  await picker.getByRole('button', { name: /李明/ }).click();
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(button('李明')).toBeVisible();
  await tools.reload();
  await answerIn(page, '是 3');
  await expect.element(button('李明')).toBeVisible();
  await button('再答一次').click();
  await expect.element(button('选学生')).toBeEnabled();
  await answerIn(page, '是 4');
  expect(recorded(tools)).toEqual([
    [{ member_id: 'pupil-2' }, { choice: 'c3' }],
    [null, { choice: 'c4' }],
  ]);
  expect(new Set(tools.answers.map(({ activityId }) => activityId)).size).toBe(1);
});

it('the pupil who was called last answers, until another one is called', async () => {
  const tools = mounted('王芳', '李明');
  tools.lesson.add({ kind: 'called', pupils: [{ member_id: 'pupil-1' }] });
  await expect.element(button('王芳')).toBeVisible();
  await answerIn(page, '是 4');
  await button('再答一次').click();
  await expect.element(button('选学生')).toBeVisible();
  tools.lesson.add({ kind: 'called', pupils: [{ member_id: 'pupil-2' }] });
  await expect.element(button('李明')).toBeVisible();
});

it('pupils at four boards are chosen from left to right or at random, and each answer has its pupil', async () => {
  const tools = mounted('王芳', '李明', '张伟', '赵敏', '孙丽');
  await button('4 人').click();
  await expect.element(strip('1 号')).toBeVisible();
  await button('选学生').click();
  await picker.getByRole('button', { name: /赵敏/ }).click();
  await picker.getByRole('button', { name: /王芳/ }).click();
  await picker.getByRole('button', { name: /王芳/ }).click();
  await button('随机选').click();
  await expect.element(picker).not.toBeInTheDocument();
  await expect.element(strip('赵敏')).toBeVisible();
  const called = tools.lesson.events.get().filter(({ kind }) => kind === 'called');
  expect(called).toMatchObject([{ pupils: [{}, {}, {}] }]);
  await answerIn(strip('赵敏'), '是 4');
  expect(recorded(tools)).toEqual([[{ member_id: 'pupil-4' }, { choice: 'c4' }]]);
  // The pupils who have not answered are drawn again, and only the last draw is a call.
  await button('选学生').click();
  await button('随机选').click();
  await expect.element(strip('赵敏')).toBeVisible();
  expect(tools.lesson.events.get().filter(({ kind }) => kind === 'called')).toHaveLength(1);
});

it('answers on the boards are handed in when the teacher shows the key', async () => {
  const tools = mounted('王芳', '李明');
  await button('2 人').click();
  await strip('1 号').getByRole('radio', { name: /是 3/ }).click();
  await button('公布答案').click();
  await expect.poll(() => recorded(tools)).toEqual([[null, { choice: 'c3' }]]);
  await expect.element(strip('1 号')).toHaveAttribute('data-result', 'wrong');
});

it('an answer is given to the pupil who is named after handing in, and to nobody again', async () => {
  const tools = mounted('王芳', '李明');
  await answerIn(page, '是 4');
  for (const [open, choose] of [
    ['选学生', '王芳'],
    ['王芳', '李明'],
    ['李明', '不选'],
  ] as const) {
    await button(open).click();
    await picker.getByRole('button', { name: choose }).click();
    await expect.element(picker).not.toBeInTheDocument();
  }
  const named = tools.answers.flatMap(({ answers }) => answers.map(({ id, pupil }) => ({ id, pupil })));
  const [{ id } = { id: '' }] = named;
  expect(named).toEqual([
    { id, pupil: null },
    { id, pupil: { member_id: 'pupil-1' } },
    { id, pupil: { member_id: 'pupil-2' } },
    { id, pupil: null },
  ]);
});

it('names at boards that handed in are exchanged by taps, and nobody is drawn for them', async () => {
  const tools = mounted('王芳', '李明', '张伟');
  await button('2 人').click();
  await button('选学生').click();
  for (const name of ['王芳', '李明']) await picker.getByRole('button', { name }).click();
  for (const name of ['王芳', '李明']) await answerIn(strip(name), '是 4');
  await button('选学生').click();
  await expect.element(picker.getByRole('button', { name: '随机选' })).toBeDisabled();
  for (const name of [/王芳/, '张伟']) await picker.getByRole('button', { name }).click();
  await expect.element(strip('张伟')).toBeVisible();
  const ids = tools.answers.flatMap(({ answers }) => answers.map(({ id }) => id));
  expect(ids).toEqual([ids[0], ids[1], ids[0], ids[0]]);
  expect(recorded(tools).slice(2)).toEqual([
    [null, { choice: 'c4' }],
    [{ member_id: 'pupil-3' }, { choice: 'c4' }],
  ]);
});

it('teams answer side by side, get their points when all have answered, and are named in the record', async () => {
  const tools = mounted('王芳', '李明');
  const teams = tools.lesson.state(TEAMS_STATE);
  keepTeams(tools.lesson, [['pupil-1'], ['pupil-2'], []]);
  nameTeam(teams, 0, '红队');
  const points = () => keptTeams(teams.get()).map((team) => team.points);
  await button('2 人').click();
  await button('选学生').click();
  await picker.getByRole('button', { name: '小组' }).click();
  for (const name of ['红队', '第 2 组']) await picker.getByRole('button', { name }).click();
  await answerIn(strip('红队'), '是 4');
  expect(points()).toEqual([0, 0, 0]);
  await answerIn(strip('第 2 组'), '是 3');
  await expect.poll(points).toEqual([2, 0, 0]);
  expect(recorded(tools)).toEqual([
    [{ name: '红队' }, { choice: 'c4' }],
    [{ name: '第 2 组' }, { choice: 'c3' }],
  ]);
  // The points follow the name.
  await button('选学生').click();
  for (const name of [/红队/, '第 3 组']) await picker.getByRole('button', { name }).click();
  await expect.element(strip('第 3 组')).toBeVisible();
  expect(points()).toEqual([0, 0, 2]);
  expect(recorded(tools).at(-1)?.[0]).toEqual({ name: '第 3 组' });
  // The next round adds to them, and showing the key ends it.
  await button('重新开始').click();
  await button('选学生').click();
  await picker.getByRole('button', { name: '小组' }).click();
  for (const name of ['第 2 组', '第 3 组']) await picker.getByRole('button', { name }).click();
  await strip('第 3 组').getByRole('radio', { name: /是 4/ }).click();
  await button('公布答案').click();
  await expect.poll(points).toEqual([0, 0, 4]);
});

it('the groups of the class are made teams where there are none yet', async () => {
  const tools = mounted('王芳', '李明');
  const taught = tools.taught.get();
  if (taught.type === 'there')
    tools.taught.set({
      ...taught,
      pupils: taught.pupils.map((pupil, index) => ({ ...pupil, group_name: `第 ${index} 列` })),
    });
  await button('选学生').click();
  await picker.getByRole('button', { name: '小组' }).click();
  await picker.getByRole('button', { name: '按名单里的小组' }).click();
  await picker.getByRole('button', { name: '第 1 组' }).click();
  await expect.element(button('第 1 组')).toBeVisible();
  expect(keptTeams(tools.lesson.state(TEAMS_STATE).get()).map(({ keys }) => keys)).toEqual([
    ['pupil-1'],
    ['pupil-2'],
  ]);
});

it('pupils cannot be chosen in a lesson without a class, and answers are added all the same', async () => {
  const tools = mounted();
  await answerIn(page, '是 4');
  await expect.element(button('选学生')).not.toBeInTheDocument();
  expect(recorded(tools)).toEqual([[null, { choice: 'c4' }]]);
});
