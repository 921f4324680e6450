import { type Readable, Signal } from '@lectern/base';
import type { MarkContent } from '@lectern/protocol/assignment-shapes';
import { type MarkedAnswer, markAnswer, uploadVoice } from '@lectern/protocol/marking';
import { showToast } from '@lectern/ui';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { withLock } from '../../../platform/api/lock.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { later } from '../../../platform/connection/retry-timer.ts';
import { type Delivery, isForLater, Outbox } from '../../../platform/outbox/outbox.ts';
import { BrowserOutboxTable } from '../../../platform/outbox/outbox-table.ts';
import { assignmentText } from '../locale/index.ts';
import { slotKey } from './mark-slots.ts';
import { noteWaitingMarks } from './waiting-marks.ts';

/** A mark as it is sent: under an id made here, so that the same mark is stored once. */
export interface MarkMessage {
  readonly assignmentId: string;
  readonly workId: string;
  readonly questionId: string;
  readonly markId: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly madeAt: number;
  /** Name of the pupil and number of the question, for a message about a mark that was refused. */
  readonly about: string;
  readonly content: MarkContent;
  /** A recording that is uploaded before the mark, whose `voice` it becomes. */
  readonly recorded?: Blob | undefined;
}

/** The mark that is shown of an answer: the one of this browser, unless the server has a newer one. */
export function shownMark(
  answer: Pick<MarkedAnswer, 'mark'>,
  own: MarkMessage | undefined,
): { readonly mark: MarkContent | null; readonly recorded?: Blob | undefined } {
  const { mark } = answer;
  if (!own || mark?.id === own.markId || (mark && mark.at > own.madeAt)) return { mark };
  return { mark: own.content, recorded: own.recorded };
}

type MarkOutbox = Pick<Outbox<MarkMessage>, 'add' | 'waiting' | 'deliver' | 'onStored'>;

/**
 * The marks that this user made in this browser: shown at once, stored in the browser until the server has confirmed them.
 */
export class MarkBook {
  readonly #outbox: MarkOutbox;
  readonly #marks = new Signal<ReadonlyMap<string, MarkMessage>>(new Map());
  readonly #waiting = new Signal(0);
  readonly #note: (count: number) => void;
  /** Makes counts follow the order of the changes. */
  #counting: Promise<void> = Promise.resolve();

  constructor(outbox: MarkOutbox, note: (count: number) => void = () => undefined) {
    this.#outbox = outbox;
    this.#note = note;
    outbox.onStored(() => void this.#count());
  }

  /** The newest marks of this window, and waiting marks of all windows, by `slotKey`. */
  get marks(): Readable<ReadonlyMap<string, MarkMessage>> {
    return this.#marks;
  }

  /** Number of marks that the server has not confirmed. */
  get waiting(): Readable<number> {
    return this.#waiting;
  }

  /** Shows waiting marks of earlier visits, and sends them. */
  async open(): Promise<void> {
    for (const message of await this.#outbox.waiting()) this.#show(message);
    await this.#count();
    void this.#outbox.deliver();
  }

  /** Shows a mark at once; resolves when it is stored in this browser. */
  async add(message: MarkMessage): Promise<void> {
    this.#show(message);
    await this.#outbox.add(message);
    await this.#count();
  }

  /** Sends waiting marks now. */
  deliver(): void {
    void this.#outbox.deliver();
  }

  /** Shows the server's state of an answer again, because the server refused the mark. */
  drop({ workId, questionId, markId }: MarkMessage): void {
    const key = slotKey({ workId, questionId });
    if (this.#marks.get().get(key)?.markId !== markId) return;
    const marks = new Map(this.#marks.get());
    marks.delete(key);
    this.#marks.set(marks);
  }

  #show(message: MarkMessage): void {
    this.#marks.set(new Map(this.#marks.get()).set(slotKey(message), message));
  }

  #count(): Promise<void> {
    this.#counting = this.#counting.then(async () => {
      const { length } = await this.#outbox.waiting();
      this.#waiting.set(length);
      this.#note(length);
    });
    return this.#counting;
  }
}

/** One book per user and window, for the window's lifetime. */
const books = new Map<string, MarkBook>();

export function markBookOf(userId: string): MarkBook {
  const known = books.get(userId);
  if (known) return known;
  const book: MarkBook = new MarkBook(
    new Outbox<MarkMessage>({
      table: new BrowserOutboxTable(`lectern-marks-${userId}`),
      send: (message) => sendMark(userId, message, (refused) => book.drop(refused)),
      about: ({ workId }) => workId,
      alone: (work) => withLock(`marks-${userId}`, work),
      later,
    }),
    (count) => noteWaitingMarks(userId, count),
  );
  books.set(userId, book);
  return book;
}

/** Sends a mark; waits while another user or no user is signed in. The user is told of a mark that was refused. */
async function sendMark(
  userId: string,
  message: MarkMessage,
  onRefused: (message: MarkMessage) => void,
): Promise<Delivery> {
  if (currentSession()?.userId !== userId) return 'later';
  const { assignmentId: id, workId, markId, questionId, content, recorded, about } = message;
  try {
    const voice = recorded
      ? (await call(uploadVoice, { params: { id }, body: recorded })).hash
      : content.voice;
    await call(markAnswer, {
      params: { id, work_id: workId, mark_id: markId },
      body: { question_id: questionId, ...content, voice },
    });
    return 'stored';
  } catch (error) {
    if (isForLater(error)) return 'later';
    onRefused(message);
    showToast({
      kind: 'failure',
      text: assignmentText('marking.refused', { about, reason: messageOf(error) }),
      lifetime: 0,
    });
    return 'refused';
  }
}
