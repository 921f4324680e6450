import type { Dispose } from '@lectern/base';
import { PUSH_HEARTBEAT_MS, PUSH_PATH, type PushMessage, pushMessage } from '@lectern/protocol/push';
import { renewSession, socketAuthorization } from '../api/authorization.ts';
import { currentSession, subscribeSession } from '../api/session.ts';
import { connection } from '../connection/window-connection.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** Without a word for this long the socket is dead, whatever it says. */
const SILENCE_MS = PUSH_HEARTBEAT_MS * 2 + 5_000;

export interface PushListener {
  readonly onMessage: (message: PushMessage) => void;
  /** After every (re)connection: what was sent meanwhile must be fetched. */
  readonly onReady?: () => void;
}

const listeners = new Set<PushListener>();

let socket: WebSocket | undefined;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;
let tries = 0;
let stopWatching: Dispose | undefined;

function address(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${PUSH_PATH}`;
}

function drop(): void {
  clearTimeout(silenceTimer);
  clearTimeout(retryTimer);
  const closing = socket;
  socket = undefined;
  closing?.close();
}

/** Spread out, so that a school does not come back in one instant after the server restarted. */
function retry(): void {
  clearTimeout(retryTimer);
  if (listeners.size === 0) return;
  const longest = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** tries);
  tries += 1;
  retryTimer = setTimeout(() => void connect(), longest * (0.5 + Math.random() / 2));
}

function heard(own: WebSocket): void {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(() => {
    if (socket !== own) return;
    drop();
    retry();
  }, SILENCE_MS);
}

/** The server ended the sign-in, or says so: a renewal finds out, and signs this browser out if it is true. */
async function questionSession(): Promise<void> {
  const session = currentSession();
  if (session === undefined) return;
  try {
    await renewSession(session.accessToken);
  } catch {
    // The server could not be asked; the next call will.
  }
}

function receive(own: WebSocket, data: unknown): void {
  heard(own);
  let json: unknown;
  try {
    json = JSON.parse(String(data));
  } catch {
    return;
  }
  const { success, data: message } = pushMessage.safeParse(json);
  if (!success) return;
  if (message.kind === 'ready') {
    tries = 0;
    for (const listener of listeners) listener.onReady?.();
  }
  if (message.kind === 'closing' && message.reason !== 'shutdown') void questionSession();
  for (const listener of listeners) listener.onMessage(message);
}

async function connect(): Promise<void> {
  clearTimeout(retryTimer);
  if (socket !== undefined || listeners.size === 0) return;
  let authorization: string | undefined;
  try {
    authorization = await socketAuthorization(PUSH_PATH);
  } catch {
    retry();
    return;
  }
  // Guests have no notifications; a sign-in connects again by itself.
  if (authorization === undefined || currentSession()?.accountType === 'guest') return;
  if (socket !== undefined || listeners.size === 0) return;
  const own = new WebSocket(address());
  socket = own;
  heard(own);
  own.onopen = () => own.send(JSON.stringify({ authorization }));
  own.onmessage = (event) => receive(own, event.data);
  own.onclose = () => {
    if (socket !== own) return;
    drop();
    retry();
  };
}

function connectSoon(): void {
  if (document.visibilityState === 'hidden') return;
  tries = 0;
  void connect();
}

function watch(): Dispose {
  let user = currentSession()?.userId;
  const stopSession = subscribeSession((session) => {
    if (session?.userId === user) return;
    user = session?.userId;
    drop();
    connectSoon();
  });
  const stopConnection = connection.subscribe(connectSoon);
  document.addEventListener('visibilitychange', connectSoon);
  return () => {
    stopSession();
    stopConnection();
    document.removeEventListener('visibilitychange', connectSoon);
  };
}

/** Listens to the user's push messages over one socket for all listeners, which comes back by itself. */
export function subscribePush(listener: PushListener): Dispose {
  listeners.add(listener);
  stopWatching ??= watch();
  void connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    drop();
    stopWatching?.();
    stopWatching = undefined;
  };
}
