import { newId } from '@lectern/base';
import type { Bus } from '../../../platform/bus/bus.ts';

/** Bus topic: `<query id> <document id>`: every process with sockets of the document replies with their users. */
const PRESENCE_ASKED_TOPIC = 'live_presence_asked';
/** Bus topic: `<query id> <user ids>`, joined by commas. */
const PRESENCE_TOPIC = 'live_presence';
/** Time limit for the replies of processes, milliseconds. A process that does not reply has no users to report. */
const WAIT_MS = 150;
/** The most ids that fit a message of the bus. */
const NAMED_MAX = 100;

interface LivePresencePorts {
  readonly bus: Bus;
  /** Ids of the users who have the document open on the sockets of this process. */
  readonly here: (documentId: string) => Iterable<string>;
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** The users who have a document open at this moment, on the sockets of all processes. */
export class LivePresence {
  readonly #ports: LivePresencePorts;
  /** Queries in progress, by document. Concurrent calls for the same document share the result. */
  readonly #asking = new Map<string, Promise<ReadonlySet<string>>>();
  readonly #found = new Map<string, Set<string>>();
  readonly #stop: readonly (() => void)[];

  constructor(ports: LivePresencePorts) {
    this.#ports = ports;
    this.#stop = [
      ports.bus.subscribe(PRESENCE_ASKED_TOPIC, (message) => this.#answer(message)),
      ports.bus.subscribe(PRESENCE_TOPIC, (message) => this.#hear(message)),
    ];
  }

  of(documentId: string): Promise<ReadonlySet<string>> {
    const known = this.#asking.get(documentId);
    if (known) return known;
    const asked = this.#ask(documentId).finally(() => this.#asking.delete(documentId));
    this.#asking.set(documentId, asked);
    return asked;
  }

  close(): void {
    for (const stop of this.#stop) stop();
  }

  async #ask(documentId: string): Promise<ReadonlySet<string>> {
    const question = newId();
    const found = new Set<string>();
    this.#found.set(question, found);
    const wait = this.#ports.wait ?? pause;
    await this.#ports.bus.publish(PRESENCE_ASKED_TOPIC, `${question} ${documentId}`);
    await wait(WAIT_MS);
    this.#found.delete(question);
    return found;
  }

  #answer(message: string): void {
    const [question = '', documentId = ''] = message.split(' ');
    const ids = [...new Set(this.#ports.here(documentId))].slice(0, NAMED_MAX);
    if (ids.length > 0) void this.#ports.bus.publish(PRESENCE_TOPIC, `${question} ${ids.join(',')}`);
  }

  #hear(message: string): void {
    const [question = '', ids = ''] = message.split(' ');
    const found = this.#found.get(question);
    for (const id of ids.split(',')) found?.add(id);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
