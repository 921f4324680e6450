import { fork } from 'node:child_process';
import { APP_ID_HEADER } from '@lectern/protocol';
import { listDocuments } from '@lectern/protocol/documents';
import type { AuthToken } from '@lectern/protocol/tokens';
import { sign, startMeasuredServer } from '../measured-server.ts';
import { quantile, report } from '../report.ts';
import type { HostileOrder } from './hostile.process.ts';
import { HostileCaller } from './hostile-caller.ts';
import { largestCourseware, rectanglesDeck } from './largest-courseware.ts';

const PORT = 18_497;
const RECTANGLES = 120_000;
const FOR_MS = 20_000;
/** The interval of the other teacher's requests, milliseconds. */
const EVERY_MS = 50;
const OTHERS_P95_MS = 500;
const MEMORY_MB = 1_000;

/**
 * `npm run bench hostile`: how long others wait while one caller causes as much load as possible, with the largest
 * courseware that is accepted and with a small file that unpacks to 120,000 shapes.
 */
export async function benchHostile(): Promise<void> {
  const server = await startMeasuredServer(PORT);
  try {
    const [chen, li] = [await server.signIn('chen'), await server.signIn('li')];
    const caller = new HostileCaller(server.host, chen);
    const deck = rectanglesDeck(RECTANGLES);
    let id = '';
    const figure = async (of: string, work: () => Promise<void>) => {
      await server.forgetPeak();
      await othersWait(server.host, li, of, work);
      const value = (await server.peakMemory()) / 1_000_000;
      report({
        bench: 'hostile',
        name: 'memory of the program, peak',
        value,
        unit: 'MB',
        atMost: MEMORY_MB,
        of,
      });
    };
    await figure('while both are imported', async () => {
      await caller.import('rectangles.pptx', deck);
      id = await caller.import('largest.ndpx', largestCourseware());
    });
    await figure('while the file of shapes is imported four times at once', async () => {
      await Promise.all([1, 2, 3, 4].map((turn) => caller.import(`rectangles ${turn}.pptx`, deck)));
    });
    for (const what of ['take-out', 'open'] as const) {
      const words =
        what === 'open' ? 'while it is opened by four windows' : 'while it is taken out by eight calls';
      await figure(words, () => inProcess({ host: server.host, token: chen, id, what, forMs: FOR_MS }));
    }
  } finally {
    await server.close();
  }
}

/** Measures how long the calls of other users wait while `work` runs. */
async function othersWait(
  host: string,
  token: AuthToken,
  of: string,
  work: () => Promise<void>,
): Promise<void> {
  const done = new AbortController();
  const waited = others(host, token, done.signal);
  try {
    await work();
  } finally {
    done.abort();
  }
  const times = await waited;
  report({
    bench: 'hostile',
    name: "others' calls, p95",
    value: quantile(times, 0.95),
    unit: 'ms',
    atMost: OTHERS_P95_MS,
    of,
  });
  report({ bench: 'hostile', name: "others' calls, longest", value: Math.max(...times), unit: 'ms', of });
}

/**
 * Calls begin at fixed times whether the previous one has ended or not, so that a stall counts for all calls that it
 * delays.
 */
async function others(host: string, token: AuthToken, done: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  const path = `${listDocuments.path}?limit=20&client_platform=web`;
  while (!done.aborted) {
    const begun = performance.now();
    const headers = { [APP_ID_HEADER]: 'lectern-bench', authorization: sign(token, 'GET', path, host) };
    const call = fetch(`http://${host}${path}`, { headers }).then(async (response) => {
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`another user's call returned ${response.status}`);
      times.push(performance.now() - begun);
    });
    running.push(call);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  await Promise.all(running);
  return times;
}

function inProcess(order: HostileOrder): Promise<void> {
  const child = fork(new URL('./hostile.process.ts', import.meta.url));
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the process exited with ${code}`)),
    );
  });
}
