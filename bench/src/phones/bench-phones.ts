import { fork } from 'node:child_process';
import { once } from 'node:events';
import { newId } from '@lectern/base';
import { fillPath } from '@lectern/protocol';
import { beginLesson } from '@lectern/protocol/lessons';
import { openPhones } from '@lectern/protocol/participants';
import type { PanelView } from '@lectern/protocol/phone-views';
import { startMeasuredServer } from '../measured-server.ts';
import { quantile, report } from '../report.ts';
import type { TaughtLesson } from './phone-client.ts';
import type { PhonesAnswer, PhonesOrder } from './phones.process.ts';

const PORT = 18_496;
/** Number of classes; `LECTERN_CLASSES` sets another one. */
const CLASSES = Number(process.env.LECTERN_CLASSES ?? 50);
const PHONES = 60;
const OF = `${CLASSES} × ${PHONES} phones`;

/**
 * `npm run bench phones`: classes of phones on one server. Pages are changed, all phones answer, one phone in twenty is
 * disconnected and reconnects at a random time, and the server is killed with -9 in between. The load generator is on
 * this machine, too.
 */
export async function benchPhones(): Promise<void> {
  const server = await startMeasuredServer(PORT);
  try {
    const teacher = await server.signIn('chen');
    const lessons: TaughtLesson[] = [];
    for (let index = 0; index < CLASSES; index += 1) {
      const id = newId();
      const path = (endpoint: { readonly path: string }) => fillPath(endpoint.path, { id });
      const begin = { name: `第 ${index} 班`, begin_at: Date.now() };
      await server.call({ ...beginLesson, path: path(beginLesson) }, begin, teacher);
      const open = { ...openPhones, path: path(openPhones) };
      const panel = await server.call<PanelView>(open, { naming: 'typed' }, teacher);
      lessons.push({ id, code: panel.door?.code ?? '' });
    }
    const child = fork(new URL('./phones.process.ts', import.meta.url));
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the phones process exited with ${code}`);
    });
    let memory = 0;
    const answered = new Promise<PhonesAnswer>((resolve, reject) => {
      child.on('message', (message: PhonesAnswer | 'kill') => {
        if (message !== 'kill') return resolve(message);
        const kill = async () => {
          memory = await server.peakMemory();
          await server.restart();
        };
        kill().catch(reject);
      });
    });
    const order: PhonesOrder = { host: server.host, teacher, lessons, phones: PHONES };
    child.send(order);
    const answer = await Promise.race([answered, ended]);
    await ended.catch(() => undefined);
    tell(answer, Math.max(memory, await server.peakMemory()) / 1_000_000);
  } finally {
    await server.close();
  }
}

function tell(answer: PhonesAnswer, memory: number): void {
  const figure = (name: string, value: number, atMost?: number) =>
    report({ bench: 'phones', name, value, unit: 'ms', ...(atMost && { atMost }), of: OF });
  figure('all have joined', answer.joinedMs);
  figure('a page turn on a phone, p95', quantile(answer.turns, 0.95), 150);
  figure('… on the last phone, longest', Math.max(...answer.turns));
  figure('an answer acknowledged, p95', quantile(answer.answers, 0.95), 200);
  figure('all are back after kill -9', answer.backMs);
  const count = (name: string, value: number, atMost?: number) =>
    report({ bench: 'phones', name, value, unit: 'count', ...(atMost !== undefined && { atMost }), of: OF });
  count('acknowledged answers', answer.acknowledged);
  count('acknowledged answers lost', answer.lost, 0);
  count('sockets cut off and back', answer.cut);
  report({
    bench: 'phones',
    name: 'memory of the program, peak',
    value: memory,
    unit: 'MB',
    atMost: 600,
    of: OF,
  });
}
