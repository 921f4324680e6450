import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { newTeacher, registerTeacher, signInThroughScreen } from '../account-api.ts';
import { file, openDisk, openNewDisk, row, transfers, upload } from '../desk-page.ts';
import { DEMO_PASSWORD, type RunningServer } from '../server.ts';
import { test } from '../shared-server.ts';

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('an upload', () => {
  test('is refused with a reason for a wrong type, an oversized, a damaged or a disguised file, and leaves no data', async ({
    page,
  }) => {
    await openNewDisk(page, server.url);
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-wrong-'));
    const wrong = [
      ['程序.exe', 'MZ'],
      ['太大.mp4', Buffer.alloc(31_457_281)],
      ['坏了.pptx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 7)])],
      ['其实是文字.png', 'not a picture at all'],
      ['空的.pptx', ''],
    ] as const;
    for (const [name, content] of wrong) writeFileSync(path.join(folder, name), content);
    // The files are selected from the disk, because so many bytes would take seconds through the debugger.
    const chosen = wrong.map(([name]) => path.join(folder, name));
    await page.getByLabel('上传文件', { exact: true }).setInputFiles(chosen);
    const list = transfers(page);
    await expect(list.getByText(/不支持该文件类型，仅支持 PPT、Word/)).toBeVisible();
    await expect(list.getByText('文件是空的，没有内容可以上传')).toBeVisible();
    await expect(list.getByText('传输结束，5 个文件失败')).toBeVisible();
    await expect(list.getByText('文件大小超过限制 30 MB')).toBeVisible();
    await expect(list.getByText('文件已损坏，无法打开')).toBeVisible();
    await expect(list.getByText('文件内容与扩展名不符')).toBeVisible();
    await expect(page.getByText('这个文件夹是空的')).toBeVisible();
    await list.getByRole('button', { name: '清除已完成' }).click();
    await expect(list).toBeHidden();
    rmSync(folder, { recursive: true, force: true });
  });

  test('shows that the disk is full, links to its usage, and can be retried', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    let full = true;
    await page.route(/\/api\/uploads(\?|$)/, async (route) => {
      const reply = { code: 'CAPACITY_NOT_ENOUGH', message: '个人库容量不足', details: {} };
      if (full) await route.fulfill({ status: 409, json: reply });
      else await route.continue();
    });
    await openDisk(page);
    await upload(page, file('讲义.txt', '一'), file('练习.txt', '二'));
    await expect(transfers(page).getByText('个人库容量不足')).toHaveCount(2);
    await transfers(page).getByRole('link', { name: '去腾出空间' }).first().click();
    await expect(page).toHaveURL(/#\/user\/netdisk\?order=size/);
    full = false;
    await transfers(page).getByRole('button', { name: '重试：讲义.txt' }).click();
    await expect(transfers(page).getByText('已保存到我的网盘')).toBeVisible();
  });

  test('leaves no data when it is cancelled', async ({ page }) => {
    await openNewDisk(page, server.url);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/uploads/*?offset=*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await upload(page, file('备课笔记.txt', '明天的课'));
    await expect(transfers(page).getByText('上传中 0%')).toBeVisible();
    await transfers(page).getByRole('button', { name: '取消：备课笔记.txt' }).click();
    await expect(transfers(page).getByText('已取消')).toBeVisible();
    release();
    await page.reload();
    await expect(page.getByText('这个文件夹是空的')).toBeVisible();
  });
});

test.describe('a file that is uploaded again', () => {
  test('becomes a new version of the file with its name, which can be restored to an earlier version', async ({
    page,
  }) => {
    await openNewDisk(page, server.url);
    await upload(page, file('教案.txt', '第一版'));
    await expect(row(page, '教案.txt')).toBeVisible();
    await upload(page, file('教案.txt', '第二版，写得更长一些'));
    await page.getByRole('dialog').getByRole('button', { name: '替换为新版本' }).click();
    await expect(row(page, '教案.txt')).toContainText('30 B');
    await page.getByRole('button', { name: '详细信息', exact: true }).click();
    await page.getByLabel('选择 教案.txt').check();
    const details = page.getByRole('complementary', { name: '详细信息' });
    await details.getByRole('button', { name: /^恢复 .* 的版本$/ }).click();
    await expect(row(page, '教案.txt')).toContainText('9 B');
    await page.getByLabel('选择 教案.txt').uncheck();
    // The file is uploaded again as a separate document.
    await upload(page, file('教案.txt', '第三版'));
    await page.getByRole('dialog').getByRole('button', { name: '两个都保留' }).click();
    await expect(row(page, '教案 (2).txt')).toBeVisible();
  });

  test('resumes where it stopped after a reload', async ({ page }) => {
    await openNewDisk(page, server.url);
    const offsets: string[] = [];
    await page.route('**/api/uploads/*?offset=*', async (route) => {
      const offset = new URL(route.request().url()).searchParams.get('offset') ?? '';
      offsets.push(offset);
      // The second piece does not arrive before the reload.
      if (offsets.length !== 2) await route.continue().catch(() => undefined);
    });
    await upload(page, file('长课文.txt', 'x'.repeat(1_200_000)));
    await expect.poll(() => offsets).toHaveLength(2);
    await page.reload();
    await expect(transfers(page).getByText('已保存到我的网盘')).toBeVisible();
    await expect(row(page, '长课文.txt')).toBeVisible();
    expect(offsets).toEqual(['0', '524288', '524288', '1048576']);
  });
});

/** The data about uploads in this browser's storage. */
function leftOfUploads(page: Page) {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('lectern-uploads');
      opening.onsuccess = () => resolve(opening.result);
    });
    const files = await new Promise<number>((resolve) => {
      const counting = database.transaction('files').objectStore('files').count();
      counting.onsuccess = () => resolve(counting.result);
    });
    database.close();
    return { files, keys: Object.keys(localStorage).filter((key) => key.includes('upload')) };
  });
}

test('signing out asks about unfinished uploads, and leaves none of their data in the browser', async ({
  page,
}) => {
  await openNewDisk(page, server.url);
  // All pieces but the first are still being sent.
  await page.route('**/api/uploads/*?offset=*', async (route) => {
    if (route.request().url().endsWith('offset=0')) await route.continue().catch(() => undefined);
  });
  await upload(page, file('期末试卷.txt', 'x'.repeat(1_200_000)), file('答案.txt', 'y'.repeat(1_200_000)));
  await expect(transfers(page).getByText('上传中 44%')).toHaveCount(2);
  const signOut = async () => {
    await page.getByRole('button', { name: /^账号菜单/ }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  };
  const question = page.getByRole('dialog', { name: '还有内容没有传完' });
  await signOut();
  await expect(question).toContainText('2 项上传或转换还没有完成');
  await question.getByRole('button', { name: '继续等待' }).click();
  await expect(transfers(page).getByText('上传中 44%')).toHaveCount(2);
  await signOut();
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await expect.poll(() => leftOfUploads(page)).toEqual({ files: 0, keys: [] });
});

test('switching the account asks about unfinished uploads, in the menu and in the user centre', async ({
  page,
}) => {
  const person = await registerTeacher(server.url, '李老师');
  await person.call('POST', `/api/uc/v1.1/person_accounts/${person.userId}/binded/users`, {
    login_name: 'li',
    password: DEMO_PASSWORD,
  });
  await signInThroughScreen(page, server.url, person.loginName);
  const menu = page.getByRole('button', { name: /^账号菜单/ });
  await expect(menu).toContainText('示范小学');
  await openDisk(page);
  await page.route('**/api/uploads/*?offset=*', async (route) => {
    if (route.request().url().endsWith('offset=0')) await route.continue().catch(() => undefined);
  });
  await upload(page, file('期末试卷.txt', 'x'.repeat(1_200_000)));
  await expect(transfers(page).getByText('上传中 44%')).toBeVisible();
  const question = page.getByRole('dialog', { name: '还有内容没有传完' });
  await page.goto(`${server.url}/#/user/personal`);
  await page.getByRole('button', { name: '切换到 个人账号' }).click();
  await expect(question).toContainText('1 项上传或转换还没有完成。现在切换账号');
  await question.getByRole('button', { name: '继续等待' }).click();
  await expect(menu).toContainText('示范小学');

  await menu.click();
  await page.getByRole('menuitemradio', { name: '个人账号' }).click();
  await expect(question).toContainText('1 项上传或转换还没有完成');
  await question.getByRole('button', { name: '切换账号' }).click();
  await expect(menu).toContainText('个人账号');
  await expect.poll(() => leftOfUploads(page)).toEqual({ files: 0, keys: [] });
  // The uploads are not restored after switching back, and pressing twice switches once.
  const switches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tokens/actions/exchange')) switches.push(request.url());
  });
  await page.getByRole('button', { name: '切换到 示范小学' }).dblclick();
  await expect(menu).toContainText('示范小学');
  await expect(page.getByRole('button', { name: '切换到 个人账号' })).toBeEnabled();
  expect(switches).toHaveLength(1);
  await openDisk(page);
  await expect(transfers(page)).toBeHidden();
});

test.describe('a folder', () => {
  let folder: string;
  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'lectern-folder-'));
    mkdirSync(path.join(folder, '三年级上册', '第一课', '图片'), { recursive: true });
    for (const [name, content] of [
      ['教学计划.txt', '第一周'],
      ['点名.exe', 'MZ'],
      ['.DS_Store', 'x'],
      ['第一课/生字表.txt', '桂 窗 凉 送'],
    ] as const)
      writeFileSync(path.join(folder, '三年级上册', name), content);
  });
  test.afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is created on the disk with its subfolders when it is dropped or selected, and reports files that were not accepted', async ({
    page,
  }) => {
    await openNewDisk(page, server.url);
    await expect(page.getByText('这个文件夹是空的')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const drag = {
      x: 600,
      y: 500,
      data: { items: [], files: [path.join(folder, '三年级上册')], dragOperationsMask: 1 },
    };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, ...drag });
    await expect(transfers(page).getByRole('alert')).toContainText('点名.exe：不支持该文件类型');
    await expect(transfers(page).getByText('已保存到我的网盘')).toHaveCount(2);
    await row(page, '三年级上册').getByTitle('三年级上册').click();
    await expect(row(page, '教学计划.txt')).toBeVisible();
    await row(page, '第一课').getByTitle('第一课').click();
    await expect(row(page, '生字表.txt')).toBeVisible();
    await expect(row(page, '图片')).toBeVisible();
    await page
      .getByLabel('上传文件夹', { exact: true })
      .setInputFiles(path.join(folder, '三年级上册', '第一课'));
    await row(page, '第一课').getByTitle('第一课').click();
    await expect(row(page, '生字表.txt')).toBeVisible();
  });
});
