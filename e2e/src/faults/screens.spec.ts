import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { chosenSeed, randomOf } from '../crash/random.ts';
import { file, openDisk, transfers, upload } from '../desk-page.ts';
import { EditorPage, newCourseware } from '../editor-page.ts';
import { hurry } from '../hurried-page.ts';
import { RunningServer } from '../server.ts';
import { BadLine, GOOD_LINE } from './bad-line.ts';
import { ObjectStoreStandIn } from './object-store.ts';
import { addPage, goesOn, look, openAll, type Screens, state } from './open-screens.ts';

const BANNER = '网络已断开，请检查网络后重试';

let store: ObjectStoreStandIn;
let server: RunningServer;
/** The screens of all these tests: each test leaves them working again. */
let screens: Screens;
test.beforeAll(async ({ browser }) => {
  store = await ObjectStoreStandIn.start();
  server = await RunningServer.start({ environment: store.environment });
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } });
  screens = await openAll(await context.newPage(), server.url);
});
test.afterAll(async () => {
  await screens.desk.context().close();
  await server.close();
  store.close();
});
test.setTimeout(150_000);

test('while the server is down the desk reports the connection, the editor where its edits are stored, and the lesson continues', async () => {
  const { desk, edited } = screens;
  await server.kill();
  await addPage(edited);
  await state(edited, 'offline');
  await expect(edited.getByText('离线，已保存在本机').first()).toBeVisible();
  await look(edited, 'gone-editor');
  await goesOn(screens, 'gone-player');
  await desk.bringToFront();
  await openDisk(desk);
  await expect(desk.getByText(BANNER)).toBeVisible();
  await look(desk, 'gone-desk');
  await server.up();
  await state(edited, 'saved');
  await expect(desk.getByText(BANNER)).toBeHidden();
});

test('while the disk is full editor and desk report it, no edit is shown as saved, and the lesson continues', async () => {
  const { desk, edited } = screens;
  await server.kill();
  await server.up({ LECTERN_RESERVE_MB: '99999999' });
  await addPage(edited);
  await state(edited, 'failed');
  await expect(edited.getByText(/没有保存：服务器存储空间已满/).first()).toBeVisible();
  await look(edited, 'full-editor');
  await goesOn(screens, 'full-player');
  await desk.bringToFront();
  await openDisk(desk);
  await upload(desk, file('讲义.txt', '一'));
  await expect(transfers(desk).getByText(/服务器存储空间已满，暂时无法保存/)).toBeVisible();
  await look(desk, 'full-desk');
  await server.kill();
  await server.up(store.environment);
  await state(edited, 'saved');
});

test('edits are saved while the object store is down, and the desk shows that files are not available', async () => {
  const { desk, edited } = screens;
  store.isAway = true;
  await addPage(edited);
  await state(edited, 'saved');
  await look(edited, 'no-objects-editor');
  await goesOn(screens, 'no-objects-player');
  await desk.bringToFront();
  await openDisk(desk);
  await upload(desk, file('教案.txt', '一'));
  await expect(
    transfers(desk)
      .getByText(/文件存储暂时不可用/)
      .first(),
  ).toBeVisible();
  await look(desk, 'no-objects-desk');
  store.isAway = false;
});

test('no edit is shown as saved while the database does not respond, the lesson continues, and all functions recover', async () => {
  const { desk, edited } = screens;
  const stopped = postgresOf(server.dataFolder);
  for (const pid of stopped) process.kill(pid, 'SIGSTOP');
  try {
    await addPage(edited);
    await expect(edited.locator('[role=status][data-state=saved]')).toBeHidden();
    await state(edited, 'offline');
    await look(edited, 'no-database-editor');
    await goesOn(screens, 'no-database-player');
    await desk.bringToFront();
    // A call without a response times out after half a minute, in this test after two seconds.
    await hurry(desk, 15);
    await desk.reload();
    await expect(desk.getByText('服务器响应较慢，请稍候…')).toBeVisible();
    await look(desk, 'slow-database-desk');
    await expect(desk.getByRole('button', { name: '重试' }).first()).toBeVisible();
    await look(desk, 'no-database-desk');
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  }
  await state(edited, 'saved');
  await look(desk, 'database-back-desk');
});

test('on a slow line the editor shows "saving" until all edits are saved, and not earlier', async ({
  page,
}) => {
  const line = await BadLine.to(server.url, randomOf(chosenSeed()));
  const documentId = await newCourseware(screens.teacher, '望月');
  await new EditorPage(page, line.url).openAs(screens.teacher, documentId);
  await state(page, 'saved');
  line.faults = { delayMs: 1_000, loss: 0.05 };
  await addPage(page);
  await state(page, 'saving');
  await look(page, 'slow-editor');
  await state(page, 'saved');
  line.faults = GOOD_LINE;
  line.close();
});

/** Process ids of the program's own PostgreSQL: the first process and its children. */
function postgresOf(dataFolder: string): readonly number[] {
  const [first = ''] = readFileSync(path.join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const children = execFileSync('pgrep', ['-P', first], { encoding: 'utf8' });
  return [first, ...children.trim().split('\n')].map(Number);
}
