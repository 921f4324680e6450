import { LiveConnection } from '@lectern/courseware/live';
import type { AuthToken } from '@lectern/protocol/tokens';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { livePorts } from './live-ports.ts';

const PATIENCE_MS = 90_000;

/** A window without a browser: a live document over a separate socket. */
export interface LiveWindow {
  readonly connection: LiveConnection;
  readonly doc: Y.Doc;
  close(): void;
}

export function openWindow(host: string, token: AuthToken, id: string): LiveWindow {
  const doc = new Y.Doc();
  const awareness = new Awareness(doc);
  const connection = new LiveConnection({ name: id, doc, awareness, ports: livePorts(host, token) });
  const close = () => {
    connection.dispose();
    awareness.destroy();
  };
  return { doc, connection, close };
}

/** Resolves when the condition is met; rejects after a minute and a half. */
export function holds(connection: LiveConnection, condition: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`timed out: ${connection.state.type}`)), PATIENCE_MS);
    const look = () => {
      if (!condition()) return;
      clearTimeout(late);
      end();
      resolve();
    };
    const end = connection.subscribe(look);
    look();
  });
}
