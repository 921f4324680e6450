import { expect, type Page } from '@playwright/test';
import { newTeacher } from '../account-api.ts';
import { EditorPage, newCourseware, openEmpty, secondWindow } from '../editor-page.ts';
import { preloadNext } from '../next-code.ts';
import type { RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';
import { SMALL_FILM } from '../small-film.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});
// Other tests block service workers, because they could not intercept a service worker's responses.
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => preloadNext(context));

/** Two pictures of 64 × 36 pixels, each of one colour. */
const LEAF =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAYAAAA5DDySAAAAUUlEQVR4AeXBAQEAIAyAME4uk5jYVj4I27x7PmESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESt6FiAqX/JbB5AAAAAElFTkSuQmCC';
const PATH =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAkCAYAAAA5DDySAAAAUUlEQVR4AeXBAQEAIAyAME4uk5jE9j4I27x7PmESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESJ3ESt1XNAlVvH94IAAAAAElFTkSuQmCC';

function picture(name: string, base64: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

async function insertPicture(page: Page, file: ReturnType<typeof picture>, button = '图片'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('toolbar', { name: '插入' })
    .getByRole('button', { name: button, exact: true })
    .click();
  await (await chooser).setFiles(file);
}

async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.locator(`[role=status][data-state=${state}]`)).toBeVisible();
}

/** Waits until the browser has stored the program and the open courseware. */
async function kept(page: Page, userId: string, files: number): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const count = () =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const counted = opening.result.transaction('files').objectStore('files').count();
            counted.onsuccess = () => {
              opening.result.close();
              resolve(counted.result);
            };
          };
        }),
      `lectern-files-${userId}`,
    );
  await expect.poll(count).toBe(files);
}

/** Number of pictures of the slide that are drawn. */
function drawn(page: Page): Promise<number> {
  return page
    .getByRole('application')
    .locator('[data-element-id] img')
    .evaluateAll(
      (images) => (images as HTMLImageElement[]).filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
}

test('a reload offline opens the courseware with its pictures, a picture and a video can be inserted, and no edit is lost', async ({
  page,
  context,
  browser,
}) => {
  const teacher = await newTeacher(page, server.url, '陈晓雨');
  const documentId = await newCourseware(teacher, '山行');
  const editor = new EditorPage(page, server.url);
  await editor.open(documentId);
  await insertPicture(page, picture('枫叶.png', LEAF));
  await expect(editor.elements.locator('img')).toHaveCount(1);
  await expectState(page, 'saved');
  await kept(page, teacher.userId, 1);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('网络已断开，请检查网络后重试')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '课件名称' })).toHaveValue('山行');
  await expect.poll(() => drawn(page)).toBe(1);
  const bar = page.getByRole('toolbar', { name: '状态', exact: true });
  await expect(bar).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: '网络已断开，请检查网络后重试' });
  const between = async () => {
    const [over, under] = [await banner.boundingBox(), await bar.boundingBox()];
    return (under?.y ?? Number.NaN) - (over?.y ?? Number.NaN) - (over?.height ?? Number.NaN);
  };
  await expect.poll(between).toBeGreaterThanOrEqual(0);

  await insertPicture(page, picture('石径.png', PATH));
  await expect(page.getByText('网络已断开，“石径.png”已保存在本机，联网后自动上传')).toBeVisible();
  await expect.poll(() => drawn(page)).toBe(2);
  await expectState(page, 'offline');
  const film = { name: '山路.webm', mimeType: 'video/webm', buffer: Buffer.from(SMALL_FILM, 'base64') };
  await insertPicture(page, film, '视频');
  await expect(page.getByText('网络已断开，“山路.webm”已保存在本机，联网后自动上传')).toBeVisible();
  // The video's first frame, where available, is drawn as a picture.
  await expect.poll(() => drawn(page)).toBe(3);
  await expect(page.getByText('“”')).toHaveCount(0);
  const pictures = await drawn(page);
  await page.reload();
  await expect.poll(() => drawn(page)).toBe(pictures);

  await page.goto(`${server.url}/#/play?fileId=${documentId}`);
  const show = page.getByTestId('show');
  await expect.poll(() => show.locator('[data-element-id] img').count()).toBeGreaterThanOrEqual(2);
  // The video is read from the browser's store: enough is loaded to play.
  const ready = () => show.locator('video').evaluate((video: HTMLVideoElement) => video.readyState);
  await expect.poll(ready).toBeGreaterThanOrEqual(3);
  // Waits until the page is in the address: navigating at the same instant would be lost.
  await expect(page).toHaveURL(/page=1/);
  await page.goto(`${server.url}/#/`);
  await page.reload();
  await page.getByRole('region', { name: '本机可打开' }).getByRole('link', { name: /山行/ }).click();
  await expect.poll(() => drawn(page)).toBe(pictures);

  await context.setOffline(false);
  // The three files are the picture, the video and its first frame.
  await expect(page.getByText('离线时插入的 3 个文件已上传')).toBeVisible();
  // The editor was opened offline, so it did not know the owner of the courseware.
  await expect(page.getByRole('button', { name: '共享', exact: true })).toBeVisible();
  await expectState(page, 'saved');
  // Another browser gets it from the server.
  const elsewhere = await secondWindow(browser, server.url, teacher, documentId);
  await expect.poll(() => drawn(elsewhere.page)).toBe(pictures);
  await elsewhere.page.context().close();
});

test('signing out offline deletes stored data, and the next user sees none of it', async ({
  page,
  context,
}) => {
  const teacher = await newTeacher(page, server.url, '陈晓雨');
  const documentId = await newCourseware(teacher, '山行');
  const editor = new EditorPage(page, server.url);
  await editor.open(documentId);
  await insertPicture(page, picture('枫叶.png', LEAF));
  await expectState(page, 'saved');
  await kept(page, teacher.userId, 1);
  await page.goto(`${server.url}/#/`);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^账号菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录', exact: true }).click();
  await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
  await kept(page, teacher.userId, 0);
  await page.reload();
  await page.goto(`${server.url}/#/view?fileId=${documentId}`);
  await expect(page).toHaveURL(/#\/login/);

  await context.setOffline(false);
  await newTeacher(page, server.url, '李明');
  await context.setOffline(true);
  await page.goto(`${server.url}/#/view?fileId=${documentId}`);
  await expect(page.getByText('课件没有打开')).toBeVisible();
  await page.goto(`${server.url}/#/`);
  await page.reload();
  await expect(page.getByText('这台设备上还没有保存课件；联网打开过的课件会留在这里。')).toBeVisible();
});

for (const noticed of ['when the page returns', 'while it is open']) {
  test(`a sign-in that was ended elsewhere leaves no data of the coursewares on the device, ${noticed}`, async ({
    page,
  }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const documentId = await newCourseware(teacher, '山行');
    const editor = new EditorPage(page, server.url);
    await editor.open(documentId);
    await insertPicture(page, picture('枫叶.png', LEAF));
    await expectState(page, 'saved');
    await kept(page, teacher.userId, 1);
    await page.goto(`${server.url}/#/`);
    await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
    await teacher.call('DELETE', `/api/uc/v1.1/users/${teacher.userId}/tokens`);
    // An open window is notified, because its push socket is closed.
    if (noticed === 'when the page returns') await page.reload();
    await expect(page.getByLabel('密码', { exact: true })).toBeVisible();
    await kept(page, teacher.userId, 0);
  });
}

test('changes made offline in a closed window are sent by another window that has the courseware open', async ({
  page,
  context,
  browser,
}) => {
  const { editor, teacher, documentId } = await openEmpty(page, server.url);
  await editor.writeText('first window', { x: 100, y: 60 }, { x: 600, y: 120 });
  await editor.saved();
  const closed = new EditorPage(await context.newPage(), server.url);
  await closed.open(documentId);
  await expect(closed.slide).toContainText('first window');
  await context.setOffline(true);
  await closed.writeText('second window', { x: 100, y: 260 }, { x: 600, y: 320 });
  await expectState(closed.page, 'offline');
  // Navigated away instead of closed, because a closing page becomes online before it is gone.
  await closed.page.goto('about:blank');
  await context.setOffline(false);
  await page.bringToFront();
  await editor.writeText('first again', { x: 100, y: 460 }, { x: 600, y: 520 });
  await expect(editor.slide).toContainText('second window');
  await expectState(page, 'saved');

  const elsewhere = await secondWindow(browser, server.url, teacher, documentId);
  await expect(elsewhere.slide).toContainText('second window');
  await elsewhere.page.context().close();
});
