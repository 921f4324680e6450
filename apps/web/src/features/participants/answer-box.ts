import { type Dispose, newId, type Readable, Signal } from '@lectern/base';
import type { AnswerContent, OwnAnswers } from '@lectern/protocol/activity-shapes';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

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
  readonly later: (milliseconds: number, work: () => void) => Dispose;
}

/** Answers wait in this box, in order, until the server has confirmed them. */
export class AnswerBox {
  readonly #ports: AnswerBoxPorts;
  readonly #waiting: Signal<readonly WaitingAnswer[]>;
  #pause = FIRST_PAUSE_MS;
  #stopWaiting: Dispose | undefined;
  #sending = false;
  #disposed = false;

  constructor(kept: readonly WaitingAnswer[], ports: AnswerBoxPorts) {
    this.#ports = ports;
    this.#waiting = new Signal(kept);
    void this.deliver();
  }

  get waiting(): Readable<readonly WaitingAnswer[]> {
    return this.#waiting;
  }

  add(activityId: string, content: AnswerContent): void {
    // A waiting vote is replaced by a later vote, because only the last counts.
    const isReplaced = (each: WaitingAnswer) =>
      content.kind === 'vote' && each.activityId === activityId && each !== this.#underWay;
    const before = this.#waiting.get().filter((each) => !isReplaced(each));
    this.#set([...before, { id: newId(), activityId, content }]);
    void this.deliver();
  }

  /** Sends the waiting answers now. */
  async deliver(): Promise<void> {
    if (this.#sending || this.#disposed) return;
    this.#sending = true;
    this.#stopWaiting?.();
    for (let next = this.#underWay; next !== undefined; next = this.#underWay) {
      const delivery = await this.#ports.send(next).catch((): Delivery => ({ kind: 'later' }));
      if (this.#disposed) return;
      if (delivery.kind === 'later') {
        this.#waitForAnother();
        break;
      }
      this.#pause = FIRST_PAUSE_MS;
      this.#set(this.#waiting.get().filter((each) => each.id !== next.id));
      if (delivery.kind === 'stored') this.#ports.onStored(next, delivery.own);
      else this.#ports.onRefused(next, delivery.message);
    }
    this.#sending = false;
  }

  dispose(): void {
    this.#disposed = true;
    this.#stopWaiting?.();
  }

  get #underWay(): WaitingAnswer | undefined {
    return this.#waiting.get()[0];
  }

  #set(waiting: readonly WaitingAnswer[]): void {
    this.#waiting.set(waiting);
    this.#ports.keep(waiting);
  }

  #waitForAnother(): void {
    this.#stopWaiting = this.#ports.later(this.#pause, () => void this.deliver());
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }
}
