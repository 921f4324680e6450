import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { seriousFindings } from './account-accessibility.ts';
import { newTeacher } from './account-api.ts';
import { EditorPage, newCourseware } from './editor-page.ts';
import { DEMO_PASSWORD, ROOT, type RunningServer } from './server.ts';
import { test } from './shared-server.ts';

const CORPUS = path.resolve(ROOT, '../shared/corpus/dev');
const DECK = path.join(CORPUS, 'Django-Lecture__django第一讲__605cff0d.pptx');
const hasCorpus = existsSync(DECK);

let server: RunningServer;
let folder: string;

test.beforeAll(({ server: shared }) => {
  server = shared;
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-desk-'));
});

test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A file of this test's own. */
function file(name: string, content: string | Buffer): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

async function openDisk(page: Page): Promise<void> {
  await page.getByRole('link', { name: '我的网盘', exact: true }).click();
  await expect(page.getByRole('heading', { name: '我的网盘' })).toBeVisible();
}

async function upload(page: Page, ...files: string[]): Promise<void> {
  await page.getByLabel('上传文件').setInputFiles(files);
}

async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新建文件夹' }).click();
  await page.getByLabel('文件夹名称').fill(name);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(row(page, name)).toBeVisible();
}

function row(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByTitle(name, { exact: true }) });
}

function transfers(page: Page) {
  return page.getByRole('region', { name: '传输列表' });
}

test.describe('importing PowerPoint', () => {
  test.skip(!hasCorpus, 'the corpus is not here');

  test('a chosen file is uploaded, parsed and opens by itself, and is then recent', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    const seen = new Set<string>();
    await page.exposeFunction('seen', (text: string) => seen.add(text.replace(/ \d+%/, '')));
    await page.evaluate(() => {
      const { seen: tell } = globalThis as unknown as { seen: (text: string) => void };
      new MutationObserver(() => {
        const state = document.querySelector('section[aria-label="传输列表"] li p')?.textContent;
        if (state) tell(state);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(DECK);
    await expect(page).toHaveURL(/#\/view\?fileId=/, { timeout: 30_000 });
    // A quick server is past some of the stages before it is asked.
    expect([...seen][0]).toMatch(/^(排队中…|上传中)$/);
    expect([...seen]).toContain('上传中');
    expect([...seen].join()).toMatch(/排队中|读取中|解析中|保存中/);
    await page.goto(`${server.url}/#/`);
    await page.reload();
    await expect(page.getByText('23 页').first()).toBeVisible();
    await page.getByRole('button', { name: '通知，1 条未读' }).click();
    await page.getByRole('button', { name: /已解析完成/ }).click();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
  });

  test('several chosen files are all imported, none opens by itself, and every open window is told', async ({
    page,
    context,
  }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const editor = new EditorPage(await context.newPage(), server.url);
    const told = editor.page.waitForResponse(/parsed-notice/);
    await editor.open(await newCourseware(teacher, '秋天的雨'));
    await told;
    await page
      .getByLabel('导入 PowerPoint', { exact: true })
      .setInputFiles([DECK, path.join(CORPUS, 'poi__keyframes__bc9dd90c.pptx')]);
    await expect(transfers(page).getByText('传输已完成')).toBeVisible({ timeout: 30_000 });
    await expect(transfers(page).getByText('已就绪')).toHaveCount(2);
    await expect(page).not.toHaveURL(/#\/view/);
    await expect(page.getByText('28 页').first()).toBeVisible();
    await expect(page.getByText('“poi__keyframes__bc9dd90c”已解析完成')).toHaveCount(0);
    const notice = editor.page.getByText('“poi__keyframes__bc9dd90c”已解析完成');
    await notice.locator('..').getByRole('button', { name: '打开' }).click();
    await expect(editor.page.getByText('第 1 / 28 页')).toBeVisible();
  });

  test('a file of the old format says while it is converted', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    const old = path.join(CORPUS, 'poi__42474-1__f592832f.ppt');
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(old);
    await expect(transfers(page).getByText('转换中…')).toBeVisible({ timeout: 20_000 });
  });

  test('a file that is dropped anywhere on the desk is imported', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    const bytes = readFileSync(DECK).toString('base64');
    const data = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], '秋天的雨.pptx'));
      return transfer;
    }, bytes);
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
    await expect(page.getByText('松开即可导入或上传')).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await expect(page).toHaveURL(/#\/view\?fileId=/, { timeout: 30_000 });
  });

  test('a file on its way is found again when the page is loaded anew; cancelled too late, it waits to be opened', async ({
    page,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    // What the server says of the task is held at its last stage until it is taken back.
    let held = true;
    await page.route('**/transcode/tasks/*', async (route) => {
      if (route.request().method() === 'DELETE') held = false;
      const reply = await route.fetch();
      if (!held) return route.fulfill({ response: reply });
      const stage = { status: 1, stage: 'storing', progress: 95, document_id: null };
      return route.fulfill({ response: reply, json: { ...((await reply.json()) as object), ...stage } });
    });
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(DECK);
    await expect(transfers(page).getByText('保存中…')).toBeVisible();
    await page.reload();
    await expect(transfers(page).getByText('保存中…')).toBeVisible();
    await page.getByRole('button', { name: '通知，1 条未读' }).waitFor();
    await transfers(page)
      .getByRole('button', { name: /^取消：/ })
      .click();
    await expect(transfers(page).getByText('已就绪')).toBeVisible();
    await expect(page).not.toHaveURL(/#\/view/);
  });

  test('a broken line is waited out and the upload goes on where it stopped', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    let cut = true;
    let sent = 0;
    await page.route('**/api/uploads/*?offset=*', async (route) => {
      sent += 1;
      if (cut && sent > 1) await route.abort('connectionreset');
      else await route.continue();
    });
    const large = path.join(CORPUS, 'Biochemistry-Lab-T__课件__a12540b4.pptx');
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(large);
    await expect(transfers(page).getByText('网络已断开，联网后继续')).toBeVisible();
    cut = false;
    await expect(page).toHaveURL(/#\/view\?fileId=/, { timeout: 30_000 });
  });
});

test.describe('files that are not taken', () => {
  test('a wrong type, too large, damaged or disguised: each says what is wrong and leaves nothing', async ({
    page,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await openDisk(page);
    await upload(
      page,
      file('程序.exe', 'MZ'),
      file('太大.mp4', Buffer.alloc(31_457_281)),
      file('坏了.pptx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 7)])),
      file('其实是文字.png', 'not a picture at all'),
      file('空的.pptx', ''),
    );
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
  });

  test('a full disk is said where the file waits, leads to what takes room, and is tried again', async ({
    page,
  }) => {
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
    await expect(transfers(page).getByText('已存入我的网盘')).toBeVisible();
  });

  test('an upload that is cancelled leaves nothing', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await openDisk(page);
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

test.describe('the disk', () => {
  test('folders, moving, renaming by key, the bin with undo, and deleting for ever', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await openDisk(page);
    await makeFolder(page, '三年级上册');
    await upload(page, file('备课笔记.txt', '明天的课'), file('生字表.txt', '桂 窗 凉 送'));
    await expect(row(page, '生字表.txt')).toBeVisible();

    await page.getByLabel('选择 备课笔记.txt').check();
    await page.getByLabel('选择 生字表.txt').check();
    await page.getByRole('button', { name: '移动到…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '三年级上册' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '移动到这里' }).click();
    await expect(page.getByText('已移动 2 项')).toBeVisible();
    await expect(row(page, '生字表.txt')).toBeHidden();

    await row(page, '三年级上册').getByTitle('三年级上册').click();
    await row(page, '生字表.txt').getByTitle('生字表.txt').focus();
    await page.keyboard.press('F2');
    await page.getByLabel('名称', { exact: true }).fill('第一课/生字');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('名称不能为空');
    await page.getByLabel('名称', { exact: true }).fill('第一课生字.txt');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(row(page, '第一课生字.txt')).toBeVisible();

    await row(page, '第一课生字.txt').getByTitle('第一课生字.txt').focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('已将“第一课生字.txt”移到回收站')).toBeVisible();
    await expect(row(page, '第一课生字.txt')).toBeHidden();
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(row(page, '第一课生字.txt')).toBeVisible();

    await row(page, '第一课生字.txt')
      .getByRole('button', { name: /^更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '移到回收站' }).click();
    await page.getByRole('button', { name: '回收站', exact: true }).click();
    await row(page, '第一课生字.txt')
      .getByRole('button', { name: /^更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '彻底删除' }).click();
    await expect(page.getByRole('dialog')).toContainText('“第一课生字.txt”将被永久删除，无法恢复。');
    await page.getByRole('dialog').getByRole('button', { name: '彻底删除' }).click();
    await expect(page.getByText('回收站是空的')).toBeVisible();
  });

  test('finds by a part of the name, in every folder, and says when there is nothing', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const made = (await teacher.call('POST', '/api/documents/v1.0/c/document/meta', {
      name: '秋天的雨 第一课时',
    })) as { id: string };
    expect(made.id).toBeTruthy();
    await page.getByRole('searchbox', { name: '搜索我的文档' }).fill('天的');
    await page.keyboard.press('Enter');
    await expect(row(page, '秋天的雨 第一课时')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索我的文档' }).fill('冬天');
    await expect(page.getByText('没有找到相关文档')).toBeVisible();
  });

  test('a new courseware has its default name and opens', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByRole('button', { name: /^新建课件/ }).click();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    await page.goto(`${server.url}/#/user/netdisk`);
    await expect(row(page, '未命名课件')).toBeVisible();
  });

  test('what is shared with a colleague is told to and found by the colleague', async ({ page, browser }) => {
    const owner = await newTeacher(page, server.url, '陈晓雨');
    const other = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
    const colleague = await newTeacher(other, server.url, '李明');
    await openDisk(page);
    await upload(page, file('公开课教案.txt', '第一环节'));
    await row(page, '公开课教案.txt')
      .getByRole('button', { name: /^更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '共享…' }).click();
    const dialog = page.getByRole('dialog');
    const find = dialog.getByRole('button', { name: '查找' });
    await dialog.getByLabel('账号', { exact: true }).fill('nobody-of-this-name');
    await find.click();
    await expect(dialog.getByText('找不到这个账号，请核对后重试')).toBeVisible();
    await dialog.getByLabel('账号', { exact: true }).fill(owner.loginName);
    await find.click();
    await expect(dialog.getByText('这是您自己的账号')).toBeVisible();
    await dialog.getByLabel('账号', { exact: true }).fill(colleague.loginName);
    await find.click();
    // Neither works at a school here, so that each sees the other's name shortened.
    await expect(dialog.getByRole('status', { name: '找到的同事' })).toContainText('李**');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '共享', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText('李**');
    await expect(dialog.getByRole('status', { name: '找到的同事' })).toBeEmpty();
    await expect(other.getByRole('button', { name: '通知，1 条未读' })).toBeVisible();
    await other.getByRole('button', { name: '通知，1 条未读' }).click();
    await expect(other.getByText('“公开课教案.txt”与您共享：可编辑')).toBeVisible();
    await other.getByRole('button', { name: '清空' }).click();
    await expect(other.getByText('您暂时没有新通知')).toBeVisible();
    await other.goto(`${server.url}/#/user/netdisk?place=shared`);
    await expect(row(other, '公开课教案.txt')).toBeVisible();
    await other.context().close();
  });
});

test.describe('the desk on every screen', () => {
  test('has nothing that axe finds serious, light and dark, desk and disk', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '秋天的雨' });
    for (const theme of ['light', 'dark']) {
      for (const address of ['/#/', '/#/user/netdisk', '/#/user/netdisk?place=bin']) {
        await page.goto(`${server.url}/?theme=${theme}${address.slice(1)}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await seriousFindings(page), `${address} ${theme}`).toEqual([]);
      }
    }
  });

  test('nothing hangs over the edge at any width, in either language', async ({ page }) => {
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: '长'.repeat(200) });
    for (const language of ['zh', 'en']) {
      await page.evaluate((wanted) => localStorage.setItem('lectern.language', wanted), language);
      for (const address of ['/#/', '/#/user/netdisk']) {
        await page.goto(server.url + address);
        await page.reload();
        await expect(page.getByTitle('长'.repeat(200)).first()).toBeVisible();
        for (const [width, height] of [
          [1920, 1080],
          [1366, 768],
          [390, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(over, `${address} ${language} ${width}`).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  test('on a phone the navigation opens, leads on and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByRole('button', { name: '打开导航' }).click();
    await page.getByRole('navigation').getByRole('link', { name: '我的网盘' }).click();
    await expect(page.getByRole('heading', { name: '我的网盘' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeHidden();
  });
});

test.describe('covers', () => {
  test.skip(!hasCorpus, 'the corpus is not here');

  test('the desk shows the first page of a courseware, and keeps its picture', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(DECK);
    await expect(page).toHaveURL(/#\/view\?fileId=/, { timeout: 30_000 });
    await page.goto(`${server.url}/#/`);
    const cover = page.getByRole('listitem').locator('img').first();
    await expect(cover).toHaveAttribute('src', /\/files\//, { timeout: 20_000 });
    await page.reload();
    await expect(cover).toHaveAttribute('src', /\/files\//);
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
  });

  test('a cover that is drawn anew has its title in the web font, as the one that came with it', async ({
    page,
  }) => {
    await page.goto(server.url);
    await page.getByLabel('账号').fill('chen');
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    const lesson = page.getByRole('listitem').filter({ hasText: '秋天的雨' }).first();
    const cover = lesson.locator('img');
    const seeded = (await cover.getAttribute('src')) ?? '';
    // Read now: once another is stored its link leads nowhere.
    const first = await page.evaluate(async (address) => {
      const reader = new FileReader();
      const read = new Promise((resolve) => {
        reader.onload = resolve;
      });
      reader.readAsDataURL(await (await fetch(address)).blob());
      await read;
      return String(reader.result);
    }, seeded);
    // The stored picture does not come: the page itself is drawn, and its picture stored.
    await page.route(`**${seeded.split('?')[0]}*`, (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.continue(),
    );
    const id = seeded.split('/')[3] ?? '';
    const [stored] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes(id)),
      page.reload(),
    ]);
    const drawn = `data:image/webp;base64,${stored.postDataBuffer()?.toString('base64')}`;
    const difference = await page.evaluate(
      async (addresses) => {
        const titles = await Promise.all(
          addresses.map(async (address) => {
            const picture = await createImageBitmap(await (await fetch(address)).blob());
            const pen = new OffscreenCanvas(200, 60).getContext('2d');
            pen?.drawImage(picture, 220, 125, 200, 60, 0, 0, 200, 60);
            return [...(pen?.getImageData(0, 0, 200, 60).data ?? [])];
          }),
        );
        const [first = [], second = []] = titles;
        return first.reduce((sum, value, i) => sum + Math.abs(value - (second[i] ?? 0)), 0) / first.length;
      },
      [first, drawn],
    );
    // Of 255 on average; in 宋体, or without its title, it is 10 and more.
    expect(difference).toBeLessThan(4);
  });
});
