import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { APP_ID_HEADER, type Endpoint, fillPath } from '@lectern/protocol';
import { createDocument } from '@lectern/protocol/documents';
import {
  getSharedRecords,
  openShare,
  putShare,
  SHARE_WINDOWS_PATH,
  withdrawShare,
} from '@lectern/protocol/shares';
import { startMeasuredServer } from './measured-server.ts';
import { quantile, report } from './report.ts';

const PORT = 18_497;
const VISITORS = 1_000;
const WITHIN_MS = 10_000;
const OF = `${VISITORS} in ${WITHIN_MS / 1_000} s`;

/** Number of windows that show the link when it is changed. */
const WINDOWS = 50;

interface OpenWindow {
  /** Resolves with the next message. */
  told(): Promise<unknown>;
}

/** A window that shows the link, after it received the link's state. */
async function openWindow(host: string, key: string): Promise<OpenWindow> {
  const socket = new WebSocket(`ws://${host}${SHARE_WINDOWS_PATH}`);
  const told = () => once(socket, 'message');
  await once(socket, 'open');
  const first = told();
  socket.send(JSON.stringify({ share_id: key }));
  await first;
  return { told };
}

/**
 * `npm run bench share`: a thousand visitors without an account open one link within ten seconds, and each requests its
 * state and its courseware; then fifty windows that show it are notified of a change. The load generator is on this
 * machine, too.
 */
export async function benchShare(): Promise<void> {
  const server = await startMeasuredServer(PORT);
  try {
    const teacher = await server.signIn('chen');
    const body = { name: '给家长', resource_type_code: 'coursewares' };
    const { id } = await server.call<{ id: string }>(createDocument, body, teacher, '?auto_rename=true');
    const path = fillPath(putShare.path, { id });
    const { share_id: key } = await server.call<{ share_id: string }>(
      { ...putShare, path },
      { permission: 10 },
      teacher,
    );
    const times: number[] = [];
    let failed = 0;
    const ask = async (endpoint: Endpoint) => {
      const begin = performance.now();
      const url = `http://${server.host}${fillPath(endpoint.path, { id: key })}`;
      const response = await fetch(url, { headers: { [APP_ID_HEADER]: 'lectern-bench' } });
      await response.arrayBuffer();
      if (!response.ok) failed += 1;
      times.push(performance.now() - begin);
    };
    const visit = async (at: number) => {
      await pause((at * WITHIN_MS) / VISITORS);
      await ask(openShare);
      await ask(getSharedRecords);
    };
    await Promise.all(Array.from({ length: VISITORS }, (_, at) => visit(at)));
    const figure = { bench: 'share', of: OF };
    report({
      ...figure,
      name: 'a call of a visitor, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      atMost: 300,
    });
    report({ ...figure, name: 'a call of a visitor, median', value: quantile(times, 0.5), unit: 'ms' });
    report({ ...figure, name: 'calls that failed', value: failed, unit: 'count', atMost: 0 });
    const windows = await Promise.all(Array.from({ length: WINDOWS }, () => openWindow(server.host, key)));
    const change = async (name: string, endpoint: Endpoint, body: Readonly<Record<string, number>>) => {
      const begin = performance.now();
      const told = Promise.all(windows.map((window) => window.told()));
      await server.call({ ...endpoint, path: fillPath(endpoint.path, { id }) }, body, teacher);
      await told;
      const value = performance.now() - begin;
      report({ bench: 'share', name, of: `${WINDOWS} windows`, value, unit: 'ms', atMost: 200 });
    };
    await change('all windows hear that more may be done', putShare, { permission: 20 });
    await change('all windows hear that it is withdrawn', withdrawShare, {});
  } finally {
    await server.close();
  }
}
