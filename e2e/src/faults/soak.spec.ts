import { coursewareFile, coursewarePptx } from '@lectern/protocol/courseware';
import { fillPath } from '@lectern/protocol/endpoint';
import { expect, type Page, test } from '@playwright/test';
import { PASSWORD, signInThroughScreen } from '../account-api.ts';
import { type CrashSession, register } from '../crash/crash-session.ts';
import { EditorPage } from '../editor-page.ts';
import { RunningServer } from '../server.ts';
import { shown } from '../show-page.ts';
import { heldBy } from './held-by-page.ts';

/** A round corresponds to some ten minutes of a teacher's work: 48 are eight hours. */
const ROUNDS = Number(process.env.LECTERN_ROUNDS ?? 48);
/** Number of rounds after which all code is loaded and every cache is filled. */
const WARM = Math.max(2, Math.floor(ROUNDS / 4));
/** Number of rounds that are measured after warming up, and at the end. */
const SAMPLE = Math.max(1, Math.min(4, Math.floor((ROUNDS - WARM) / 2)));
/** Allowed growth in addition to ten percent. */
const SPARE = { pageMB: 6, serverMB: 40, handles: 8, nodes: 400, listeners: 100 };

interface Round {
  readonly pageMB: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly serverMB: number;
  /** Files, sockets and timers of the server process. */
  readonly handles: number;
}

let server: RunningServer;
let teacher: CrashSession;

test.beforeAll(async () => {
  server = await RunningServer.start();
  teacher = await register(server.url, 'soak-chen', PASSWORD);
});
test.afterAll(() => server.close());

async function held(page: Page): Promise<Round> {
  const { heapMB, nodes, listeners } = await heldBy(page);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const ofServer = (name: string) =>
    Number(new RegExp(`^lectern_${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]);
  return {
    ...{ pageMB: heapMB, nodes, listeners },
    serverMB: ofServer('nodejs_heap_size_used_bytes') / 1_000_000,
    handles: ofServer('process_open_fds') + ofServer('nodejs_active_handles_total'),
  };
}

/** Creates a courseware, edits, shows, exports twice and closes it. */
async function round(page: Page, number: number): Promise<void> {
  const editor = new EditorPage(page, server.url);
  const made = await teacher.call('POST', '/api/documents/v1.0/c/document/meta', { name: `第 ${number} 课` });
  const { id } = (await made.json()) as { id: string };
  await editor.open(id);
  for (let count = 0; count < 4; count += 1) {
    await editor.drawShape('矩形', { x: 100 + count * 40, y: 420 }, { x: 260 + count * 40, y: 560 });
    await editor.writeText('床前明月光', { x: 700, y: 420 }, { x: 1000, y: 500 });
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await page.locator('[data-page]').first().press('Control+m');
  }
  await editor.saved();
  await page.goto(`${server.url}/#/play?fileId=${id}`);
  await shown(page).waitFor();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
  await page.goto(`${server.url}/#/`);
  await page.getByRole('button', { name: /^账号菜单/ }).waitFor();
  for (const endpoint of [coursewareFile, coursewarePptx]) {
    const taken = await teacher.call(endpoint.method, fillPath(endpoint.path, { id }));
    expect([taken.status, (await taken.arrayBuffer()).byteLength > 1_000]).toEqual([200, true]);
  }
}

test(`eight simulated hours of preparing, showing and exporting leak no memory (${ROUNDS} rounds)`, async ({
  page,
}) => {
  test.skip(!process.env.LECTERN_LONG, 'a soak: npm run test:long');
  test.setTimeout(120_000 + ROUNDS * 60_000);
  await signInThroughScreen(page, server.url, teacher.loginName);
  const all: Round[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    await round(page, number);
    all.push(await held(page));
  }
  // The server collects garbage at any time, so the minimum of several rounds is its real use.
  const least = (rounds: readonly Round[], what: keyof Round) =>
    Math.min(...rounds.map((each) => each[what]));
  const [early, late] = [all.slice(WARM - 1, WARM - 1 + SAMPLE), all.slice(-SAMPLE)];
  for (const what of ['pageMB', 'nodes', 'listeners', 'serverMB', 'handles'] as const) {
    const [before, after] = [least(early, what), least(late, what)];
    const told = `${what}: ${before.toFixed(1)} after round ${WARM}, ${after.toFixed(1)} after round ${ROUNDS}`;
    test.info().annotations.push({ type: 'held', description: told });
    process.stdout.write(`${told}\n`);
    expect.soft(after, what).toBeLessThanOrEqual(before * 1.1 + SPARE[what]);
  }
});
