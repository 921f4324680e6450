import { type Browser, expect, type Page } from '@playwright/test';
import { barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { newCourseware } from '../editor-page.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function teach(page: Page): Promise<void> {
  await barAtBottom(page, ['phones', 'interaction']);
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '秋天的雨');
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
}

/** Opens the lesson for phones; returns its code. */
async function openForPhones(page: Page): Promise<string> {
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '手机授课' }).click();
  const window = page.getByRole('dialog', { name: '手机授课' });
  await window.getByRole('button', { name: '开启手机授课' }).click();
  await expect(window.getByRole('img', { name: '扫码加入课堂' })).toBeVisible();
  return ((await window.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');
}

/** A pupil's phone: a separate browser without an account. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'zh-CN',
  });
  return context.newPage();
}

test('a pupil joins by the address in the QR code and votes, and the panel counts the vote and shows the result on the phone', async ({
  page,
  browser,
}) => {
  await teach(page);
  const code = await openForPhones(page);
  expect(code).toMatch(/^\d{6}$/);
  const pupil = await phone(browser);
  await pupil.goto(`${server.url}/#/join?code=${code}`);
  // A name is shown as typed, even if it looks like markup.
  await pupil.getByLabel('你的名字').fill('<b>小明</b>');
  await pupil.getByRole('button', { name: '进入课堂' }).tap();
  await expect(pupil.getByRole('heading', { name: '第 1 页' })).toBeVisible();
  const phones = page.getByRole('dialog', { name: '手机授课' });
  await expect(phones.getByRole('listitem')).toHaveText('<b>小明</b>');

  // Folded, the code stays in a corner.
  await phones.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('button', { name: /1 人已加入/ })).toBeVisible();

  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '课堂互动' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await asking.getByLabel('选项 A').fill('红色');
  await asking.getByLabel('选项 B').fill('金黄色');
  // The window is closed before the question was sent: the typed text is stored in the lesson.
  await asking.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '课堂互动' }).click();
  await expect(asking.getByLabel('选项 A')).toHaveValue('红色');
  await asking.getByRole('button', { name: '开始' }).click();
  await expect(asking.getByRole('status')).toHaveText('0 / 1 人');
  await pupil.getByRole('button', { name: 'B 金黄色' }).tap();
  await expect(asking.getByRole('status')).toHaveText('1 / 1 人');
  await expect(pupil.getByText('已提交')).toBeVisible();

  // Phone and panel both continue after a reload.
  await pupil.reload();
  await expect(pupil.getByRole('button', { name: 'B 金黄色' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(asking.getByRole('status')).toHaveText('1 / 1 人');
  await asking.getByRole('button', { name: '结束作答' }).click();
  await asking.getByRole('button', { name: '在手机上显示结果' }).click();
  await expect(pupil.getByText('1 人投票')).toBeVisible();

  await asking.getByRole('button', { name: '收起，换下一个' }).click();
  await expect(pupil.getByRole('heading', { name: '第 1 页' })).toBeVisible();
  await asking.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: /1 人已加入/ }).click();
  await phones.getByRole('button', { name: '结束手机授课' }).click();
  await expect(pupil.getByRole('heading', { name: '这节课结束了' })).toBeVisible();
  await pupil.context().close();
});

test('an answer given on an offline phone is stored until the network is back', async ({ page, browser }) => {
  await teach(page);
  const code = await openForPhones(page);
  const pupil = await phone(browser);
  // The pupil opens the address that the panel shows.
  await pupil.goto(`${server.url}/join`);
  await pupil.getByLabel('课堂码').fill(code === '000000' ? '000001' : '000000');
  await pupil.getByRole('button', { name: '加入', exact: true }).tap();
  await expect(pupil.getByText('没有这个课堂码，或者课已经结束')).toBeVisible();
  await pupil.getByLabel('课堂码').fill(code);
  await pupil.getByRole('button', { name: '加入', exact: true }).tap();
  await pupil.getByLabel('你的名字').fill('小红');
  await pupil.getByRole('button', { name: '进入课堂' }).tap();

  await page.getByRole('dialog', { name: '手机授课' }).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '课堂互动' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await asking.getByRole('button', { name: /词云/ }).click();
  await asking.getByRole('button', { name: '开始' }).click();
  await expect(pupil.getByLabel('写一个词')).toBeVisible();
  await pupil.context().setOffline(true);
  await pupil.getByLabel('写一个词').fill('落叶');
  await pupil.getByRole('button', { name: '发送' }).tap();
  await expect(pupil.getByText('1 个回答等待发送')).toBeVisible();
  await expect(asking.getByRole('status')).toHaveText('0 / 1 人');
  await pupil.context().setOffline(false);
  await expect(asking.getByRole('button', { name: '隐藏「落叶」' })).toBeVisible();
  await expect(pupil.getByText('1 个回答等待发送')).toBeHidden();
  await pupil.context().close();
});

test('class interaction opens the lesson for phones automatically, shows its code, and leaves it open when it is closed', async ({
  page,
  browser,
}) => {
  await teach(page);
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '课堂互动' }).click();
  const asking = page.getByRole('dialog', { name: '课堂互动' });
  await expect(asking.getByRole('img', { name: '扫码加入课堂' })).toBeVisible();
  const code = ((await asking.getByLabel(/^课堂码 \d/).textContent()) ?? '').replace(/\D/g, '');
  const pupil = await phone(browser);
  await pupil.goto(`${server.url}/#/join?code=${code}`);
  await pupil.getByLabel('你的名字').fill('小明');
  await pupil.getByRole('button', { name: '进入课堂' }).tap();
  await expect(asking.getByText('1 部手机在线上课')).toBeVisible();
  await asking.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: /1 人已加入/ }).click();
  const phones = page.getByRole('dialog', { name: '手机授课' });
  await phones.getByRole('button', { name: '结束手机授课' }).click();
  await expect(pupil.getByRole('heading', { name: '这节课结束了' })).toBeVisible();
  await pupil.context().close();
});
