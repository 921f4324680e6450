import { fork } from 'node:child_process';
import { once } from 'node:events';
import { newId } from '@lectern/base';
import { fillPath } from '@lectern/protocol';
import { beginLesson } from '@lectern/protocol/lessons';
import { openPhones } from '@lectern/protocol/participants';
import type { PanelView } from '@lectern/protocol/phone-views';
import { startMeasuredServer } from '../../measured-server.ts';
import type { TaughtLesson } from '../../phones/phone-client.ts';
import { quantile, report } from '../../report.ts';
import type { AskingsAnswer, AskingsOrder } from './askings.process.ts';

const PORT = 18_497;
/** Number of classes, and of phones in each; the environment sets other ones. */
const CLASSES = Number(process.env.LECTERN_CLASSES ?? 50);
const PHONES = Number(process.env.LECTERN_PHONES ?? 60);
/** Time for which the network is away, milliseconds. */
const AWAY_MS = Number(process.env.LECTERN_AWAY_MS ?? 30_000);
const OF = `${CLASSES} × ${PHONES} phones`;

/**
 * Classes are asked a question three times: while each phone is reloaded once, while the network is away, and while the
 * server is killed with -9. The load generator is on this machine, too.
 */
export async function benchAskings(): Promise<void> {
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
    const child = fork(new URL('./askings.process.ts', import.meta.url));
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`the process of the phones exited with ${code}`);
    });
    const answered = new Promise<AskingsAnswer>((resolve, reject) => {
      child.on('message', (message: AskingsAnswer | 'kill') => {
        if (message === 'kill') server.restart().catch(reject);
        else resolve(message);
      });
    });
    const order: AskingsOrder = { host: server.host, teacher, lessons, phones: PHONES, awayMs: AWAY_MS };
    child.send(order);
    tell(await Promise.race([answered, ended]));
    await ended.catch(() => undefined);
  } finally {
    await server.close();
  }
}

function tell(answer: AskingsAnswer): void {
  const figure = (name: string, value: number, unit: 'ms' | 'count', atMost?: number) =>
    report({ bench: 'questions', name, value, unit, ...(atMost !== undefined && { atMost }), of: OF });
  for (const { name, acknowledged, counted, settledMs } of answer.rounds) {
    figure(`an answer acknowledged, p95 (${name})`, quantile(acknowledged, 0.95), 'ms', 100);
    figure(`received and counted are equal, the last class (${name})`, Math.max(...counted), 'ms', 1_000);
    figure(`all answers are acknowledged (${name})`, settledMs, 'ms');
  }
  figure('answers given', answer.given, 'count');
  figure('answers lost', answer.lost, 'count', 0);
  figure('answers doubled', answer.doubled, 'count', 0);
}
