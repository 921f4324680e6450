import type { CoursewareRecord, CoursewareSnapshot } from '@lectern/courseware';
import { LazyCode } from '@lectern/ui/lazy';
import { expect, it, onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { classTools } from '../../features/class-tools/index.ts';
import { emptyPages, mountPlayer } from '../../features/player/testing/mounted-player.tsx';

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });
const choice = (id: string, words: string) => ({ id, content: text(words) });
const capitals = {
  format: 1,
  id: 'capitals',
  version: 1,
  kind: 'single-choice',
  stem: text('中国的首都是哪座城市？'),
  body: { choices: [choice('a', '上海'), choice('b', '北京'), choice('c', '广州'), choice('d', '南京')] },
  key: { right: 'b' },
  analysis: text('1949 年起，北京是中华人民共和国的首都。'),
  score: 2,
  rule: { name: 'exact' },
  attempts: 'free',
  counts: 'last',
};

function question(id: string, value: unknown, y: number): CoursewareRecord {
  return {
    kind: 'element',
    type: 'question',
    id,
    parentId: 'page1',
    order: `a${id}`,
    frame: { x: 80, y, w: 900, h: 300 },
    question: value,
  } as CoursewareRecord;
}

function withQuestions(...values: readonly unknown[]): CoursewareSnapshot {
  const { records } = emptyPages(2);
  return { records: [...records, ...values.map((value, at) => question(`q${at}`, value, 40 + at * 330))] };
}

const catalogue = new LazyCode(async () => classTools);
const answer = page.getByRole('button', { name: '作答', exact: true });
const dialog = page.getByRole('dialog', { name: '单选题' });
const pick = (words: string) => dialog.getByRole('radio', { name: new RegExp(words) });
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();

it('a question on a page is answered wrongly, then rightly, and its key is shown only when the teacher says so', async () => {
  const player = await mountPlayer(withQuestions(capitals), { classTools: catalogue });
  await expect.element(answer).toBeVisible();
  await answer.click();
  await expect.element(pick('上海')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '提交' })).toBeDisabled();
  await pick('上海').click();
  await press('提交');
  await expect.element(dialog.getByText('没答对，得 0 / 2 分')).toBeVisible();
  expect(dialog.getByText('1949').query()).toBeNull();
  await press('再答一次');
  await pick('北京').click();
  await press('提交');
  await expect.element(dialog.getByText('答对了，得 2 / 2 分')).toBeVisible();
  await press('公布答案');
  await expect.element(dialog.getByText('1949 年起，北京是中华人民共和国的首都。')).toBeVisible();
  await commands.press(['Escape']);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(player.pageNumber).toBe(1);
});

it('an answer that was handed in is there when the show is opened again', async () => {
  const player = await mountPlayer(withQuestions(capitals), { classTools: catalogue });
  await answer.click();
  await pick('广州').click();
  await press('提交');
  await player.reopen();
  await expect.element(dialog.getByText('没答对，得 0 / 2 分')).toBeVisible();
  await expect.element(pick('广州')).toBeChecked();
});

it('a question of a newer version and a broken one show their stems, say so, and leave the others alone', async () => {
  await mountPlayer(
    withQuestions(
      { ...capitals, format: 99, stem: text('新题干') },
      { ...capitals, body: 5, stem: text('坏题干') },
    ),
    { classTools: catalogue },
  );
  await expect.element(page.getByText('新题干')).toBeVisible();
  await expect.element(page.getByText('这道题是用更新的版本编写的', { exact: false })).toBeVisible();
  await expect.element(page.getByText('坏题干')).toBeVisible();
  await expect.element(page.getByText('这道题的内容不完整', { exact: false })).toBeVisible();
  expect(answer.elements()).toEqual([]);
});

const statements = ['太阳从东边升起。', '鲸是鱼。', '冰比水轻。', '一年有五季。', '蝙蝠是鸟。', '水会结冰。'];
const rush = {
  ...capitals,
  id: 'rush',
  kind: 'truth-rush',
  stem: text('判断对错'),
  analysis: undefined,
  rule: { name: 'per-item' },
  body: {
    play: { skin: 'ocean', sound: false, shuffle: false, pace: 'normal', quiet: false },
    parts: statements.map((stem, at) => ({ id: `s${at}`, kind: 'true-false', stem: text(stem), body: {} })),
    own: {},
  },
  key: {
    parts: statements.map((_, at) => ({
      id: `s${at}`,
      kind: 'true-false',
      key: { truth: at % 2 === 0 && at < 4 },
    })),
    own: { reasons: [] },
  },
};

it('a game on a page is played by two, and each answer is there when the show is opened again', async () => {
  const player = await mountPlayer(withQuestions(rush), { classTools: catalogue });
  const game = page.getByRole('dialog', { name: '判断对错' });
  await answer.click();
  await game.getByRole('button', { name: '2 人' }).click();
  await game.getByRole('button', { name: '开始' }).click();
  const strip = (name: string) => game.getByRole('region', { name });
  await strip('1 号').getByRole('button', { name: '对', exact: true }).click();
  await strip('2 号').getByRole('button', { name: '错', exact: true }).click();
  await expect.element(strip('1 号').getByText('第 2 题，共 6 题')).toBeVisible();
  await game.getByRole('button', { name: '公布答案' }).click();
  await expect.element(strip('1 号').getByRole('radio', { name: /^对/ }).nth(0)).toBeChecked();
  await expect.element(strip('2 号').getByRole('radio', { name: /^错/ }).nth(0)).toBeChecked();
  await player.reopen();
  await expect.element(strip('2 号').getByRole('radio', { name: /^错/ }).nth(0)).toBeChecked();
});

it('a question is answered by three side by side, each with a copy, and judged when all have handed in', async () => {
  const player = await mountPlayer(withQuestions(capitals), { classTools: catalogue });
  await answer.click();
  await dialog.getByRole('button', { name: '3 人' }).click();
  const strip = (name: string) => dialog.getByRole('region', { name });
  const choose = (name: string, words: string) =>
    strip(name)
      .getByRole('radio', { name: new RegExp(words) })
      .click();
  const handIn = (name: string) => strip(name).getByRole('button', { name: '提交' }).click();
  await choose('1 号', '北京');
  await choose('2 号', '上海');
  await choose('3 号', '北京');
  await expect.element(strip('1 号').getByRole('radio', { name: /北京/ })).toBeChecked();
  await expect.element(strip('2 号').getByRole('radio', { name: /上海/ })).toBeChecked();
  await handIn('1 号');
  await handIn('2 号');
  await expect.element(strip('2 号').getByRole('status')).toHaveTextContent('已提交');
  expect(dialog.getByText('没答对', { exact: false }).query()).toBeNull();
  await handIn('3 号');
  await expect.element(strip('1 号').getByRole('status')).toHaveTextContent('答对了，得 2 / 2 分');
  await expect.element(strip('2 号').getByRole('status')).toHaveTextContent('没答对，得 0 / 2 分');
  await player.reopen();
  await expect.element(strip('3 号').getByRole('radio', { name: /北京/ })).toBeChecked();
  await press('重新开始');
  await expect.element(strip('3 号').getByRole('radio', { name: /北京/ })).not.toBeChecked();
});

it('a question shrinks its text until it fits, also after its screen became smaller', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(1366, 1000);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await mountPlayer(withQuestions(capitals), { classTools: catalogue });
  await answer.click();
  await dialog.getByRole('button', { name: '4 人' }).click();
  const strip = dialog.getByRole('region', { name: '4 号' });
  const cutOff = () => {
    const box = strip.element().querySelector('[class*="scroll"]');
    return box ? box.scrollHeight - box.clientHeight : Number.NaN;
  };
  await expect.poll(cutOff).toBe(0);
  await page.viewport(1366, 768);
  await expect.poll(() => window.innerHeight).toBe(768);
  await expect.poll(cutOff).toBe(0);
});
