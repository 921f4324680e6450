import { expect, type Page } from '@playwright/test';
import { newTeacher } from '../account-api.ts';
import { test } from '../shared-server.ts';

const REPORTS = '**/api/reports/v1/reports';
const TIME_OVER = '这个问题发生已超过 20 分钟，不能再反馈';

/** Opens the help, in which the test then causes errors. */
async function openHelp(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await newTeacher(page, url, '陈晓雨');
  await page.goto(`${url}/#/user/help`);
  await expect(page.getByRole('button', { name: '问题反馈' })).toBeVisible();
  // Error reporting is loaded some seconds after the page; errors before that are queued.
  await page.clock.fastForward(10_000);
}

/** Causes an error in the window; returns its report. */
async function goWrong(page: Page, words: string): Promise<URLSearchParams> {
  const sent = page.waitForRequest(REPORTS);
  await page.evaluate((message) => {
    void Promise.reject(new TypeError(message));
  }, words);
  return new URLSearchParams((await sent).postData() ?? '');
}

test('the feedback form marks missing and overlong fields, and keeps its text when the server refuses it', async ({
  page,
  server,
}) => {
  await openHelp(page, server.url);
  const report = await goWrong(page, '没有第 3 页');
  const open = page.getByRole('button', { name: '问题反馈' });
  const dialog = page.getByRole('dialog', { name: '问题反馈' });
  const happened = dialog.getByLabel('发生了什么');
  const description = dialog.getByLabel('问题描述');
  const sends: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/reports/v1/reports'))
      sends.push(new URLSearchParams(request.postData() ?? ''));
  });

  await test.step('shows missing fields and the limit of the text to keyboard users', async () => {
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(happened).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('请填写发生了什么');
    await expect(happened).toBeFocused();
    await page.keyboard.type('翻到第三页后没有反应');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(description).toBeFocused();
    await page.keyboard.insertText('长'.repeat(1_048_576));
    await expect(dialog.getByRole('alert')).toHaveText('最多 4000 字，现在有 1048576 字，请删减后提交');
    await happened.press('Enter');
    await expect(description).toBeFocused();
    expect(sends).toEqual([]);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('每次都这样');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
  });

  await test.step('keeps the text and sends it although the server was unreachable', async () => {
    await open.click();
    await expect(happened).toHaveValue('翻到第三页后没有反应');
    await expect(description).toHaveValue('每次都这样');
    await page.route(REPORTS, (route) => route.abort());
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('网络错误，操作失败');
    // The request failed; no field is marked as invalid.
    await expect(happened).not.toHaveAttribute('aria-invalid');
    await page.unroute(REPORTS);
    sends.length = 0;
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(page.getByRole('status').filter({ hasText: '感谢您的反馈，我们会尽快处理' })).toBeVisible();
    expect(sends.map((form) => Object.fromEntries(form))).toMatchObject([
      {
        event_id: report.get('event_id'),
        message: 'TypeError: 没有第 3 页',
        happened: '翻到第三页后没有反应',
        description: '每次都这样',
      },
    ]);
  });

  await test.step('closes the thanks after a countdown, and does not ask about this problem again', async () => {
    const close = dialog.getByRole('button', { name: /^关闭（\d 秒）$/ });
    await expect(close).toBeFocused();
    const first = await close.textContent();
    await expect(close).not.toHaveText(first ?? '');
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    sends.length = 0;
    await open.click();
    await expect(happened).toHaveValue('');
    await happened.fill('希望能换字体');
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('感谢您的反馈，我们会尽快处理')).toBeVisible();
    expect(sends.map((form) => Object.fromEntries(form))).toMatchObject([
      {
        event_id: expect.not.stringMatching(report.get('event_id') ?? ''),
        message: '',
        happened: '希望能换字体',
      },
    ]);
  });
});

test('the feedback form counts down the last two minutes, and reports their end', async ({
  page,
  server,
}) => {
  await openHelp(page, server.url);
  await goWrong(page, '又没有第 3 页');
  await page.getByRole('button', { name: '问题反馈' }).click();
  const dialog = page.getByRole('dialog', { name: '问题反馈' });
  await dialog.getByLabel('发生了什么').fill('还没写完');
  await page.clock.fastForward(17 * 60_000);
  await expect(dialog.getByRole('timer')).toHaveCount(0);
  await page.clock.fastForward(90_000);
  await expect(dialog.getByRole('timer')).toHaveText(/^还可提交 \d\d 秒，之后不能再反馈$/);
  await page.clock.fastForward(90_000);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(TIME_OVER)).toBeVisible();
  await expect(page.getByRole('button', { name: '问题反馈' })).toBeFocused();

  await test.step('opens empty for the next problem, also for one that occurs while the thanks are shown', async () => {
    const open = page.getByRole('button', { name: '问题反馈' });
    await goWrong(page, '还是没有第 3 页');
    await open.click();
    await expect(dialog.getByLabel('发生了什么')).toHaveValue('');
    await dialog.getByLabel('发生了什么').fill('翻页');
    await dialog.getByLabel('问题描述').fill('没有反应');
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(page.getByText('感谢您的反馈，我们会尽快处理')).toBeVisible();
    await goWrong(page, '也没有第 4 页');
    await dialog.getByRole('button', { name: /^关闭（/ }).click();
    await open.click();
    await expect(dialog.getByLabel('发生了什么')).toHaveValue('');
  });
});
