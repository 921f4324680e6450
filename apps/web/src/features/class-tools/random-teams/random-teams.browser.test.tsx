import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { teamCompetition } from '../team-competition/index.tsx';
import { mountTool } from '../testing/mounted-tool.tsx';
import { randomTeams } from './index.tsx';

const NAMES = ['王芳', '李明', '张伟', '赵敏', '陈晓', '刘洋'];

it('teams are created by given rules, impossible rules are reported, and the competition keeps its teams after a reload', async () => {
  const parts = { 'random-teams': randomTeams, 'team-competition': teamCompetition };
  const tools = mountTool('random-teams', parts, NAMES);
  const maker = page.getByRole('dialog', { name: '随机分组' });
  const press = (name: string) => maker.getByRole('button', { name, exact: true }).click();
  for (let fewer = 4; fewer > 2; fewer -= 1) await press('减少');
  for (const name of ['王芳', '李明']) await press(name);
  await press('不放同一组');
  await press('开始分组');
  const namesByTeam = () =>
    maker
      .getByRole('region')
      .elements()
      .map((team) => [...team.querySelectorAll('li')].map(({ textContent }) => textContent ?? ''));
  await expect.poll(() => namesByTeam().length).toBe(2);
  for (const names of namesByTeam()) {
    expect(names).toHaveLength(3);
    expect(names.filter((name) => /王芳|李明/.test(name))).toHaveLength(1);
  }
  for (const name of ['王芳', '李明']) await press(name);
  await press('放在同一组');
  await press('重新分组');
  await expect.element(maker.getByRole('alert')).toMatchTextContent('要求互相矛盾');

  await press('开始竞赛');
  const board = page.getByRole('dialog', { name: '小组竞赛' });
  await board.getByRole('button', { name: '第 1 组 加 1 分，现在 0 分' }).click();
  await board.getByRole('button', { name: '第 1 组 加 1 分，现在 1 分' }).click();
  await board.getByRole('button', { name: '撤销' }).click();
  await tools.reload();
  await expect.element(board.getByRole('button', { name: '第 1 组 加 1 分，现在 1 分' })).toBeVisible();
  await board.getByRole('button', { name: '结果' }).click();
  await expect.element(board.getByRole('listitem').first()).toMatchTextContent('第 1 组');
  await board.getByRole('button', { name: '记入课堂记录' }).click();
  const saved = () =>
    tools.lesson.events
      .get()
      .flatMap((event) =>
        event.kind === 'teams' ? event.teams.map((t) => [t.points, t.pupils.length]) : [],
      );
  await expect.poll(saved).toEqual([
    [1, 3],
    [0, 3],
  ]);
});

it('the message about the first step is shown over the whole width', async () => {
  mountTool('random-teams', { 'random-teams': randomTeams }, NAMES);
  const hint = page.getByText('选好分组方式，点“开始分组”。');
  await expect.element(hint).toBeVisible();
  expect(hint.element().getBoundingClientRect().width).toBeGreaterThan(innerWidth / 2);
});
