import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type WebSocket, WebSocketServer } from 'ws';
import { clientAddresses } from './client-address.ts';

/** Interval of pings, milliseconds. A peer that leaves two pings unanswered is disconnected: within 45 s. */
const PING_EVERY_MS = 15_000;
const MISSED_MAX = 2;
const FIRST_WORD_MS = 10_000;
const CLOSE_TIMEOUT_MS = 2_000;
/** RFC 6455, 7.4.1: going away. Clients connect again by themselves. */
const GOING_AWAY = 1001;

export interface SocketOptions {
  /** Largest message, bytes; a longer one closes the connection with 1009. */
  readonly maxPayload: number;
  /**
   * `request` opened the socket; the feature identifies the user by the first message. `address`: the caller's, for
   * limits.
   */
  onConnection(socket: WebSocket, request: IncomingMessage, address: string): void;
}

/** WebSockets on the server's own port. */
export interface Sockets {
  handle(path: string, options: SocketOptions): void;
}

export interface OpenSockets extends Sockets {
  /** Open connections. */
  readonly count: number;
  attach(server: Server): void;
  close(): Promise<void>;
}

/**
 * `firstWordMs`: time after which a socket without a message is closed, because every client authenticates at once.
 * `proxies`: the proxies that are trusted to state a caller's address.
 */
export function createSockets(
  log: Logger,
  firstWordMs = FIRST_WORD_MS,
  proxies: readonly string[] = [],
): OpenSockets {
  const addressOf = clientAddresses(proxies);
  const paths = new Map<string, { server: WebSocketServer; options: SocketOptions }>();
  const heartbeat = new Heartbeat();
  let closing = false;

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', (error) => log.debug({ err: error }, 'a socket broke while it was opening'));
    const path = paths.get((request.url ?? '').split('?', 1)[0] ?? '');
    const refusal = closing ? '503 Service Unavailable' : path ? requestRefusal(request) : '404 Not Found';
    if (!path || refusal) {
      log.info({ origin: request.headers.origin, refusal }, 'rejected a socket');
      stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    path.server.handleUpgrade(request, stream, head, (socket) => {
      heartbeat.watch(socket);
      const silent = setTimeout(() => socket.terminate(), firstWordMs);
      socket.once('message', () => clearTimeout(silent));
      socket.on('close', () => clearTimeout(silent));
      socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'));
      path.options.onConnection(socket, request, addressOf(request));
    });
  }

  return {
    get count() {
      return heartbeat.sockets.length;
    },

    handle(path, options) {
      const server = new WebSocketServer({
        noServer: true,
        maxPayload: options.maxPayload,
        perMessageDeflate: false,
        clientTracking: false,
      });
      paths.set(path, { server, options });
    },

    attach(server) {
      server.on('upgrade', upgrade);
    },

    async close() {
      closing = true;
      heartbeat.stop();
      await Promise.all(heartbeat.sockets.map(sayGoodbye));
    },
  };
}

/** Pings all sockets at intervals, and ends the sockets that do not respond. */
class Heartbeat {
  /** Number of pings in a row that each socket has not answered. */
  readonly #missed = new Map<WebSocket, number>();
  readonly #timer = setInterval(() => this.#beat(), PING_EVERY_MS).unref();

  get sockets(): readonly WebSocket[] {
    return [...this.#missed.keys()];
  }

  watch(socket: WebSocket): void {
    const heard = () => this.#missed.set(socket, 0);
    heard();
    socket.on('pong', heard);
    socket.on('message', heard);
    socket.on('close', () => this.#missed.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const [socket, count] of this.#missed) {
      if (count >= MISSED_MAX) {
        socket.terminate();
        continue;
      }
      this.#missed.set(socket, count + 1);
      socket.ping();
    }
  }
}

function sayGoodbye(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS);
    socket.once('close', () => {
      clearTimeout(late);
      resolve();
    });
    socket.close(GOING_AWAY, 'the server is stopping');
  });
}

function requestRefusal(request: IncomingMessage): string | undefined {
  return hasOneHost(request) ? originRefusal(request) : '400 Bad Request';
}

/** Programs send no Origin; a browser always does, and only pages of this origin may open sockets. */
function originRefusal({ headers }: IncomingMessage): string | undefined {
  const { origin, host } = headers;
  if (origin === undefined) return undefined;
  return URL.canParse(origin) && new URL(origin).host === host ? undefined : '403 Forbidden';
}

/**
 * Requests with two Host headers are refused: a proxy may have read the other header, and signatures and links depend
 * on the host.
 */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts <= 1;
}
