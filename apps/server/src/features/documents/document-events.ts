import type { Bus } from '../../platform/bus/bus.ts';
import type { NotificationsService } from '../notifications/index.ts';

/** Bus topic: permissions on a document have changed (the message is its id); open sockets check theirs again. */
export const DOCUMENT_ACCESS_TOPIC = 'document_access';

/**
 * Stores a notification in the transaction; the returned function is called after the commit and notifies the user's
 * windows.
 */
export type Notifier = Pick<NotificationsService, 'notify'>;
/** Sends an event to a user's open windows without storing it. */
export type Hinter = Pick<NotificationsService, 'push'>;

/** Events that are sent after a transaction was committed, and not at all when it failed. */
export class AfterCommit {
  readonly #steps: (() => Promise<void>)[] = [];
  readonly #bus: Bus;

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  accessChanged(documentId: string): void {
    this.add(() => this.#bus.publish(DOCUMENT_ACCESS_TOPIC, documentId));
  }

  async run(): Promise<void> {
    for (const step of this.#steps) await step();
  }
}
