import { fork } from 'node:child_process';
import { once } from 'node:events';
import { EditPermission, fillPath } from '@lectern/protocol';
import { register } from '@lectern/protocol/accounts';
import { createDocument, listDocuments, putGrant } from '@lectern/protocol/documents';
import type { AuthToken } from '@lectern/protocol/tokens';
import { startMeasuredServer } from '../measured-server.ts';
import { quantile, report } from '../report.ts';
import type { CrowdAnswer, CrowdOrder } from './crowd.process.ts';
import { timedCall } from './timed-call.ts';

const PORT = 18_495;
/** Number of classes, and of windows in each. */
const CLASSES = 20;
const WINDOWS = 50;

const OF = `${CLASSES} × ${WINDOWS} windows`;

/**
 * `npm run bench crowd`: a thousand windows on one courseware, each with its push socket, while its teacher edits it,
 * and then a thousand openings of its page by signed calls. All of it, including the load generator, is on this
 * machine.
 */
export async function benchCrowd(): Promise<void> {
  const server = await startMeasuredServer(PORT);
  try {
    const teacher = await server.signIn('chen');
    const body = { name: '一千人', resource_type_code: 'coursewares' };
    const { id } = await server.call<{ id: string }>(createDocument, body, teacher, '?auto_rename=true');
    const viewers: AuthToken[] = [];
    for (let index = 0; index < CLASSES; index += 1) {
      const person = {
        login_name: `viewer-${index}`,
        password: 'measured at the desk',
        real_name: `${index}`,
      };
      const viewer = await server.call<AuthToken>(register, person);
      const path = fillPath(putGrant.path, { id, user_id: viewer.user_id });
      await server.call({ ...putGrant, path }, { permission: EditPermission.VIEW }, teacher);
      viewers.push(viewer);
    }
    const child = fork(new URL('./crowd.process.ts', import.meta.url));
    const answered = once(child, 'message');
    const order: CrowdOrder = { host: server.host, id, teacher, viewers, windows: WINDOWS };
    child.send(order);
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the crowd process exited with ${code}`);
    });
    const others: number[] = [];
    const looked = besides(server.host, teacher, others, Promise.race([answered, ended]));
    const [answer] = (await looked) as [CrowdAnswer];
    await ended.catch(() => undefined);
    tell(answer, others);
    const memory = (await server.peakMemory()) / 1_000_000;
    report({
      bench: 'crowd',
      name: 'memory of the program, peak',
      value: memory,
      unit: 'MB',
      atMost: 1_000,
      of: OF,
    });
  } finally {
    await server.close();
  }
}

/**
 * Another teacher lists their desk every 50 ms during the work. The calls come from this process, whose thread the
 * crowd does not use, so that the server's response times are measured.
 */
async function besides<T>(host: string, token: AuthToken, times: number[], work: Promise<T>): Promise<T> {
  const path = `${listDocuments.path}?limit=20&client_platform=web`;
  const running: Promise<void>[] = [];
  const timer = setInterval(() => running.push(timedCall(host, token, path, times)), 50);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    await Promise.all(running);
  }
}

function tell({ joinedMs, pushMs, acknowledged, seen, calls }: CrowdAnswer, others: readonly number[]): void {
  const figure = (name: string, value: number, atMost?: number) =>
    report({ bench: 'crowd', name, value, unit: 'ms', ...(atMost && { atMost }), of: OF });
  figure('all have the courseware', joinedMs, 10_000);
  figure('all have their push socket', pushMs, 10_000);
  figure('edit acknowledged, p95', quantile(acknowledged, 0.95), 200);
  figure('edit seen by a window, p95', quantile(seen, 0.95), 300);
  figure('… by the last window, longest', Math.max(...seen));
  figure("another teacher's calls meanwhile, p95", quantile(others, 0.95), 500);
  figure('a call of an opened page, p95', quantile(calls, 0.95), 500);
}
