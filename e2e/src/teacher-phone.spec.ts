import { type Browser, expect, type Page } from '@playwright/test';
import { registerTeacher } from './account-api.ts';
import { EditorPage, newCourseware } from './editor-page.ts';
import type { RunningServer } from './server.ts';
import { test } from './shared-server.ts';
import { inked } from './show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** Teaches a courseware of three pages, and keeps what the QR code for the teacher's phone says. */
async function teach(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    localStorage.setItem('lectern.player-toolbar', 'bottom');
    localStorage.setItem('lectern.player-toolbar-tools', '["phones","interaction","timer"]');
  });
  const teacher = await registerTeacher(server.url);
  const documentId = await newCourseware(teacher, '秋天的雨');
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, documentId);
  for (let made = 1; made < 3; made += 1) await page.getByRole('button', { name: '新建页面' }).click();
  await expect(editor.pages).toHaveCount(3);
  await page.getByRole('textbox', { name: '备注' }).fill('先请学生听一段雨声');
  await editor.saved();
  const invitations: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/teacher_phones/invitations') || response.status() !== 200) return;
    invitations.push(((await response.json()) as { invitation: string }).invitation);
  });
  await page.goto(`${server.url}/#/play?fileId=${documentId}`);
  return async () => {
    await expect(page.getByRole('img', { name: '用老师的手机扫码遥控' })).toBeVisible();
    await expect.poll(() => invitations.length).toBeGreaterThan(0);
    return invitations.at(-1) ?? '';
  };
}

/** The teacher's phone: a browser of its own. */
async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'zh-CN',
  });
  return context.newPage();
}

async function letIn(page: Page, mine: Page): Promise<void> {
  const number = mine.getByText(/^\d{4}$/);
  await expect(number).toBeVisible();
  const asks = page.getByRole('alertdialog');
  await expect(asks.getByText((await number.textContent()) ?? '', { exact: true })).toBeVisible();
  await asks.getByRole('button', { name: '是，允许' }).click();
  await expect(mine.getByRole('button', { name: '下一页' })).toBeVisible();
}

test('a phone that is let in on the panel turns its pages, points and writes, and sees its notes', async ({
  page,
  browser,
}) => {
  const scanned = await teach(page);
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '手机授课' }).click();
  const phones = page.getByRole('dialog', { name: '手机授课' });
  await phones.getByRole('button', { name: '只用我的手机遥控' }).click();
  const mine = await phone(browser);
  await mine.goto(`${server.url}/#/join?teacher=${await scanned()}`);
  await letIn(page, mine);
  // The window is put away, and the phone goes on.
  await phones.getByRole('button', { name: '关闭' }).click();

  // The page is drawn for the phone, as it is for an export.
  await expect(mine.locator('img[src*="/pages/"]').first()).toBeVisible({ timeout: 90_000 });

  const panel = page.getByRole('main');
  await mine.getByRole('button', { name: '下一页' }).tap();
  await expect(panel).toHaveAccessibleName('第 2 / 3 页');
  await expect(mine.getByText('2 / 3')).toBeVisible();
  await mine.getByLabel('跳到第几页').fill('3');
  await mine.getByRole('button', { name: '跳转' }).tap();
  await expect(panel).toHaveAccessibleName('第 3 / 3 页');
  await expect(mine.getByText('先请学生听一段雨声')).toBeVisible();
  // Past the last page the show stands; its end is the panel's.
  await mine.getByRole('button', { name: '下一页' }).tap();
  await mine.getByRole('button', { name: '下一页' }).tap();
  await expect(mine.getByText(/大屏没有照做/)).toBeVisible();
  await mine.getByRole('button', { name: '上一页' }).tap();
  await mine.getByRole('button', { name: '黑屏' }).tap();
  await expect(mine.getByText('大屏已遮黑')).toBeVisible();
  await mine.getByRole('button', { name: '恢复' }).tap();
  await expect(mine.getByText('大屏已遮黑')).toBeHidden();

  // A finger that is held points; one that is lifted does not.
  const pad = mine.getByTitle('在这里按住移动：指到大屏上的同一处');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the pad has no place');
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
  await mine.mouse.move(at(0.25, 0.5).x, at(0.25, 0.5).y);
  await mine.mouse.down();
  const laser = page.getByTestId('teacher-laser');
  await expect(laser).toBeVisible();
  const pointsAt = async () => {
    const dot = await laser.boundingBox();
    return dot && (dot.x + dot.width / 2) / (page.viewportSize()?.width ?? 0);
  };
  await expect.poll(pointsAt).toBeCloseTo(0.25, 1);
  await mine.mouse.up();
  await expect(laser).toBeHidden();

  await mine.getByRole('button', { name: '写字' }).tap();
  await mine.mouse.move(at(0.2, 0.3).x, at(0.2, 0.3).y);
  await mine.mouse.down();
  await mine.mouse.move(at(0.8, 0.6).x, at(0.8, 0.6).y, { steps: 12 });
  await mine.mouse.up();
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  await mine.context().close();
});
