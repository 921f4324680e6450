import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { file, openDisk, transfers, upload } from '../desk-page.ts';
import { RunningServer } from '../server.ts';
import { ObjectStoreStandIn } from './object-store.ts';
import { addPage, goesOn, look, openAll, state } from './open-screens.ts';

test.setTimeout(170_000);

test('with the object store down edits are saved, and the desk says that files are not available', async ({
  page,
}) => {
  const store = await ObjectStoreStandIn.start();
  const server = await RunningServer.start();
  await server.kill();
  await server.up(store.environment);
  try {
    const screens = await openAll(page, server.url);
    const { desk, edited } = screens;
    store.isAway = true;
    await addPage(edited);
    await state(edited, 'saved');
    await look(edited, 'no-objects-editor');
    await goesOn(screens, 'no-objects-player');
    await desk.bringToFront();
    await openDisk(desk);
    await upload(desk, file('讲义.txt', '一'));
    await expect(
      transfers(desk)
        .getByText(/文件存储暂时不可用/)
        .first(),
    ).toBeVisible({ timeout: 30_000 });
    await look(desk, 'no-objects-desk');
  } finally {
    await server.close();
    store.close();
  }
});

test('with the database not responding nothing is shown as saved, the lesson continues, and everything works again afterwards', async ({
  page,
}) => {
  const server = await RunningServer.start();
  let stopped: readonly number[] = [];
  try {
    const screens = await openAll(page, server.url);
    const { desk, edited } = screens;
    stopped = postgresOf(server.dataFolder);
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await addPage(edited);
    await expect(edited.locator('[role=status][data-state=saved]')).toBeHidden();
    await state(edited, 'offline');
    await look(edited, 'no-database-editor');
    await goesOn(screens, 'no-database-player');
    await desk.bringToFront();
    await desk.reload();
    await expect(desk.getByText('服务器响应较慢，请稍候…')).toBeVisible({ timeout: 25_000 });
    await look(desk, 'slow-database-desk');
    // A call without a response times out after half a minute.
    await expect(desk.getByRole('button', { name: '重试' }).first()).toBeVisible({ timeout: 75_000 });
    await look(desk, 'no-database-desk');
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    stopped = [];
    await state(edited, 'saved');
    await look(desk, 'database-back-desk');
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
    await server.close();
  }
});

/** Process ids of the program's own PostgreSQL: the first process and its children. */
function postgresOf(dataFolder: string): readonly number[] {
  const [first = ''] = readFileSync(path.join(dataFolder, 'database/cluster/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const children = execFileSync('pgrep', ['-P', first], { encoding: 'utf8' });
  return [first, ...children.trim().split('\n')].map(Number);
}
