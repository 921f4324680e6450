import { EditPermission } from '@lectern/protocol/constants';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import type { LivePorts, LiveWireEvents } from '../src/live/live-ports.ts';

interface Timer {
  readonly at: number;
  readonly work: () => void;
}

/** One socket as the server has it. */
export class FakeSocket {
  readonly events: LiveWireEvents;
  closed = false;
  /** Number of acknowledgements that are held back. */
  held = 0;
  /** Number of acknowledgements that were sent. */
  given = 0;

  constructor(events: LiveWireEvents) {
    this.events = events;
  }
}

/**
 * A server that speaks Hocuspocus' protocol, with a clock that only `advance` moves. `holding` holds acknowledgements
 * back; `silent` ignores all messages, as a half-open connection does.
 */
export class FakeServer {
  readonly doc = new Y.Doc();
  readonly sockets: FakeSocket[] = [];
  holding = false;
  silent = false;
  refusal: string | undefined;
  readOnly = false;
  /** Whether the server's acknowledgements have a number; acknowledgements of older servers had none. */
  numbers = true;
  now = 0;
  random = 0.5;
  #timers = new Set<Timer>();

  readonly ports: LivePorts = {
    open: (events) => {
      const socket = new FakeSocket(events);
      this.sockets.push(socket);
      return {
        send: (message) => {
          if (!socket.closed) this.#receive(socket, message);
        },
        close: () => {
          socket.closed = true;
        },
      };
    },
    token: async () => 'token',
    later: (milliseconds, work) => {
      const timer = { at: this.now + milliseconds, work };
      this.#timers.add(timer);
      return () => this.#timers.delete(timer);
    },
    random: () => this.random,
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no client has connected');
    return socket;
  }

  /** Opens the newest socket and runs the first exchange of messages. */
  async accept(): Promise<void> {
    this.last.events.onOpen();
    await Promise.resolve();
    await Promise.resolve();
  }

  /** Moves the clock and runs due timers in order. */
  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#timers.delete(next);
      this.now = next.at;
      next.work();
    }
    this.now = end;
  }

  /** Due time of the connection's next timer. */
  get nextTimer(): number {
    return Math.min(...[...this.#timers].map(({ at }) => at)) - this.now;
  }

  acknowledge(socket = this.last, count = socket.held): void {
    for (let answer = 0; answer < count; answer += 1) {
      socket.held -= 1;
      socket.given += 1;
      this.repeatAnswer(socket);
    }
  }

  /** Sends the last acknowledgement (again). */
  repeatAnswer(socket = this.last): void {
    this.#send(socket, 8, (encoder) => {
      encoding.writeVarUint(encoder, 1);
      if (this.numbers) encoding.writeVarUint(encoder, socket.given);
    });
  }

  /** Sends another client's update. */
  tell(update: Uint8Array, socket = this.last): void {
    this.#sendSync(socket, 2, update);
  }

  /** Changes the permission to edit and sends the new permission. */
  permit(permission: EditPermission, socket = this.last): void {
    this.readOnly = permission !== EditPermission.EDIT;
    this.#send(socket, 5, (encoder) =>
      encoding.writeVarString(encoder, JSON.stringify({ kind: 'permission', permission })),
    );
  }

  break(socket = this.last, code = 1006, reason = ''): void {
    socket.events.onClose(code, reason);
  }

  #send(socket: FakeSocket, type: number, write: (encoder: encoding.Encoder) => void): void {
    const encoder = encoding.createEncoder();
    encoding.writeVarString(encoder, 'courseware');
    encoding.writeVarUint(encoder, type);
    write(encoder);
    socket.events.onMessage(encoding.toUint8Array(encoder));
  }

  #receive(socket: FakeSocket, message: Uint8Array): void {
    if (this.silent) return;
    const decoder = decoding.createDecoder(message);
    decoding.readVarString(decoder);
    const type = decoding.readVarUint(decoder);
    if (type === 2) this.#authenticate(socket);
    if (type === 0) this.#sync(socket, decoding.readVarUint(decoder), decoding.readVarUint8Array(decoder));
  }

  #authenticate(socket: FakeSocket): void {
    const { refusal } = this;
    this.#send(socket, 2, (encoder) => {
      encoding.writeVarUint(encoder, refusal === undefined ? 2 : 1);
      encoding.writeVarString(encoder, refusal ?? (this.readOnly ? 'readonly' : 'read-write'));
    });
  }

  #sync(socket: FakeSocket, kind: number, bytes: Uint8Array): void {
    if (kind === 0) {
      this.#sendSync(socket, 0, Y.encodeStateVector(this.doc));
      this.#sendSync(socket, 1, Y.encodeStateAsUpdate(this.doc, bytes));
      return;
    }
    if (this.readOnly) {
      socket.given += 1;
      this.#send(socket, 8, (encoder) => {
        encoding.writeVarUint(encoder, Y.decodeUpdate(bytes).structs.length > 0 ? 0 : 1);
        if (this.numbers) encoding.writeVarUint(encoder, socket.given);
      });
      return;
    }
    Y.applyUpdate(this.doc, bytes);
    socket.held += 1;
    if (!this.holding) this.acknowledge(socket);
  }

  #sendSync(socket: FakeSocket, kind: number, bytes: Uint8Array): void {
    this.#send(socket, 0, (encoder) => {
      encoding.writeVarUint(encoder, kind);
      encoding.writeVarUint8Array(encoder, bytes);
    });
  }
}
