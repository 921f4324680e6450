import type { Bus } from '../../platform/bus/bus.ts';
import type { NotificationsService } from '../notifications/index.ts';

/** Bus topic: who may do what with this document (the message is its id) has changed; open sockets look again. */
export const DOCUMENT_ACCESS_TOPIC = 'document_access';

/** Keeps a notification in the transaction; what it answers is called after the commit and tells the user's windows. */
export type Notifier = Pick<NotificationsService, 'notify'>;
/** Tells a user's open windows something of which nothing is kept. */
export type Hinter = Pick<NotificationsService, 'push'>;

/** What is told to others once a transaction is committed, and not at all when it is not. */
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
