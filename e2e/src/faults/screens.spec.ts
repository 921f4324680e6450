import { expect, test } from '@playwright/test';
import { chosenSeed, randomOf } from '../crash/random.ts';
import { file, openDisk, transfers, upload } from '../desk-page.ts';
import { RunningServer } from '../server.ts';
import { BadLine, GOOD_LINE } from './bad-line.ts';
import { addPage, goesOn, look, openAll, state } from './open-screens.ts';

const BANNER = '网络已断开，请检查网络后重试';

let server: RunningServer;
test.beforeAll(async () => {
  server = await RunningServer.start();
});
test.afterAll(() => server.close());
test.setTimeout(150_000);

test('with the server down the desk reports the connection, the editor where its edits are stored, and the lesson continues', async ({
  page,
}) => {
  const screens = await openAll(page, server.url);
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

test('with a full disk editor and desk report it, nothing is shown as saved, and the lesson continues', async ({
  page,
}) => {
  const screens = await openAll(page, server.url);
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
  await server.up();
  await state(edited, 'saved');
});

test('on a slow line the editor shows "saving" until everything is saved, and not earlier', async ({
  page,
}) => {
  const line = await BadLine.to(server.url, randomOf(chosenSeed()));
  const { edited } = await openAll(page, line.url);
  line.faults = { delayMs: 1_000, loss: 0.05 };
  await addPage(edited);
  await state(edited, 'saving');
  await look(edited, 'slow-editor');
  await state(edited, 'saved');
  line.faults = GOOD_LINE;
  line.close();
});
