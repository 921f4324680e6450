import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { RunningServer } from '../server.ts';
import { CrashClient } from './crash-client.ts';
import { type CrashSession, register, sharedCourseware } from './crash-session.ts';
import { chosenSeed, randomOf } from './random.ts';

const KILLS = process.env.LECTERN_LONG ? 40 : 4;
const PASSWORD = 'chalk and blackboard 2026';
/** Time limit for clients to reconnect, milliseconds. */
const BACK_MS = 30_000;
const seed = chosenSeed();

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function until(what: string, holds: () => boolean, patience: number): Promise<void> {
  const end = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`timed out: ${what}`);
    await pause(10);
  }
}

let server: RunningServer;
let chen: CrashSession;
let li: CrashSession;
let documentId: string;

test.beforeAll(async () => {
  server = await RunningServer.start();
  [chen, li] = await Promise.all([
    register(server.url, 'crash-chen', PASSWORD),
    register(server.url, 'crash-li', PASSWORD),
  ]);
  documentId = await sharedCourseware(chen, li);
});
test.afterAll(() => server.close());

test('the program loses nothing shown as saved when it is killed with -9 at random moments', async () => {
  test.skip(!process.env.LECTERN_LONG, 'a random run: npm run test:long');
  test.info().annotations.push({ type: 'seed', description: `${seed}, ${KILLS} kills` });
  test.setTimeout(60_000 + KILLS * 20_000);
  const random = randomOf(seed);
  const editors = [chen, li].map((session) => new CrashClient(server.url, session, documentId));
  await until('both editors are synced', () => editors.every(({ isSynced }) => isSynced), BACK_MS);
  let saved = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const end = Date.now() + 100 + random() * 1200;
    while (Date.now() < end) {
      for (const editor of editors) if (random() < 0.6) editor.edit(random);
      await pause(random() * 25);
    }
    for (const editor of editors) editor.holdOff();
    await server.kill();
    const shown = editors.flatMap((editor) => editor.shownAsSaved());
    saved += shown.length;
    await server.up();
    const fresh = new CrashClient(server.url, kill % 2 === 0 ? chen : li, documentId);
    await until('a third, fresh client is synced', () => fresh.isSynced, BACK_MS);
    expect(fresh.missing(shown), `kill ${kill}, seed ${seed}`).toEqual([]);
    for (const editor of editors) editor.comeBack();
    await until('both editors are synced again', () => editors.every(({ isSynced }) => isSynced), BACK_MS);
    const all = editors.flatMap((editor) => editor.everything);
    await until('the fresh client has all edits', () => fresh.missing(all).length === 0, BACK_MS);
    fresh.close();
  }
  expect(saved).toBeGreaterThan(KILLS);
  for (const editor of editors) editor.close();
});

test('the screen shows no edit as saved while PostgreSQL is down after a kill -9, and the program recovers by itself', async () => {
  test.setTimeout(120_000);
  const random = randomOf(seed);
  const shared = await sharedCourseware(chen, li);
  const editor = new CrashClient(server.url, chen, shared);
  await until('the editor is synced', () => editor.isSynced, BACK_MS);
  for (let edit = 0; edit < 20; edit += 1) editor.edit(random);
  await until('all is saved', () => editor.isSynced, BACK_MS);
  const before = editor.shownAsSaved();
  expect(before).toHaveLength(20);
  process.kill(await postmasterOf(server.dataFolder), 'SIGKILL');
  editor.comeBack();
  for (let edit = 0; edit < 20; edit += 1) {
    editor.edit(random);
    await pause(20);
  }
  const shown = editor.shownAsSaved();
  await until('the editor reconnects without help', () => editor.isSynced, 45_000);
  const fresh = new CrashClient(server.url, li, shared);
  await until('a fresh client is synced', () => fresh.isSynced, BACK_MS);
  expect(fresh.missing(shown)).toEqual([]);
  expect(fresh.missing(editor.everything)).toEqual([]);
  editor.close();
  fresh.close();
});

/** The process id, from the first line of PostgreSQL's pid file. */
async function postmasterOf(dataFolder: string): Promise<number> {
  for await (const file of glob('**/postmaster.pid', { cwd: dataFolder })) {
    return Number.parseInt(await readFile(path.join(dataFolder, file), 'utf8'), 10);
  }
  throw new Error('no PostgreSQL runs in the data folder');
}
