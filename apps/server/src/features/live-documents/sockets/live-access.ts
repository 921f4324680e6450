import type { Connection, Document, Extension, onAuthenticatePayload } from '@hocuspocus/server';
import { isId } from '@lectern/base';
import { EditPermission, LecternError } from '@lectern/protocol';
import { type LiveRefusal, liveToken } from '@lectern/protocol/live';
import type { Logger } from 'pino';
import { removeAwarenessStates } from 'y-protocols/awareness';
import type { Authenticate } from '../../../platform/http/routes.ts';
import { Turns } from '../../../platform/turns.ts';
import type { DocumentLoss } from '../../documents/index.ts';
import { isLiveCaller, type LiveCaller, LiveError } from '../live-caller.ts';
import type { LiveKind } from '../live-kind.ts';

/** Largest awareness state, characters of JSON: a selection, a name and ink of the stroke in progress. */
const AWARENESS_MAX = 16_384;
/** Above this number, entries of closed windows are removed. */
const SPEAKERS_MAX = 500;
/**
 * Windows whose permission to join is read at the same time; the others wait. When a school's network recovers, all its
 * windows join at one moment, and without this limit every other call would wait behind them for the database.
 */
const JOINING = { atOnce: 4, waiting: Number.POSITIVE_INFINITY, ofOne: Number.POSITIVE_INFINITY };

interface LiveAccessPorts {
  /** Path of the socket, for which its first message is signed. */
  readonly path: string;
  readonly authenticate: Authenticate;
  /** The school of an account, or of another account of the same person. */
  readonly schoolOf: (userId: string) => Promise<string | undefined>;
  readonly permissionOf: (userId: string, documentId: string) => Promise<EditPermission>;
  /** Called for users without a permission. */
  readonly lossOf: (userId: string, documentId: string) => Promise<DocumentLoss>;
  /** Removes content that the kind of document does not allow in awareness states. */
  readonly awareness?: LiveKind['awareness'];
  readonly log: Logger;
}

interface AwarenessPayload {
  readonly states: Map<number, Record<string, unknown>>;
  readonly connection?: Connection<LiveCaller>;
}

/** Decides who may open a live document, and who may only read it. */
export class LiveAccess implements Extension<LiveCaller> {
  readonly #ports: LiveAccessPorts;
  /** The connection on which each Yjs client first sent awareness. */
  readonly #speakers = new WeakMap<Document, Map<number, Connection<LiveCaller>>>();
  /** The Yjs client of each connection. */
  readonly #windows = new WeakMap<Connection<LiveCaller>, number>();
  /** How often the permissions of a document's connections were read again. */
  readonly #readings = new WeakMap<Document, number>();
  readonly #joining = new Turns(JOINING);

  constructor(ports: LiveAccessPorts) {
    this.#ports = ports;
  }

  async onAuthenticate(payload: onAuthenticatePayload<LiveCaller>): Promise<LiveCaller> {
    const leave = await this.#joining.take(undefined);
    try {
      return await this.#admit(payload);
    } finally {
      leave();
    }
  }

  async #admit(payload: onAuthenticatePayload<LiveCaller>): Promise<LiveCaller> {
    const { token, documentName, connectionConfig, requestHeaders } = payload;
    const caller = await this.#caller(token, requestHeaders.get('host') ?? '');
    const permission = await this.#permission(caller.userId, documentName);
    if (permission === EditPermission.NONE) {
      // Whether a document with this id exists is not revealed to users to whom it was not given.
      const loss = await this.#loss(caller.userId, documentName);
      throw new LiveError(loss === 'binned' ? 'deleted' : 'forbidden');
    }
    connectionConfig.readOnly = permission !== EditPermission.EDIT;
    return caller;
  }

  async #caller(token: string, host: string): Promise<LiveCaller> {
    const { authorization } = readToken(token);
    try {
      const identity = await this.#ports.authenticate({
        method: 'GET',
        url: this.#ports.path,
        host,
        authorization,
      });
      if (identity.accountType === 'guest') throw new LiveError('forbidden');
      const { userId, sessionId, organisationId } = identity;
      return { userId, sessionId, schoolId: organisationId ?? (await this.#ports.schoolOf(userId)) };
    } catch (error) {
      if (error instanceof LiveError) throw error;
      if (error instanceof LecternError && error.code !== 'NOT_READY') throw new LiveError('unauthorized');
      this.#ports.log.error({ err: error }, 'failed to authenticate a live connection');
      throw new LiveError('unavailable', { cause: error });
    }
  }

  async #permission(userId: string, documentId: string): Promise<EditPermission> {
    if (!isId(documentId)) return EditPermission.NONE;
    try {
      return await this.#ports.permissionOf(userId, documentId);
    } catch (error) {
      this.#ports.log.error({ err: error, documentId }, 'failed to read a permission');
      throw new LiveError('unavailable', { cause: error });
    }
  }

  /** Why a user has no permission; returns `withheld` when the read fails. */
  async #loss(userId: string, documentId: string): Promise<DocumentLoss> {
    if (!isId(documentId)) return 'withheld';
    try {
      return await this.#ports.lossOf(userId, documentId);
    } catch (error) {
      this.#ports.log.error({ err: error, documentId }, 'failed to read why a permission is missing');
      return 'withheld';
    }
  }

  /**
   * A connection belongs to one window with one state. Removes states under another user's name, of other windows, and
   * of windows that do not exist.
   */
  async beforeHandleAwareness({ states, connection }: AwarenessPayload): Promise<void> {
    if (!connection) return;
    const speakers = this.#speakersOf(connection.document);
    const own = this.#ownState(connection, states, speakers);
    for (const [clientId, state] of states) {
      if (clientId !== own || JSON.stringify(state).length > AWARENESS_MAX) {
        states.delete(clientId);
        continue;
      }
      state.user_id = connection.context.userId;
      this.#ports.awareness?.(state, connection.document, !connection.readOnly);
    }
  }

  /** The client id of the connection's own state among the states that it sends; undefined without one. */
  #ownState(
    connection: Connection<LiveCaller>,
    states: AwarenessPayload['states'],
    speakers: Map<number, Connection<LiveCaller>>,
  ): number | undefined {
    const { document } = connection;
    const before = this.#windows.get(connection);
    if (before !== undefined && states.has(before)) return before;
    // Hocuspocus decodes a message into an awareness instance whose own state is empty.
    const said = [...states].filter(([, state]) => Object.keys(state).length > 0);
    const [only, ...more] = said.map(([clientId]) => clientId);
    if (only === undefined || more.length > 0) return undefined;
    const speaker = speakers.get(only);
    if (speaker !== undefined && speaker !== connection && document.hasConnection(speaker)) return undefined;
    // Yjs gives a window a new client id when it meets its own id: the earlier one no longer exists.
    if (before !== undefined) {
      speakers.delete(before);
      removeAwarenessStates(document.awareness, [before], null);
    }
    this.#windows.set(connection, only);
    speakers.set(only, connection);
    return only;
  }

  #speakersOf(document: Document): Map<number, Connection<LiveCaller>> {
    const known = this.#speakers.get(document) ?? new Map<number, Connection<LiveCaller>>();
    this.#speakers.set(document, known);
    if (known.size > SPEAKERS_MAX) {
      for (const [clientId, speaker] of known) if (!document.hasConnection(speaker)) known.delete(clientId);
    }
    return known;
  }

  /**
   * Reads all users' permissions again, and closes connections or makes them read-only. Fails closed. The result is
   * discarded when another run began meanwhile, for it may be older than that run's.
   */
  async recheck(document: Document): Promise<void> {
    const reading = (this.#readings.get(document) ?? 0) + 1;
    this.#readings.set(document, reading);
    for (const connection of document.getConnections()) {
      const { context } = connection;
      if (!isLiveCaller(context)) continue;
      const standing = await this.#standing(context.userId, document.name);
      if (this.#readings.get(document) !== reading) return;
      apply(standing, connection);
    }
  }

  /** A user's present permission on an open document; undefined when it could not be read. */
  async #standing(userId: string, documentId: string): Promise<Standing | undefined> {
    const permission = await this.#permission(userId, documentId).catch(() => undefined);
    if (permission !== EditPermission.NONE) return permission;
    return (await this.#loss(userId, documentId)) === 'withheld' ? 'forbidden' : 'deleted';
  }

  /**
   * Reads the permission of a new connection again: it was read before the document was loaded, and only joined
   * connections were notified of a change since then.
   */
  async recheckJoined(connection: Connection<LiveCaller>): Promise<void> {
    const { context, document } = connection;
    const leave = await this.#joining.take(undefined);
    const reading = this.#readings.get(document);
    const standing = await this.#standing(context.userId, document.name).finally(leave);
    if (this.#readings.get(document) === reading) apply(standing, connection);
  }

  endSession(document: Document, sessionId: string): void {
    for (const connection of document.getConnections()) {
      const { context } = connection;
      if (isLiveCaller(context) && context.sessionId === sessionId)
        closeConnection(connection, 'unauthorized');
    }
  }
}

/** Permission of a window from now on, or the reason why it has none. */
type Standing = Exclude<EditPermission, typeof EditPermission.NONE> | 'forbidden' | 'deleted';

function apply(permission: Standing | undefined, connection: Connection): void {
  if (permission === undefined) closeConnection(connection, 'unavailable');
  else if (permission === 'forbidden' || permission === 'deleted') closeConnection(connection, permission);
  else {
    const readOnly = permission !== EditPermission.EDIT;
    if (connection.readOnly === readOnly) return;
    connection.readOnly = readOnly;
    connection.sendStateless(JSON.stringify({ kind: 'permission', permission }));
  }
}

/** Closes the connection to the document and its socket, which has no other connection. */
function closeConnection(connection: Connection, reason: LiveRefusal): void {
  const event = { code: 4403, reason };
  connection.close(event);
  connection.webSocket.close(event.code, event.reason);
}

function readToken(token: string): { authorization: string } {
  try {
    return liveToken.parse(JSON.parse(token));
  } catch {
    throw new LiveError('unauthorized');
  }
}
