import { connect } from 'node:net';
import { APP_ID_HEADER, fillPath } from '@lectern/protocol';
import { createDocument, getDocument, listDocuments } from '@lectern/protocol/documents';
import type { AuthToken } from '@lectern/protocol/tokens';
import { type MeasuredServer, sign, startMeasuredServer } from './measured-server.ts';
import { quantile, report } from './report.ts';

const PORT = 18_499;
const HOST = `127.0.0.1:${PORT}`;
const CLIENTS = 32;
/** Number of documents in the listed folder, and of rows in one listing. */
const DOCUMENTS = 60;
const ROWS = 20;
const WARM_MS = 2_000;
const MEASURE_MS = 8_000;

/**
 * `npm run bench -- server`: 32 clients, each with a separate connection, call the listing and the metadata of
 * documents in turn. Every call has a new signature. The program runs on the same machine, on a fresh database.
 */
export async function benchServer(): Promise<void> {
  const server = await startMeasuredServer(PORT);
  try {
    const token = await server.signIn('chen');
    const { call } = server;
    const addresses = await prepare(call, token);
    await load(token, addresses, WARM_MS);
    const times = await load(token, addresses, MEASURE_MS);
    const of = `${CLIENTS} clients, listing of ${ROWS} and metadata in turn`;
    const rate = times.length / (MEASURE_MS / 1000);
    report({ bench: 'server', name: 'signed requests', value: rate, unit: 'per second', atLeast: 3_000, of });
    report({ bench: 'server', name: 'p50', value: quantile(times, 0.5), unit: 'ms', of });
    report({ bench: 'server', name: 'p99', value: quantile(times, 0.99), unit: 'ms', atMost: 30, of });
  } finally {
    await server.close();
  }
}

/** Creates a folder with documents; returns the two addresses that are then called. */
async function prepare(call: MeasuredServer['call'], token: AuthToken): Promise<readonly string[]> {
  const kind = 'folder';
  const folder = await call<{ id: string }>(
    createDocument,
    { name: '测量', resource_type_code: kind },
    token,
  );
  const inside = `?parent_id=${folder.id}&auto_rename=true`;
  let last = folder;
  for (let index = 0; index < DOCUMENTS; index += 1) {
    last = await call<{ id: string }>(
      createDocument,
      { name: '课', resource_type_code: kind },
      token,
      inside,
    );
  }
  return [
    `${listDocuments.path}?parent_id=${folder.id}&limit=${ROWS}&client_platform=web`,
    `${fillPath(getDocument.path, { id: last.id })}?client_platform=web`,
  ];
}

/** Calls until the time is over; returns the duration of each call, milliseconds. */
async function load(token: AuthToken, addresses: readonly string[], forMs: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forMs;
  await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) => client(token, addresses, index, until, times)),
  );
  return times;
}

/** One client on a bare socket: a generator that costs more than the server would measure itself. */
function client(
  token: AuthToken,
  addresses: readonly string[],
  first: number,
  until: number,
  times: number[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(PORT, '127.0.0.1');
    socket.setNoDelay(true);
    let turn = first;
    let sentAt = 0;
    let heard = Buffer.alloc(0);
    const next = () => {
      if (performance.now() > until) {
        socket.destroy();
        resolve();
        return;
      }
      const url = addresses[turn++ % addresses.length] ?? '';
      sentAt = performance.now();
      socket.write(
        `GET ${url} HTTP/1.1\r\nHost: ${HOST}\r\n${APP_ID_HEADER}: lectern-bench\r\nAuthorization: ${sign(token, 'GET', url, HOST)}\r\n\r\n`,
      );
    };
    socket.on('data', (piece) => {
      heard = heard.length === 0 ? piece : Buffer.concat([heard, piece]);
      const end = heard.indexOf('\r\n\r\n');
      if (end < 0) return;
      const head = heard.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (heard.length < end + 4 + length) return;
      if (!head.startsWith('HTTP/1.1 200')) {
        socket.destroy();
        reject(new Error(`${head.split('\r\n', 1)[0]} ${heard.toString('utf8', end + 4)}`));
        return;
      }
      heard = Buffer.alloc(0);
      times.push(performance.now() - sentAt);
      next();
    });
    socket.once('error', reject);
    socket.once('connect', next);
  });
}
