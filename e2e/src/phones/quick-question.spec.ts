import { type Browser, expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

const tools = (page: Page) => page.getByRole('toolbar', { name: '授课工具' });

async function teach(page: Page): Promise<string> {
  await barAtBottom(page, ['phones', 'interaction']);
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '秋天的雨');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  await tools(page).getByRole('button', { name: '手机授课' }).click();
  const window = page.getByRole('dialog', { name: '手机授课' });
  await window.getByRole('button', { name: '开启手机授课' }).click();
  const code = ((await window.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');
  await window.getByRole('button', { name: '关闭' }).click();
  return code;
}

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
  await expect(phone.getByRole('heading', { name: '第 1 页' })).toBeVisible();
  return phone;
}

test('a quick question is answered on phones, gets its key from the answers, and is marked on the phones', async ({
  page,
  browser,
}) => {
  const code = await teach(page);
  const [ming, hong] = [await join(browser, code, '小明'), await join(browser, code, '小红')];
  await tools(page).getByRole('button', { name: '课堂互动' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await asking.getByRole('button', { name: /快速提问/ }).click();
  await asking.getByRole('textbox', { name: /题目/ }).fill('叶子为什么变黄？');
  await asking.getByRole('button', { name: '开始' }).click();

  // A choice that is not handed in survives a reload; a handed-in one can be changed until the end.
  await ming.getByRole('radio', { name: /^B/ }).tap();
  await ming.reload();
  await expect(ming.getByRole('radio', { name: /^B/ })).toBeChecked();
  await ming.getByRole('button', { name: '提交' }).tap();
  await expect(asking.getByRole('status')).toHaveText('1 / 2 人');
  await expect(asking).not.toContainText('%');
  await hong.getByRole('radio', { name: /^B/ }).tap();
  await hong.getByRole('button', { name: '提交' }).tap();
  await expect(asking.getByRole('status')).toHaveText('2 / 2 人');
  await hong.getByRole('radio', { name: /^A/ }).tap();
  await hong.getByRole('button', { name: '更改' }).tap();
  await expect(hong.getByText('已提交')).toBeVisible();

  await asking.getByRole('button', { name: '结束作答' }).click();
  await expect(hong.getByRole('radio', { name: /^C/ })).toBeDisabled();
  await asking.getByRole('button', { name: '把「B」设为正确答案' }).click();
  await expect(asking.getByText('正确率 50%')).toBeVisible();
  await expect(ming.getByText('回答正确')).toBeHidden();
  await asking.getByRole('button', { name: '公布答案' }).click();
  await expect(ming.getByText('回答正确')).toBeVisible();
  await expect(hong.getByText('回答错误')).toBeVisible();

  // The window and the phone go on after a reload.
  await page.reload();
  await expect(asking.getByText('正确率 50%')).toBeVisible();
  await asking.getByRole('button', { name: '显示姓名' }).click();
  await expect(asking.getByText('小红')).toBeVisible();
  await asking.getByRole('button', { name: '收起，换下一个' }).click();
  await expect(ming.getByRole('heading', { name: '第 1 页' })).toBeVisible();
  await ming.context().close();
  await hong.context().close();
});

test('an answer that was given without a network before the end counts', async ({ page, browser }) => {
  const code = await teach(page);
  const ming = await join(browser, code, '小明');
  await tools(page).getByRole('button', { name: '课堂互动' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await asking.getByRole('button', { name: /快速提问/ }).click();
  await asking.getByRole('button', { name: '对错' }).click();
  await asking.getByRole('button', { name: '开始' }).click();
  await expect(ming.getByRole('radio', { name: /对|正确/ })).toBeVisible();
  await ming.context().setOffline(true);
  await ming.getByRole('radio', { name: /对|正确/ }).tap();
  await ming.getByRole('button', { name: '提交' }).tap();
  await expect(ming.getByText('1 个回答等待发送')).toBeVisible();
  await asking.getByRole('button', { name: '结束作答' }).click();
  await expect(asking.getByText('还没有人作答')).toBeVisible();
  await ming.context().setOffline(false);
  await expect(asking.getByRole('status')).toHaveText('1 / 1 人');
  await expect(asking.getByRole('button', { name: '把「对」设为正确答案' })).toBeVisible();
  await ming.context().close();
});
