import type { IncomingMessage } from 'node:http';
import { type beforeSyncPayload, type connectedPayload, type Document, Hocuspocus } from '@hocuspocus/server';
import { Disposables } from '@lectern/base';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import type { Bus } from '../../../platform/bus/bus.ts';
import { every, type Repeating } from '../../../platform/every.ts';
import { SESSION_ENDED_TOPIC } from '../../accounts/index.ts';
import { DOCUMENT_ACCESS_TOPIC } from '../../documents/index.ts';
import { isLiveCaller } from '../live-caller.ts';
import type { LiveKind } from '../live-kind.ts';
import type { LiveLog } from '../log/live-log.store.ts';
import type { LivePersistence } from '../log/live-persistence.ts';
import { AwarenessRate } from './awareness-rate.ts';
import type { LiveAccess } from './live-access.ts';
import { NumberedAnswers } from './numbered-answers.ts';

/** Bus topic: `<document id> <number>` of an update that was appended to a document's log. */
export const LIVE_UPDATE_TOPIC = 'live_document_update';
/**
 * Interval at which every loaded document is compared with its log, because a bus message can be lost, milliseconds.
 */
const COMPARE_EVERY_MS = 5_000;
/** A socket without a message for this long is closed; clients send one every 15 s. Milliseconds. */
const SILENCE_MS = 45_000;
/** RFC 6455, 7.4.1: policy violation. */
const TOO_MUCH = { code: 1008, reason: 'unavailable' };
const CLOSING = { code: 1001, reason: 'unavailable' };

interface LiveSocketsPorts {
  readonly kind: LiveKind;
  readonly log: LiveLog;
  readonly access: LiveAccess;
  readonly persistence: LivePersistence;
  readonly logger: Logger;
}

/** The open documents of one kind, and the sockets on which they are edited. */
export class LiveSockets {
  readonly #hocuspocus: Hocuspocus;
  readonly #ports: LiveSocketsPorts;
  readonly #disposables = new Disposables();
  #comparing: Repeating | undefined;
  #closing = false;

  constructor(ports: LiveSocketsPorts) {
    const { access, persistence } = ports;
    this.#ports = ports;
    this.#hocuspocus = new Hocuspocus({
      quiet: true,
      timeout: SILENCE_MS,
      extensions: [
        { beforeSync: async (payload) => takeUp(payload) },
        access,
        persistence,
        { connected: (payload) => this.#checkLoaded(payload) },
      ],
      // Hocuspocus stores nothing, because the log has already stored the update.
      debounce: 0,
      unloadImmediately: true,
      maxPendingDocuments: 1,
    });
  }

  get documentCount(): number {
    return this.#hocuspocus.getDocumentsCount();
  }

  get connectionCount(): number {
    return this.#hocuspocus.getConnectionsCount();
  }

  /** The document if it is open in this process. */
  find(documentId: string): Document | undefined {
    return this.#hocuspocus.documents.get(documentId);
  }

  /** The page count of a document that is open in this process; undefined for a kind without pages. */
  pagesOf(documentId: string): number | undefined {
    const document = this.find(documentId);
    return document && this.#ports.kind.countPages?.(document);
  }

  /** Ids of the users who have the document open on the sockets of this process. */
  people(documentId: string): readonly string[] {
    const connections = this.find(documentId)?.getConnections() ?? [];
    return connections.flatMap(({ context }) => (isLiveCaller(context) ? [context.userId] : []));
  }

  start(bus: Bus): void {
    this.#disposables.add(bus.subscribe(LIVE_UPDATE_TOPIC, (message) => this.#hear(message)));
    this.#disposables.add(
      bus.subscribe(DOCUMENT_ACCESS_TOPIC, (documentId) => {
        const document = this.find(documentId);
        if (document) void this.#ports.access.recheck(document);
      }),
    );
    this.#disposables.add(
      bus.subscribe(SESSION_ENDED_TOPIC, (sessionId) => {
        for (const document of this.#hocuspocus.documents.values())
          this.#ports.access.endSession(document, sessionId);
      }),
    );
    this.#disposables.add(bus.onGap(() => this.#afterGap()));
    this.#comparing = every({
      everyMs: COMPARE_EVERY_MS,
      run: () => this.#compare(),
      failure: 'failed to compare open documents with their logs',
      log: this.#ports.logger,
    });
  }

  accept(socket: WebSocket, request: IncomingMessage): void {
    if (this.#closing) {
      socket.close(CLOSING.code, CLOSING.reason);
      return;
    }
    const answers = new NumberedAnswers(socket);
    const connection = this.#hocuspocus.handleConnection(answers, webRequest(request, this.#ports.kind.path));
    const rate = new AwarenessRate();
    socket.on('message', (data, isBinary) => {
      if (!isBinary) return;
      const bytes = bytesOf(data);
      if (rate.takes(bytes)) connection.handleMessage(bytes);
      else socket.close(TOO_MUCH.code, TOO_MUCH.reason);
    });
    socket.on('close', (code, reason) => connection.handleClose({ code, reason: reason.toString() }));
  }

  /**
   * A connection that arrives while its document is being unloaded would use a copy that is about to close, or a copy
   * without other connections. The client is told to connect again.
   */
  async #checkLoaded({ connection, documentName }: connectedPayload): Promise<void> {
    const { context, document } = connection;
    const isOpen = isLiveCaller(context) && this.#ports.persistence.joined(document, context);
    if (isOpen && this.find(documentName) === document) {
      void this.#ports.access.recheckJoined(connection);
      // The copy is outdated when the process missed bus messages. A new window still gets the stored updates.
      this.#catchUp(document);
      return;
    }
    connection.close(CLOSING);
    connection.webSocket.close(CLOSING.code, CLOSING.reason);
  }

  #hear(message: string): void {
    const [documentId = '', seq = ''] = message.split(' ');
    const document = this.find(documentId);
    if (document && this.#ports.persistence.isBehind(document, Number(seq))) this.#catchUp(document);
  }

  #catchUp(document: Document): void {
    // The next comparison retries.
    this.#ports.persistence.catchUp(document).catch(() => undefined);
  }

  #afterGap(): void {
    void this.#compare();
    for (const document of this.#hocuspocus.documents.values()) void this.#ports.access.recheck(document);
  }

  async #compare(): Promise<void> {
    const documents = [...this.#hocuspocus.documents.values()];
    const heads = await this.#ports.log
      .heads(documents.map(({ name }) => name))
      .catch(() => new Map<string, number>());
    for (const document of documents) {
      const head = heads.get(document.name);
      if (head !== undefined && this.#ports.persistence.isBehind(document, head)) this.#catchUp(document);
      // The document was loaded for a user who disconnected before joining. Does nothing while there are connections.
      if (document.getConnectionsCount() === 0) void this.#hocuspocus.unloadDocument(document);
    }
  }

  /** Accepts no more connections, waits until received updates are stored and acknowledged, then closes all. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#disposables.dispose();
    await this.#comparing?.close();
    const connections = [...this.#hocuspocus.documents.values()].flatMap((document) =>
      document.getConnections(),
    );
    await Promise.allSettled(connections.map((connection) => connection.waitForPendingMessages()));
    await this.#ports.persistence.settled();
    for (const connection of connections) {
      connection.close(CLOSING);
      connection.webSocket.close(CLOSING.code, CLOSING.reason);
    }
    await Promise.allSettled(
      [...this.#hocuspocus.documents.values()].map((document) => this.#hocuspocus.unloadDocument(document)),
    );
    await this.#ports.persistence.settled();
  }
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return new Uint8Array(Buffer.concat(data));
  return data instanceof ArrayBuffer
    ? new Uint8Array(data)
    : new Uint8Array(data.buffer, data.byteOffset, data.length);
}

/** The request that opened the socket, from which Hocuspocus reads headers and address. */
function webRequest(request: IncomingMessage, path: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? path}`, {
    headers,
  });
}

/** Sync messages of y-protocols that contain an update, each of which is acknowledged. */
const UPDATES: readonly number[] = [1, 2];

function takeUp({ type, connection, documentName }: beforeSyncPayload): void {
  const { webSocket } = connection;
  if (UPDATES.includes(type) && webSocket instanceof NumberedAnswers) webSocket.take(documentName);
}
