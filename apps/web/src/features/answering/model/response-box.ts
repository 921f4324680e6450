import { type Dispose, newId, type Readable, Signal } from '@lectern/base';
import { type Later, RetryTimer } from '../../../platform/connection/retry-timer.ts';

/** Pauses after a failed delivery. */
const PAUSES = { first: 1_000, longest: 15_000 };
/**
 * Time without a change after which a response is sent. It grows with the number of responses to the question: the server
 * takes 120 of each, which is two hours of writing.
 */
const FIRST_REST_MS = 800;
const LONGEST_REST_MS = 60_000;
const REST_GROWTH = 1.25;

/** A response that the server has not stored yet. */
export interface WaitingResponse {
  /** Made on the device, so that a response that is sent twice is stored once. */
  readonly id: string;
  readonly questionId: string;
  readonly response: unknown;
  /** By the server's clock, milliseconds since 1970. */
  readonly givenAt: number;
}

/** Result of sending a response: stored; refused for good, with a reason; or to be sent again. */
export type ResponseDelivery =
  | { readonly kind: 'stored'; readonly late: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'later' };

export interface ResponseBoxPorts {
  readonly send: (response: WaitingResponse) => Promise<ResponseDelivery>;
  /** Stores the waiting responses over a reload. */
  readonly keep: (waiting: readonly WaitingResponse[]) => void;
  readonly onStored: (response: WaitingResponse, late: boolean) => void;
  readonly onRefused: (response: WaitingResponse, message: string) => void;
  readonly later: Later;
  /** The server's time, milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Responses on their way to the server. Each is kept in the browser at once and sent after a rest; of a question only the
 * newest waits. Nothing is dropped before the server stored or refused it.
 */
export class ResponseBox {
  readonly #ports: ResponseBoxPorts;
  readonly #waiting: Signal<readonly WaitingResponse[]>;
  /** How many responses of each question were sent. */
  readonly #sent = new Map<string, number>();
  /** When the waiting response of each question may be sent, by the server's clock. */
  readonly #due = new Map<string, number>();
  readonly #retry: RetryTimer;
  #stopTimer: Dispose | undefined;
  #sending: Promise<void> | undefined;
  #disposed = false;

  constructor(kept: readonly WaitingResponse[], ports: ResponseBoxPorts) {
    this.#ports = ports;
    this.#retry = new RetryTimer(ports.later, PAUSES);
    this.#waiting = new Signal(newestOfEach(kept));
    if (kept.length > 0) void this.flush();
  }

  get waiting(): Readable<readonly WaitingResponse[]> {
    return this.#waiting;
  }

  put(questionId: string, response: unknown): void {
    const now = this.#ports.now();
    const others = this.#waiting.get().filter((each) => each.questionId !== questionId);
    this.#set([...others, { id: newId(), questionId, response, givenAt: now }]);
    const rest = FIRST_REST_MS * REST_GROWTH ** (this.#sent.get(questionId) ?? 0);
    this.#due.set(questionId, now + Math.min(LONGEST_REST_MS, rest));
    this.#plan();
  }

  /** Sends all waiting responses now; returns whether none is left. */
  async flush(): Promise<boolean> {
    this.#due.clear();
    await this.#deliver();
    return this.#waiting.get().length === 0;
  }

  dispose(): void {
    this.#disposed = true;
    this.#stop();
  }

  /** Waits until the first response is due. */
  #plan(): void {
    if (this.#disposed || this.#sending) return;
    this.#stop();
    const now = this.#ports.now();
    const dues = this.#waiting.get().map(({ questionId }) => this.#due.get(questionId) ?? now);
    if (dues.length === 0) return;
    this.#stopTimer = this.#ports.later(Math.max(0, Math.min(...dues) - now), () => void this.#deliver());
  }

  async #deliver(): Promise<void> {
    while (this.#sending) await this.#sending;
    if (this.#disposed) return;
    this.#sending = this.#sendDue();
    try {
      await this.#sending;
    } finally {
      this.#sending = undefined;
    }
  }

  async #sendDue(): Promise<void> {
    this.#stop();
    for (let next = this.#nextDue(); next !== undefined; next = this.#nextDue()) {
      const sent = next;
      const delivery = await this.#ports.send(sent).catch((): ResponseDelivery => ({ kind: 'later' }));
      if (this.#disposed) return;
      if (delivery.kind === 'later') {
        this.#retry.plan(() => void this.flush());
        return;
      }
      this.#retry.reset();
      this.#sent.set(sent.questionId, (this.#sent.get(sent.questionId) ?? 0) + 1);
      this.#set(this.#waiting.get().filter(({ id }) => id !== sent.id));
      if (delivery.kind === 'stored') this.#ports.onStored(sent, delivery.late);
      else this.#ports.onRefused(sent, delivery.message);
    }
    this.#sending = undefined;
    this.#plan();
  }

  /** Cancels the planned delivery. */
  #stop(): void {
    this.#stopTimer?.();
    this.#retry.cancel();
  }

  #nextDue(): WaitingResponse | undefined {
    const now = this.#ports.now();
    return this.#waiting.get().find(({ questionId }) => (this.#due.get(questionId) ?? now) <= now);
  }

  #set(waiting: readonly WaitingResponse[]): void {
    this.#waiting.set(waiting);
    this.#ports.keep(waiting);
  }
}

/** The newest response of each question, in the order in which they were given. */
export function newestOfEach(responses: readonly WaitingResponse[]): readonly WaitingResponse[] {
  const newest = new Map<string, WaitingResponse>();
  for (const each of responses.toSorted((one, other) => one.givenAt - other.givenAt)) {
    newest.delete(each.questionId);
    newest.set(each.questionId, each);
  }
  return [...newest.values()];
}
