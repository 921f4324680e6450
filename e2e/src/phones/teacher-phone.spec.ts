import { type Browser, expect, type Page } from '@playwright/test';
import { seriousFindings } from '../account-accessibility.ts';
import { type ApiSession, barAtBottom, registerTeacher, signIn } from '../account-api.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { greyPicture } from '../grey-picture.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { inked, shown } from '../show-page.ts';

let server: RunningServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

/** A portrait photo, as phones take them. */
const PHOTO = { width: 1200, height: 1600 };

/** Creates a courseware of three pages, the first with a covered shape and the last with notes; returns its id. */
async function coveredCourseware(page: Page, teacher: ApiSession): Promise<string> {
  const documentId = await newCourseware(teacher, '秋天的雨');
  const editor = new EditorPage(page, server.url);
  await editor.openAs(teacher, documentId);
  await editor.drawShape('矩形', { x: 100, y: 100 }, { x: 300, y: 300 });
  await editor.click(200, 200, { button: 'right' });
  await page.getByRole('menuitem', { name: '盖上遮罩' }).click();
  await expect(editor.elements).toHaveCount(4);
  for (let made = 1; made < 3; made += 1) await page.getByRole('button', { name: '新建页面' }).click();
  await expect(editor.pages).toHaveCount(3);
  await page.getByRole('textbox', { name: '备注' }).fill('先请学生听一段雨声');
  await editor.saved();
  return documentId;
}

/** Teaches a courseware; the returned function gives the content of the QR code for the teacher's phone. */
async function teach(
  page: Page,
  courseware: (page: Page, teacher: ApiSession) => Promise<string>,
): Promise<() => Promise<string>> {
  await barAtBottom(page, ['phones', 'interaction', 'timer', 'blackboard']);
  const teacher = await registerTeacher(server.url);
  const documentId = await courseware(page, teacher);
  const invitations: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/teacher_phones/invitations') || response.status() !== 200) return;
    invitations.push(((await response.json()) as { invitation: string }).invitation);
  });
  await signIn(page, server.url, teacher, `/play?fileId=${documentId}`);
  return async () => {
    await expect(page.getByRole('img', { name: '用老师的手机扫码遥控' })).toBeVisible();
    await expect.poll(() => invitations.length).toBeGreaterThan(0);
    return invitations.at(-1) ?? '';
  };
}

/** The teacher's phone: a separate browser. */
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

test('a phone admitted on the panel changes pages, points, writes, sets timers and sends a photo', async ({
  page,
  browser,
}) => {
  const scanned = await teach(page, coveredCourseware);
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '手机授课' }).click();
  const phones = page.getByRole('dialog', { name: '手机授课' });
  await phones.getByRole('button', { name: '只用我的手机遥控' }).click();
  const mine = await phone(browser);
  await mine.goto(`${server.url}/#/join?teacher=${await scanned()}`);
  await letIn(page, mine);
  // The window is closed, and the phone stays connected.
  await phones.getByRole('button', { name: '关闭' }).click();

  // The page is drawn for the phone in the same way as for an export.
  const picture = mine.locator('img[src*="/pages/"]').first();
  await expect(picture).toBeVisible({ timeout: 90_000 });
  // A cover removed on the panel is removed on the phone.
  const covered = await picture.getAttribute('src');
  await shown(page).locator('[data-element-id]').last().click();
  await expect(picture).not.toHaveAttribute('src', covered ?? '', { timeout: 30_000 });

  const panel = page.getByRole('main');
  await mine.getByRole('button', { name: '下一页' }).tap();
  await expect(panel).toHaveAccessibleName('第 2 / 3 页');
  await expect(mine.getByText('2 / 3')).toBeVisible();
  await mine.getByLabel('跳到第几页').fill('3');
  await mine.getByRole('button', { name: '跳转' }).tap();
  await expect(panel).toHaveAccessibleName('第 3 / 3 页');
  await expect(mine.getByText('先请学生听一段雨声')).toBeVisible();
  // After the last page the show stays; only the panel can end it.
  await mine.getByRole('button', { name: '下一页' }).tap();
  await mine.getByRole('button', { name: '下一页' }).tap();
  await expect(mine.getByText(/大屏没有照做/)).toBeVisible();
  await mine.getByRole('button', { name: '上一页' }).tap();
  await mine.getByRole('button', { name: '黑屏' }).tap();
  await expect(mine.getByText('大屏已遮黑')).toBeVisible();
  await mine.getByRole('button', { name: '恢复' }).tap();
  await expect(mine.getByText('大屏已遮黑')).toBeHidden();

  // A finger points while it is pressed.
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
  await mine.getByRole('button', { name: '撤销' }).tap();
  await expect.poll(() => inked(page)).toBe(0);

  // The board that covers the slide is written on, not the slide.
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '黑板' }).click();
  await expect(mine.getByText('黑板 1 / 1')).toBeVisible();
  await page.getByRole('combobox', { name: '底纹' }).selectOption({ label: '米字格' });
  await expect(mine.locator('[data-ground=mi] path[data-look=dashed]')).toHaveCount(1);
  await mine.getByRole('button', { name: '写字' }).tap();
  await mine.mouse.move(at(0.3, 0.4).x, at(0.3, 0.4).y);
  await mine.mouse.down();
  await mine.mouse.move(at(0.7, 0.7).x, at(0.7, 0.7).y, { steps: 8 });
  await mine.mouse.up();
  await expect.poll(() => inked(page)).toBeGreaterThan(0.0005);
  await page.getByRole('region', { name: '黑板' }).getByRole('button', { name: '回到课件' }).click();
  await expect.poll(() => inked(page)).toBe(0);
  await expect(mine.getByText('黑板 1 / 1')).toBeHidden();

  await mine.getByRole('button', { name: '3 分钟' }).tap();
  await expect(page.getByRole('dialog', { name: '计时器' })).toBeVisible();
  await mine.getByRole('button', { name: '暂停计时' }).tap();
  await expect(mine.getByRole('button', { name: '继续计时' })).toBeVisible();

  await mine.locator('input[type=file]').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: greyPicture(PHOTO.width, PHOTO.height),
  });
  const photo = page.getByRole('dialog', { name: '照片' });
  const sent = photo.getByRole('img', { name: '手机拍的照片 1' });
  await expect.poll(() => sent.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(PHOTO.width);
  // The photo fills the free area of the window, and each button is readable.
  const [whole, frame] = [await photo.boundingBox(), await sent.boundingBox()];
  expect(frame?.height ?? 0).toBeGreaterThan((whole?.height ?? 0) * 0.6);
  const buttons = photo.getByRole('button').filter({ hasText: /./ });
  expect(await buttons.allTextContents()).toEqual(['删除', '保存']);
  expect(await seriousFindings(page)).toEqual([]);
  await expect(mine.getByText('照片已到大屏')).toBeVisible();
  await photo.getByRole('button', { name: '保存' }).click();
  await expect(photo.getByText('已保存在这节课里')).toBeVisible();

  // Both continue after a reload, and the scanned code cannot be used again.
  await mine.reload();
  await expect(mine.getByText('3 / 3')).toBeVisible();
  await page.reload();
  await expect(panel).toHaveAccessibleName('第 3 / 3 页');
  // The command is repeated until the panel is back: choosing the current page has no effect.
  await expect(async () => {
    await mine.getByLabel('跳到第几页').fill('2');
    await mine.getByRole('button', { name: '跳转' }).tap();
    await expect(panel).toHaveAccessibleName('第 2 / 3 页', { timeout: 2_000 });
  }).toPass();
  await mine.context().close();
});

test('a phone that the panel refuses or disconnects has no controls, and its code cannot be used again', async ({
  page,
  browser,
}) => {
  const scanned = await teach(page, (_, teacher) => newCourseware(teacher, '秋天的雨'));
  await page.getByRole('toolbar', { name: '授课工具' }).getByRole('button', { name: '手机授课' }).click();
  const phones = page.getByRole('dialog', { name: '手机授课' });
  await phones.getByRole('button', { name: '开启手机授课' }).click();
  await phones.getByRole('button', { name: '老师的手机' }).click();
  const first = await scanned();
  const stranger = await phone(browser);
  await stranger.goto(`${server.url}/#/join?teacher=${first}`);
  await expect(stranger.getByRole('heading', { name: '请在大屏上点「允许」' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: '不是，拒绝' }).click();
  await expect(stranger.getByRole('heading', { name: '这部手机已断开' })).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('这个二维码用过了或已过期，请扫大屏上新的二维码')).toBeVisible();

  // The panel shows the next code automatically.
  await expect.poll(scanned).not.toBe(first);
  const mine = await phone(browser);
  await mine.goto(`${server.url}/#/join?teacher=${await scanned()}`);
  await letIn(page, mine);
  await phones.getByRole('button', { name: /^断开 / }).click();
  await expect(mine.getByRole('heading', { name: '这部手机已断开' })).toBeVisible();
  await phones.getByRole('button', { name: '结束手机授课' }).click();
  await mine.context().close();
  await stranger.context().close();
});
