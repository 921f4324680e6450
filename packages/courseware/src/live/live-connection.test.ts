import { EditPermission } from '@lectern/protocol/constants';
import * as encoding from 'lib0/encoding';
import { afterEach, describe, expect, it } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { FakeServer } from '../../test/fake-server.ts';
import { LiveConnection, UNSENT_ORIGIN } from './live-connection.ts';
import { awarenessMessage } from './live-messages.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function connect(
  server: FakeServer,
  doc = new Y.Doc(),
  { awareness = new Awareness(doc), ports = server.ports } = {},
): LiveConnection {
  const connection = new LiveConnection({ name: 'courseware', doc, awareness, ports });
  ends.push(() => {
    connection.dispose();
    awareness.destroy();
  });
  return connection;
}

function write(doc: Y.Doc, key: string): void {
  doc.getMap('m').set(key, true);
}

function keys(doc: Y.Doc): string[] {
  return [...doc.getMap('m').keys()].sort();
}

describe('a live connection', () => {
  it('reports edits as stored only when the server has acknowledged all of them', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    expect(connection.state).toEqual({ type: 'synced', readOnly: false });
    server.holding = true;
    write(doc, 'a');
    expect(connection.isStored).toBe(false);
    server.advance(30);
    write(doc, 'b');
    expect(keys(server.doc)).toEqual(['a']);
    server.acknowledge();
    expect(connection.isStored).toBe(false);
    server.advance(30);
    expect(connection.isStored).toBe(false);
    server.acknowledge();
    expect(connection.isStored).toBe(true);
  });

  it('sends unacknowledged and offline edits when it reconnects', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    server.silent = true;
    write(doc, 'lost on the way');
    server.advance(30);
    server.break();
    write(doc, 'while away');
    expect(connection.isStored).toBe(false);
    write(server.doc, 'by others');
    server.silent = false;
    server.advance(1000);
    await server.accept();
    expect(connection.isStored).toBe(true);
    expect(keys(server.doc)).toEqual(['by others', 'lost on the way', 'while away']);
    expect(keys(doc)).toEqual(keys(server.doc));
  });

  it('does not count old acknowledgements for new edits after a reconnect', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    server.holding = true;
    for (const key of ['a', 'b', 'c']) {
      write(doc, key);
      server.advance(30);
    }
    const old = server.last;
    server.break();
    server.advance(1000);
    await server.accept();
    // Messages of the superseded socket, such as its late close, are ignored.
    server.acknowledge(old);
    server.break(old, 1006);
    expect(connection.isStored).toBe(false);
    server.acknowledge();
    expect(connection.isStored).toBe(true);
    expect(connection.state.type).toBe('synced');
  });

  it('applies updates of other clients in any order and repetition, and sends none of them back', async () => {
    const [server, doc, other] = [new FakeServer(), new Y.Doc(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    const updates: Uint8Array[] = [];
    other.on('update', (update: Uint8Array) => updates.push(update));
    for (const key of ['a', 'b', 'c']) write(other, key);
    other.getMap('m').delete('b');
    for (const index of [3, 2, 0, 2, 1, 3, 0]) server.tell(updates[index] ?? new Uint8Array());
    expect(keys(doc)).toEqual(['a', 'c']);
    server.advance(1000);
    expect([connection.isStored, keys(server.doc)]).toEqual([true, []]);
  });

  it('detects a half-open connection within 45 seconds, and sooner when an edit is not acknowledged', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    server.silent = true;
    server.advance(44_000);
    expect(connection.state.type).not.toBe('synced');
    const other = new FakeServer();
    const second = connect(other, doc);
    await other.accept();
    other.silent = true;
    write(doc, 'anybody there?');
    other.advance(16_000);
    expect(second.state.type).not.toBe('synced');
    expect(second.isStored).toBe(false);
  });

  it('replaces a socket that receives no message within the time limit', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    write(doc, 'a');
    server.break();
    // The next socket neither opens nor fails.
    server.advance(1_000);
    connection.reconnectNow();
    const begun = server.sockets.length;
    server.advance(16_000);
    server.advance(1_000);
    expect(server.sockets.length).toBe(begun + 1);
    await server.accept();
    expect(connection.isStored).toBe(true);
    expect(keys(server.doc)).toEqual(['a']);
  });

  it('reconnects within ten seconds, with growing and randomised pauses', async () => {
    const waits: number[] = [];
    for (const random of [0, 0.5, 0.999]) {
      const server = new FakeServer();
      server.random = random;
      connect(server);
      for (let tries = 0; tries < 8; tries += 1) {
        server.break();
        waits.push(server.nextTimer);
        server.advance(server.nextTimer);
      }
    }
    expect(Math.max(...waits)).toBeLessThan(10_000);
    expect(new Set(waits.filter((_, index) => index % 8 === 7)).size).toBe(3);
    expect(waits[7]).toBeGreaterThan(waits[0] ?? 0);
  });

  it('waits at most 2.5 seconds between attempts while a crashed server restarts, and longer after half a minute', () => {
    const server = new FakeServer();
    server.random = 0.999;
    connect(server);
    const waits: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      server.break();
      waits.push(server.nextTimer);
      server.advance(server.nextTimer);
    }
    const [early, late] = [waits.slice(0, 14), waits.slice(14)];
    expect(Math.max(...early)).toBeLessThanOrEqual(2_500);
    expect(early.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(30_000);
    expect(Math.min(...late)).toBeGreaterThan(5_000);
  });

  it('does not retry when access is refused, and retries when the server is unavailable', async () => {
    const refused = new FakeServer();
    refused.refusal = 'forbidden';
    const connection = connect(refused);
    await refused.accept();
    refused.advance(60_000);
    expect(connection.state).toEqual({ type: 'refused', reason: 'forbidden' });
    expect(refused.sockets).toHaveLength(1);
    const busy = new FakeServer();
    busy.refusal = 'unavailable';
    const other = connect(busy);
    await busy.accept();
    expect(other.state).toEqual({ type: 'offline', reason: 'unavailable' });
    busy.refusal = undefined;
    busy.advance(1000);
    await busy.accept();
    expect(other.state.type).toBe('synced');
  });

  it('reports when the server rejects an edit, and when an edit was too large', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    server.readOnly = true;
    const connection = connect(server, doc);
    await server.accept();
    expect(connection.state).toEqual({ type: 'synced', readOnly: true });
    write(doc, 'not allowed');
    server.advance(30);
    expect(connection.wasRejected).toBe(true);
    server.break(server.last, 1009);
    expect(connection.state).toEqual({ type: 'offline', reason: 'too-large' });
  });

  it('uses the latest permission message, also when older edits are acknowledged later', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    server.readOnly = true;
    const connection = connect(server, doc);
    await server.accept();
    server.permit(EditPermission.EDIT);
    expect(connection.state).toEqual({ type: 'synced', readOnly: false });
    write(doc, 'a');
    server.advance(30);
    expect(keys(server.doc)).toEqual(['a']);
    expect(connection.state).toEqual({ type: 'synced', readOnly: false });
    server.permit(EditPermission.VIEW);
    expect(connection.state).toEqual({ type: 'synced', readOnly: true });
  });

  it('sends rejected edits once the permission is granted again', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    server.readOnly = true;
    write(doc, 'a');
    server.advance(30);
    expect(connection.wasRejected).toBe(true);
    server.permit(EditPermission.VIEW);
    server.permit(EditPermission.EDIT);
    await server.accept();
    expect(connection.wasRejected).toBe(false);
    expect(connection.isStored).toBe(true);
    expect(keys(server.doc)).toEqual(['a']);
  });

  it('sends edits that another window of the browser left unsent', async () => {
    const [server, doc, other] = [new FakeServer(), new Y.Doc(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    write(other, 'left behind');
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), UNSENT_ORIGIN);
    expect(connection.isStored).toBe(false);
    server.advance(30);
    expect(connection.isStored).toBe(true);
    expect(keys(server.doc)).toEqual(['left behind']);
  });

  it('sends edits at once when the page is left', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    write(doc, 'last letter');
    connection.dispose();
    expect(keys(server.doc)).toEqual(['last letter']);
  });

  it('counts a repeated acknowledgement once', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    await server.accept();
    server.holding = true;
    for (const key of ['a', 'b']) {
      write(doc, key);
      server.advance(30);
    }
    server.acknowledge(server.last, 1);
    server.repeatAnswer();
    server.repeatAnswer();
    expect(connection.isStored).toBe(false);
    server.acknowledge();
    expect(connection.isStored).toBe(true);
  });

  it('counts acknowledgements of an older server, which have no number', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    server.numbers = false;
    const connection = connect(server, doc);
    await server.accept();
    server.holding = true;
    for (const key of ['a', 'b']) {
      write(doc, key);
      server.advance(30);
    }
    server.acknowledge(server.last, 1);
    expect(connection.isStored).toBe(false);
    server.acknowledge();
    expect(connection.isStored).toBe(true);
  });

  it('calls its listeners when an edit waits, is sent and is stored', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const connection = connect(server, doc);
    let told = 0;
    connection.subscribe(() => {
      told += 1;
    });
    write(doc, 'before the connection');
    expect(told).toBe(1);
    await server.accept();
    told = 0;
    server.holding = true;
    write(doc, 'a');
    write(doc, 'b');
    expect(told).toBe(1);
    server.advance(30);
    expect(told).toBe(2);
    server.acknowledge();
    expect(told).toBe(3);
    expect(connection.isStored).toBe(true);
  });

  it('reconnects at once on request, and only once', async () => {
    const server = new FakeServer();
    const connection = connect(server);
    await server.accept();
    connection.reconnectNow();
    expect(server.sockets).toHaveLength(1);
    server.break();
    expect(connection.state).toEqual({ type: 'offline', reason: 'network' });
    connection.reconnectNow();
    expect(server.sockets).toHaveLength(2);
    expect(connection.state).toEqual({ type: 'connecting' });
    server.advance(5_000);
    expect(server.sockets).toHaveLength(2);
    connection.dispose();
    connection.dispose();
    connection.reconnectNow();
    expect(server.sockets).toHaveLength(2);
    expect(server.last.closed).toBe(true);
  });

  it('is offline without a user, and while the token is not available', async () => {
    const server = new FakeServer();
    const tokens: (() => Promise<string | undefined>)[] = [
      async () => undefined,
      async () => Promise.reject(new Error('unreachable')),
      async () => 'token',
    ];
    const ports = { ...server.ports, token: () => tokens.shift()?.() ?? Promise.resolve('token') };
    const connection = connect(server, new Y.Doc(), { ports });
    const states: unknown[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await server.accept();
      await Promise.resolve();
      await Promise.resolve();
      states.push(connection.state);
      server.advance(3_000);
    }
    expect(states).toEqual([
      { type: 'offline', reason: 'unauthorized' },
      { type: 'offline', reason: 'network' },
      { type: 'synced', readOnly: false },
    ]);
  });

  it('drops the connection after a message that it cannot read, and forgets the users of the others', async () => {
    const [server, doc] = [new FakeServer(), new Y.Doc()];
    const awareness = new Awareness(doc);
    const connection = connect(server, doc, { awareness });
    await server.accept();
    const other = new Awareness(new Y.Doc());
    other.setLocalState({ cursor: 1 });
    server.last.events.onMessage(awarenessMessage('courseware', other, [other.clientID]));
    expect(awareness.getStates().get(other.clientID)).toEqual({ cursor: 1 });
    server.last.events.onMessage(Uint8Array.of(1));
    expect(connection.state).toEqual({ type: 'offline', reason: 'network' });
    expect([...awareness.getStates().keys()]).toEqual([doc.clientID]);
    expect(server.last.closed).toBe(true);
    other.destroy();
  });

  it('stops for good when the document was deleted, and retries after another close', async () => {
    const server = new FakeServer();
    const connection = connect(server);
    await server.accept();
    const closed = (reason: string) => {
      const encoder = encoding.createEncoder();
      encoding.writeVarString(encoder, 'courseware');
      encoding.writeVarUint(encoder, 7);
      encoding.writeVarString(encoder, reason);
      server.last.events.onMessage(encoding.toUint8Array(encoder));
      return connection.state;
    };
    expect(closed('restarting')).toEqual({ type: 'offline', reason: 'restarting' });
    server.advance(3_000);
    await server.accept();
    expect(closed('deleted')).toEqual({ type: 'refused', reason: 'deleted' });
    connection.reconnectNow();
    server.advance(60_000);
    expect(server.sockets).toHaveLength(2);
  });
});
