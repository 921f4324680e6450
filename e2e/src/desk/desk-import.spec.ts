import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { missing } from '@lectern/base/missing';
import { CORPUS_IS_HERE, DECKS } from '@lectern/pptx/corpus';
import { expect } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { newTeacher } from '../account-api.ts';
import { smallDeck } from '../deck-file.ts';
import { DECK, transfers } from '../desk-page.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { hurry } from '../hurried-page.ts';
import { textsOf } from '../seen-texts.ts';
import type { RunningServer } from '../server.ts';
import { testInKeptPage as test, test as testInNewPage } from '../shared-server.ts';

/** A small deck in a file that is uploaded in pieces. */
function heavyDeck() {
  const deck = smallDeck();
  const files = unzipSync(new Uint8Array(deck.buffer));
  const noise = new Uint8Array(randomBytes(1_200_000));
  return { ...deck, buffer: Buffer.from(zipSync({ ...files, 'ppt/noise.bin': [noise, { level: 0 }] })) };
}

let server: RunningServer;

test.beforeAll(({ server: shared }) => {
  server = shared;
});

test.describe('importing PowerPoint', () => {
  test('uploads, parses and opens a selected file, which is then in the list of recent documents', async ({
    page,
  }) => {
    await newTeacher(page, server.url, '陈晓雨');
    const seen = await textsOf(page, 'section[aria-label="传输列表"] li p');
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(DECK);
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    // A quick server may have passed the first stages before the test looks.
    expect([...seen][0]).toMatch(/^(排队中…|上传中( \d+%)?)$/);
    expect([...seen].join()).toContain('上传中');
    expect([...seen].join()).toMatch(/排队中|读取中|解析中|保存中/);
    await page.goto(`${server.url}/#/`);
    await page.reload();
    await expect(page.getByText('23 页').first()).toBeVisible();
    await page.getByRole('button', { name: '通知，1 条未读' }).click();
    await page.getByRole('button', { name: /已解析完成/ }).click();
    await expect(page).toHaveURL(/#\/view\?fileId=/);
  });

  testInNewPage('opens none of several files, and notifies every open window', async ({ page, context }) => {
    await hurry(page, 4);
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    const editor = new EditorPage(await context.newPage(), server.url);
    await editor.open(await newCourseware(teacher, '秋天的雨'));
    // The listener for imported files is loaded with the notification bell, some seconds after the editor.
    await expect(editor.page.getByRole('button', { name: '通知', exact: true })).toBeVisible({
      timeout: 60_000,
    });
    const name = '植物的生长';
    const decks = [smallDeck(3, '古诗二首.pptx'), smallDeck(5, `${name}.pptx`)];
    // The message is shown for some seconds, in another window of the teacher.
    const opened = editor.page
      .getByText(`“${name}”已解析完成`)
      .locator('..')
      .getByRole('button', { name: '打开' })
      .click();
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(decks);
    await expect(transfers(page).getByText('传输已完成')).toBeVisible();
    await expect(transfers(page).getByText('已就绪')).toHaveCount(2);
    await expect(page).not.toHaveURL(/#\/view/);
    await expect(page.getByText('5 页').first()).toBeVisible();
    await expect(page.getByText(`“${name}”已解析完成`)).toHaveCount(0);
    await opened;
    await expect(editor.page.getByText('第 1 / 5 页')).toBeVisible();
    // All windows share the notifications: reading and clearing them in the editor also affects the desk.
    await expect(page.getByRole('button', { name: '通知，2 条未读' })).toBeVisible();
    await editor.page.getByRole('button', { name: '通知，2 条未读' }).click();
    await editor.page.getByRole('button', { name: '全部已读' }).click();
    await expect(page.getByRole('button', { name: '通知', exact: true })).toBeVisible();
    await editor.page.getByRole('button', { name: '清空' }).click();
    await expect(editor.page.getByText('您暂时没有新通知')).toBeVisible();
    await page.getByRole('button', { name: '通知', exact: true }).click();
    await expect(page.getByText('您暂时没有新通知')).toBeVisible();
  });

  test('shows the conversion of a file in the old format', async ({ page }) => {
    const why = missing('corpus', CORPUS_IS_HERE, 'the corpus has no presentation in the old format');
    test.skip(why !== undefined, why);
    await newTeacher(page, server.url, '陈晓雨');
    const seen = await textsOf(page, 'section[aria-label="传输列表"] li p');
    // A small file may be converted between two polls, so polling is repeated until the conversion has started.
    await page.route('**/transcode/*', async (route) => {
      for (;;) {
        const answer = await route.fetch();
        const { stage } = (await answer.json()) as { stage: string };
        if (stage !== 'waiting' && stage !== 'reading') return route.fulfill({ response: answer });
      }
    });
    const old = path.join(DECKS, 'poi__42474-1__f592832f.ppt');
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(old);
    await expect(page).toHaveURL(/#\/view\?fileId=/);
    expect([...seen]).toContain('转码中，请稍候…');
  });

  test('accepts a file dropped anywhere on the desk', async ({ page }) => {
    await newTeacher(page, server.url, '陈晓雨');
    const bytes = smallDeck().buffer.toString('base64');
    const data = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([content], '秋天的雨.pptx'));
      return transfer;
    }, bytes);
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
    await expect(page.getByText('松开即可导入或上传')).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await expect(page).toHaveURL(/#\/view\?fileId=/);
  });

  test('continues after a reload, and lists the file unopened when it was cancelled too late', async ({
    page,
  }) => {
    // The task's state is held at its last stage until the cancellation, and its push message is blocked.
    let held = true;
    await page.routeWebSocket(/\/ws\/push$/, (socket) => {
      const behind = socket.connectToServer();
      behind.onMessage((message) => {
        if (!String(message).includes('"notification"')) socket.send(message);
      });
    });
    const teacher = await newTeacher(page, server.url, '陈晓雨');
    await page.route('**/transcode/tasks/*', async (route) => {
      if (route.request().method() === 'DELETE') held = false;
      const reply = await route.fetch();
      if (!held) return route.fulfill({ response: reply });
      const stage = { status: 1, stage: 'storing', progress: 95, document_id: null };
      return route.fulfill({ response: reply, json: { ...((await reply.json()) as object), ...stage } });
    });
    await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(smallDeck());
    await expect(transfers(page).getByText('保存中…')).toBeVisible();
    await page.reload();
    await expect(transfers(page).getByText('保存中…')).toBeVisible();
    await expect
      .poll(() => teacher.call('GET', '/api/documents/v1.0/c/documents?limit=10'))
      .toMatchObject({ items: [{ resource_type_code: 'coursewares' }] });
    await transfers(page)
      .getByRole('button', { name: /^取消：/ })
      .click();
    await expect(transfers(page).getByText('已就绪')).toBeVisible();
    await expect(page).not.toHaveURL(/#\/view/);
  });

  testInNewPage(
    'waits while the connection is broken, and resumes the upload where it stopped',
    async ({ page }) => {
      await hurry(page, 4);
      await newTeacher(page, server.url, '陈晓雨');
      let cut = true;
      let sent = 0;
      await page.route('**/api/uploads/*?offset=*', async (route) => {
        sent += 1;
        if (cut && sent > 1) await route.abort('connectionreset');
        else await route.continue();
      });
      await page.getByLabel('导入 PowerPoint', { exact: true }).setInputFiles(heavyDeck());
      await expect(transfers(page).getByText('网络已断开，联网后继续')).toBeVisible();
      cut = false;
      await expect(page).toHaveURL(/#\/view\?fileId=/);
    },
  );
});
