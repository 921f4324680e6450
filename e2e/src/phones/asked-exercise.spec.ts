import type { CoursewareRecord } from '@lectern/courseware';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { type Browser, expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { blankPage, importRecords } from '../made-courseware.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const fields = { format: 1, version: 1, score: 2, attempts: 'free', counts: 'last' } as const;
const questions: readonly SingleQuestion[] = [
  {
    ...{
      ...fields,
      id: 'q1',
      kind: 'single-choice',
      stem: contentOf('哪种叶子像扇子？'),
      rule: { name: 'exact' },
    },
    body: { choices: ['梧桐', '银杏'].map((text, at) => ({ id: `c${at}`, content: contentOf(text) })) },
    key: { right: 'c1' },
    analysis: contentOf('扇形的叶子是银杏的。'),
  },
  {
    ...{
      ...fields,
      id: 'q2',
      kind: 'true-false',
      stem: contentOf('松树冬天不落叶。'),
      rule: { name: 'exact' },
    },
    ...{ body: {}, key: { truth: true } },
  },
];

async function join(browser: Browser, code: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
  });
  const phone = await context.newPage();
  await phone.goto(`${server.url}/#/join?code=${code}`);
  await phone.getByLabel('你的名字').fill(name);
  await phone.getByRole('button', { name: '进入课堂' }).tap();
  return phone;
}

test('an exercise is asked as a whole, answered on two phones, and goes on after a reload of panel and phones', async ({
  page,
  browser,
}) => {
  const teacher = await registerTeacher(server.url);
  const { page: first, others } = blankPage();
  const elements = questions.map((question, at) => ({
    ...{ kind: 'element', type: 'question', id: `on-page-${at}`, parentId: first.id, order: `a${at + 1}` },
    ...{ frame: { x: 100 + at * 560, y: 100, w: 520, h: 480 }, question },
  }));
  const records = [first, ...others, ...elements] as CoursewareRecord[];
  const documentId = await importRecords(teacher, '树叶', records);
  await barAtBottom(page, ['interaction']);
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  const tools = page.getByRole('toolbar', { name: '授课工具' });
  await tools.getByRole('button', { name: '课堂互动' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await asking.getByRole('button', { name: /^练习/ }).click();
  await asking.getByRole('button', { name: '本课件的题目（2 题）' }).click();
  const code = ((await asking.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');
  const [ming, hong] = [await join(browser, code, '小明'), await join(browser, code, '小红')];
  await expect(asking.getByText('2 部手机在线上课')).toBeVisible();
  await asking.getByRole('button', { name: '开始' }).click();

  // A response that was not sent, and the place in the exercise, survive a reload of the phone.
  await ming.getByRole('radio', { name: /银杏/ }).tap();
  await ming.getByRole('button', { name: '下一题' }).tap();
  await expect(ming.getByRole('article', { name: '第 2 题' })).toBeVisible();
  await ming.getByRole('radio', { name: '对' }).tap();
  await ming.reload();
  await expect(ming.getByRole('article', { name: '第 2 题' })).toBeVisible();
  await expect(ming.getByRole('radio', { name: '对' })).toBeChecked();
  await ming.getByRole('button', { name: '交卷' }).tap();
  await ming.getByRole('dialog').getByRole('button', { name: '交卷' }).tap();
  await expect(ming.getByRole('heading', { name: '已交卷' })).toBeVisible();

  // Hong's phone begins with the second question, and loses the network for its last answer.
  await hong.getByRole('button', { name: /^答题卡/ }).tap();
  await hong.getByRole('button', { name: /^2 未答/ }).tap();
  await hong.getByRole('radio', { name: '错' }).tap();
  await hong.getByRole('button', { name: '上一题' }).tap();
  await expect(asking.getByRole('status')).toHaveText('2 / 2 人');
  await hong.context().setOffline(true);
  await hong.getByRole('radio', { name: /银杏/ }).tap();
  await hong.getByRole('button', { name: '下一题' }).tap();
  await expect(hong.getByText('1 个回答等待发送')).toBeVisible();

  await page.reload();
  await asking.getByRole('button', { name: '每人进度' }).click();
  await asking.getByRole('button', { name: '显示姓名' }).click();
  await asking.getByRole('button', { name: '显示对错' }).click();
  await expect(asking.getByRole('row', { name: /小明 对 对 已交卷 · 4 分/ })).toBeVisible();
  await expect(asking.getByRole('row', { name: /小红 未答 错 做到第 2 题/ })).toBeVisible();
  await asking.getByRole('button', { name: '结束作答' }).click();
  await hong.context().setOffline(false);
  await expect(asking.getByRole('row', { name: /小红 对 错/ })).toBeVisible();

  await asking.getByRole('button', { name: '各题情况' }).click();
  await asking.getByRole('button', { name: '松树冬天不落叶。' }).click();
  await expect(asking.getByText('第 2 题 · 正确率 50%')).toBeVisible();
  await expect(ming.getByText('扇形的叶子')).toBeHidden();
  await asking.getByRole('button', { name: '公布答案' }).click();
  await expect(ming.getByText('4 / 4 分')).toBeVisible();
  await expect(hong.getByText(/得 0 分/)).toBeVisible();
  await ming.getByRole('button', { name: /^1 正确/ }).tap();
  await expect(ming.getByText('扇形的叶子是银杏的。')).toBeVisible();
  await ming.context().close();
  await hong.context().close();
});
