import { CoursewareStore, isCourseware } from '@lectern/courseware';
import { LiveConnection, type LivePorts } from '@lectern/courseware/live';
import { COURSEWARE_LIVE_PATH } from '@lectern/protocol/courseware';
import { WebSocket } from 'ws';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import type { SignedIn } from './sessions.ts';
import type { TestServer } from './test-server.ts';

/** A window of a user on a live courseware, without a browser. */
export interface LiveClient {
  readonly doc: Y.Doc;
  readonly store: CoursewareStore;
  readonly connection: LiveConnection;
  readonly awareness: Awareness;
  /** Resolves when the courseware was received and all edits of this client are acknowledged. */
  synced(): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 30_000;

/** Resolves when the condition is met; rejects after ten seconds with an error that names `what`. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`timed out: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** `path`: the path of the sockets of the document's kind. */
export function livePorts(url: string, token: LivePorts['token'], path = COURSEWARE_LIVE_PATH): LivePorts {
  return {
    open(events) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`);
      socket.binaryType = 'nodebuffer';
      socket.on('open', () => events.onOpen());
      socket.on('message', (data) => events.onMessage(new Uint8Array(data as Buffer)));
      socket.on('close', (code, reason) => events.onClose(code, reason.toString()));
      socket.on('error', () => undefined);
      return {
        send(message) {
          if (socket.readyState === WebSocket.OPEN) socket.send(message);
        },
        close: () => socket.close(),
      };
    },
    token,
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  };
}

export function openLive(
  server: Pick<TestServer, 'url'>,
  session: Pick<SignedIn, 'authorizeSocket'>,
  documentId: string,
  doc = new Y.Doc(),
  through = (ports: LivePorts) => ports,
  path = COURSEWARE_LIVE_PATH,
): LiveClient {
  const awareness = new Awareness(doc);
  const token = async () => JSON.stringify({ authorization: session.authorizeSocket(path) });
  const connection = new LiveConnection({
    name: documentId,
    doc,
    awareness,
    ports: through(livePorts(server.url, token, path)),
  });
  const store = new CoursewareStore(doc);
  return {
    doc,
    store,
    connection,
    awareness,
    synced: () =>
      until(
        'everything is acknowledged',
        () => connection.state.type === 'synced' && connection.isStored && isCourseware(doc),
      ),
    close() {
      connection.dispose();
      awareness.destroy();
      store.dispose();
    },
  };
}
