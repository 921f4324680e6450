import { newId, type Readable, Signal } from '@lectern/base';
import type { AnswerContent, OwnAnswers } from '@lectern/protocol/activity-shapes';
import { type Later, RetryTimer } from '../../platform/connection/retry-timer.ts';

/** Pauses after a failed delivery. */
const PAUSES = { first: 500, longest: 8_000 };

/** An answer that the server has not acknowledged yet. */
export interface WaitingAnswer {
  /** The id is created on the phone, so that an answer that is sent several times is stored once. */
  readonly id: string;
  readonly activityId: string;
  readonly content: AnswerContent;
}

/** The result of sending an answer: stored by the server; refused for ever, with a reason; or to be retried. */
export type Delivery =
  | { readonly kind: 'stored'; readonly own: OwnAnswers }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'later' };

export interface AnswerBoxPorts {
  readonly send: (answer: WaitingAnswer) => Promise<Delivery>;
  /** Stores waiting answers over a reload. */
  readonly keep: (waiting: readonly WaitingAnswer[]) => void;
  readonly onStored: (answer: WaitingAnswer, own: OwnAnswers) => void;
  readonly onRefused: (answer: WaitingAnswer, message: string) => void;
  readonly later: Later;
}

/** Answers wait in this box, in order, until the server has confirmed them. */
export class AnswerBox {
  readonly #ports: AnswerBoxPorts;
  readonly #waiting: Signal<readonly WaitingAnswer[]>;
  readonly #retry: RetryTimer;
  #sending = false;
  #disposed = false;

  constructor(kept: readonly WaitingAnswer[], ports: AnswerBoxPorts) {
    this.#ports = ports;
    this.#retry = new RetryTimer(ports.later, PAUSES);
    this.#waiting = new Signal(kept);
    void this.deliver();
  }

  get waiting(): Readable<readonly WaitingAnswer[]> {
    return this.#waiting;
  }

  add(activityId: string, content: AnswerContent): void {
    const isReplaced = (each: WaitingAnswer) =>
      each.activityId === activityId && each !== this.#underWay && replaces(content, each.content);
    const before = this.#waiting.get().filter((each) => !isReplaced(each));
    this.#set([...before, { id: newId(), activityId, content }]);
    void this.deliver();
  }

  /** Sends the waiting answers now. */
  async deliver(): Promise<void> {
    if (this.#sending || this.#disposed) return;
    this.#sending = true;
    this.#retry.cancel();
    for (let next = this.#underWay; next !== undefined; next = this.#underWay) {
      const delivery = await this.#ports.send(next).catch((): Delivery => ({ kind: 'later' }));
      if (this.#disposed) return;
      if (delivery.kind === 'later') {
        this.#retry.plan(() => void this.deliver());
        break;
      }
      this.#retry.reset();
      this.#set(this.#waiting.get().filter((each) => each.id !== next.id));
      if (delivery.kind === 'stored') this.#ports.onStored(next, delivery.own);
      else this.#ports.onRefused(next, delivery.message);
    }
    this.#sending = false;
  }

  dispose(): void {
    this.#disposed = true;
    this.#retry.cancel();
  }

  get #underWay(): WaitingAnswer | undefined {
    return this.#waiting.get()[0];
  }

  #set(waiting: readonly WaitingAnswer[]): void {
    this.#waiting.set(waiting);
    this.#ports.keep(waiting);
  }
}

/** A waiting vote or answer of an exercise is replaced by a later one, because only the last counts. */
function replaces(content: AnswerContent, earlier: AnswerContent): boolean {
  if (content.kind === 'exercise') return earlier.kind === 'exercise' && earlier.index === content.index;
  return content.kind === 'vote';
}
