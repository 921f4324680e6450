import { type Dispose, Emitter } from '@lectern/base';
import { EditPermission } from '@lectern/protocol/constants';
import { liveMessage } from '@lectern/protocol/live';
import { type Awareness, applyAwarenessUpdate, removeAwarenessStates } from 'y-protocols/awareness';
import * as Y from 'yjs';
import {
  awarenessMessage,
  readMessage,
  type ServerMessage,
  step1Message,
  step2Message,
  tokenMessage,
  updateMessage,
} from './live-messages.ts';
import type { LivePorts, LiveWire } from './live-ports.ts';

/** Time within which edits are sent as one message, milliseconds. */
const GATHER_MS = 30;
/**
 * Time without a message after which the socket counts as dead, milliseconds. Awareness alone sends a message every 15
 * s.
 */
const SILENCE_MS = 40_000;
/** Time limit for the first message on a new socket, milliseconds: one opened while the network is lost may never fail. */
const FIRST_WORD_MS = 15_000;
/** Time limit for acknowledging an edit, milliseconds: after it, network or server hang, and reconnecting is better. */
const ANSWER_MS = 15_000;
/** RFC 6455, 7.4.1: the message was larger than the server accepts. */
const TOO_BIG = 1009;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 6_000;
/** A crashed server is mostly back within half a minute, so until then the pause between attempts stays short. */
const LONGEST_EARLY_RETRY_MS = 2_500;
const EARLY_TRIES = 14;

/** Origin of updates from another window of this browser that the server may not have. */
export const UNSENT_ORIGIN = 'unsent';

/** State of the connection. */
export type LiveState =
  | { readonly type: 'connecting' }
  /** All local edits from before the connection are on the server's disk, and the edits of others are loaded. */
  | { readonly type: 'synced'; readonly readOnly: boolean }
  /** Disconnected; it reconnects by itself. */
  | { readonly type: 'offline'; readonly reason: string }
  /** The server rejected the connection, and retrying is useless. */
  | { readonly type: 'refused'; readonly reason: string };

export interface LiveConnectionOptions {
  /** The document's id. */
  readonly name: string;
  /** The document; only its missing updates are requested. */
  readonly doc: Y.Doc;
  readonly awareness: Awareness;
  readonly ports: LivePorts;
}

type StatusMessage = Extract<ServerMessage, { type: 'status' }>;

/** State of one socket; a superseded socket is ignored. */
interface Attempt {
  readonly wire: LiveWire;
  /** Number of updates sent, and how many of them were acknowledged: the server acknowledges each, in order. */
  sent: number;
  answered: number;
  /** Whether the initial update was sent; later edits are sent as they are made. */
  told: boolean;
  answeredFirst: boolean;
  readOnly: boolean;
}

/**
 * Client end of live editing in browsers and tests: Hocuspocus' messages over one socket that reconnects automatically.
 * `isStored` covers all local edits. It is true only when the server has acknowledged all of them, which it does only
 * for edits on disk.
 */
export class LiveConnection {
  readonly #options: LiveConnectionOptions;
  readonly #changed = new Emitter();
  #state: LiveState = { type: 'connecting' };
  #attempt: Attempt | undefined;
  #tries = 0;
  /** Local edits that are waiting to be sent on the current socket. */
  #gathered: Uint8Array[] = [];
  #unsent = false;
  #rejected = false;
  #ended = false;
  #retry: Dispose = nothing;
  #gather: Dispose = nothing;
  #silence: Dispose = nothing;
  #answer: Dispose = nothing;

  constructor(options: LiveConnectionOptions) {
    this.#options = options;
    options.doc.on('update', this.#onUpdate);
    options.awareness.on('update', this.#onAwareness);
    this.#connect();
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Whether every local edit that this connection has seen is on the server's disk. */
  get isStored(): boolean {
    return !this.#unsent && this.#gathered.length === 0 && unansweredOf(this.#attempt) === 0;
  }

  /** Whether the server rejected an edit for lack of permission. */
  get wasRejected(): boolean {
    return this.#rejected;
  }

  subscribe(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }

  /** Reconnects at once, without waiting for the next attempt: the network is back, or the window is visible again. */
  reconnectNow(): void {
    if (this.#ended || this.#attempt || this.#state.type === 'refused') return;
    this.#tries = 0;
    this.#connect();
  }

  /** Sends waiting edits now, because the user leaves the page. */
  flush(): void {
    this.#gather();
    this.#gather = nothing;
    const attempt = this.#attempt;
    if (this.#gathered.length === 0 || !attempt?.told) return;
    const gathered = this.#gathered;
    this.#gathered = [];
    const update = gathered.length === 1 && gathered[0] ? gathered[0] : Y.mergeUpdates(gathered);
    this.#sendUpdate(attempt, updateMessage(this.#options.name, update));
    this.#tell();
  }

  /** Closes the connection at once. Edits that are not stored stay in the document. */
  dispose(): void {
    if (this.#ended) return;
    this.flush();
    this.#ended = true;
    this.#options.doc.off('update', this.#onUpdate);
    this.#options.awareness.off('update', this.#onAwareness);
    this.#drop();
    this.#retry();
    this.#gather();
    this.#changed.clear();
  }

  #connect(): void {
    this.#retry();
    if (this.#ended || this.#attempt) return;
    this.#set({ type: 'connecting' });
    const mine = (): boolean => this.#attempt === attempt;
    const wire = this.#options.ports.open({
      onOpen: () => {
        if (mine()) void this.#authenticate(attempt);
      },
      onMessage: (message) => {
        if (mine()) this.#receive(attempt, message);
      },
      onClose: (code, reason) => {
        if (mine()) this.#lose(code === TOO_BIG ? 'too-large' : reason === '' ? 'network' : reason);
      },
    });
    const attempt: Attempt = {
      wire,
      sent: 0,
      answered: 0,
      told: false,
      answeredFirst: false,
      readOnly: false,
    };
    this.#attempt = attempt;
    this.#hear(FIRST_WORD_MS);
  }

  async #authenticate(attempt: Attempt): Promise<void> {
    const { name, ports } = this.#options;
    let token: string | undefined;
    try {
      token = await ports.token();
    } catch {
      if (this.#attempt === attempt) this.#lose('network');
      return;
    }
    if (this.#attempt !== attempt) return;
    if (token === undefined) this.#lose('unauthorized');
    else attempt.wire.send(tokenMessage(name, token));
  }

  #receive(attempt: Attempt, bytes: Uint8Array): void {
    this.#hear();
    let message: ServerMessage;
    try {
      message = readMessage(bytes);
    } catch {
      this.#lose('network');
      return;
    }
    this.#handle(attempt, message);
  }

  #handle(attempt: Attempt, message: ServerMessage): void {
    const { name, doc, awareness } = this.#options;
    switch (message.type) {
      case 'authenticated':
        attempt.readOnly = message.readOnly;
        this.#start(attempt);
        break;
      case 'denied':
        if (isFinal(message.reason)) this.#refuse(message.reason);
        else this.#lose(message.reason);
        break;
      case 'step1': {
        // The update of step 2 contains all edits that were waiting.
        this.#gathered = [];
        this.#unsent = false;
        attempt.told = true;
        this.#sendUpdate(attempt, step2Message(name, doc, message.stateVector));
        break;
      }
      case 'update':
        Y.applyUpdate(doc, message.update, this);
        break;
      case 'awareness':
        applyAwarenessUpdate(awareness, message.update, this);
        break;
      case 'status':
        this.#answered(attempt, message);
        break;
      case 'stateless':
        this.#hearPermission(attempt, message.payload);
        break;
      case 'closed':
        if (isFinal(message.reason)) this.#refuse(message.reason);
        else this.#lose(message.reason);
        break;
      case 'other':
        break;
    }
  }

  /** The permission changed while the socket was open, and replaces the permission from authentication. */
  #hearPermission(attempt: Attempt, payload: string): void {
    const readOnly = readOnlyIn(payload);
    if (readOnly === undefined || readOnly === attempt.readOnly) return;
    attempt.readOnly = readOnly;
    // Rejected edits are still in the document: the next handshake sends them.
    if (!readOnly && this.#rejected) {
      this.#rejected = false;
      this.#unsent = true;
      this.#drop();
      this.#connect();
    } else if (this.#state.type === 'synced') this.#set({ type: 'synced', readOnly });
  }

  #start(attempt: Attempt): void {
    const { name, doc, awareness } = this.#options;
    attempt.wire.send(step1Message(name, doc));
    if (awareness.getLocalState() !== null) {
      attempt.wire.send(awarenessMessage(name, awareness, [doc.clientID]));
    }
  }

  #sendUpdate(attempt: Attempt, message: Uint8Array): void {
    attempt.sent += 1;
    attempt.wire.send(message);
    if (unansweredOf(attempt) === 1) this.#awaitAnswer(attempt);
  }

  #awaitAnswer(attempt: Attempt): void {
    this.#answer();
    this.#answer = this.#options.ports.later(ANSWER_MS, () => {
      if (this.#attempt === attempt && unansweredOf(attempt) > 0) this.#lose('unavailable');
    });
  }

  #answered(attempt: Attempt, { stored, number = attempt.answered + 1 }: StatusMessage): void {
    // A duplicate acknowledgement, or one for an update that was never sent.
    if (number <= attempt.answered || number > attempt.sent) return;
    attempt.answered = number;
    if (unansweredOf(attempt) > 0) this.#awaitAnswer(attempt);
    else this.#answer();
    if (!stored) this.#rejected = true;
    if (!attempt.answeredFirst) {
      attempt.answeredFirst = true;
      this.#tries = 0;
      this.#set({ type: 'synced', readOnly: attempt.readOnly });
    } else this.#tell();
  }

  readonly #onUpdate = (
    update: Uint8Array,
    origin: unknown,
    _doc: Y.Doc,
    transaction: Y.Transaction,
  ): void => {
    if (origin === this || !(transaction.local || origin === UNSENT_ORIGIN)) return;
    if (!this.#attempt?.told) {
      // The next handshake sends the update.
      this.#unsent = true;
      this.#tell();
      return;
    }
    this.#gathered.push(update);
    if (this.#gathered.length === 1) {
      this.#gather = this.#options.ports.later(GATHER_MS, () => this.flush());
      this.#tell();
    }
  };

  readonly #onAwareness = (
    { added, updated, removed }: Record<'added' | 'updated' | 'removed', number[]>,
    origin: unknown,
  ): void => {
    if (origin === this || !this.#attempt?.told) return;
    const { name, awareness } = this.#options;
    this.#attempt.wire.send(awarenessMessage(name, awareness, [...added, ...updated, ...removed]));
  };

  #hear(within = SILENCE_MS): void {
    this.#silence();
    this.#silence = this.#options.ports.later(within, () => this.#lose('network'));
  }

  /** Closes the socket. Updates that were not acknowledged count as not sent. */
  #drop(): void {
    const attempt = this.#attempt;
    this.#attempt = undefined;
    this.#silence();
    this.#answer();
    this.#gather();
    if (!attempt) return;
    if (unansweredOf(attempt) > 0 || this.#gathered.length > 0) this.#unsent = true;
    this.#gathered = [];
    attempt.wire.close();
    this.#forgetOthers();
  }

  #forgetOthers(): void {
    const { awareness, doc } = this.#options;
    const others = [...awareness.getStates().keys()].filter((client) => client !== doc.clientID);
    removeAwarenessStates(awareness, others, this);
  }

  /**
   * Reconnects after a pause that doubles and is randomised, so that the clients of a school do not return at the same
   * instant.
   */
  #lose(reason: string): void {
    this.#drop();
    const most = this.#tries < EARLY_TRIES ? LONGEST_EARLY_RETRY_MS : LONGEST_RETRY_MS;
    const longest = Math.min(most, FIRST_RETRY_MS * 2 ** this.#tries);
    this.#tries += 1;
    this.#retry = this.#options.ports.later(longest * (0.5 + this.#options.ports.random() / 2), () =>
      this.#connect(),
    );
    this.#set({ type: 'offline', reason });
  }

  #refuse(reason: string): void {
    this.#drop();
    this.#set({ type: 'refused', reason });
  }

  #set(state: LiveState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    this.#changed.emit();
  }
}

/** Whether the message withdraws or grants permission to edit; undefined for other messages. */
function readOnlyIn(payload: string): boolean | undefined {
  try {
    const said = liveMessage.safeParse(JSON.parse(payload));
    return said.success ? said.data.permission !== EditPermission.EDIT : undefined;
  } catch {
    // The message is of a later server and not known here.
    return undefined;
  }
}

function unansweredOf(attempt: Attempt | undefined): number {
  return attempt === undefined ? 0 : attempt.sent - attempt.answered;
}

/** Whether retrying is useless. */
function isFinal(reason: string): boolean {
  return reason === 'forbidden' || reason === 'deleted';
}

function nothing(): void {
  // Initial value of a timer's disposal, while there is no timer.
}
