import { type Dispose, Emitter } from '@lectern/base';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { OutboxTable } from '../../../platform/outbox/outbox-table.ts';
import type { CommentMessage } from './tell-or-keep.ts';

/** A comment that the server refused, with the server's reason. */
export interface RefusedComment {
  readonly message: CommentMessage;
  readonly reason: string;
}

interface RefusedPorts {
  readonly table: OutboxTable<RefusedComment>;
  readonly outbox: Pick<Outbox<CommentMessage>, 'add'>;
}

/**
 * Comments written offline and then refused: stored on this device until their writer sends them again or drops them.
 */
export class RefusedComments {
  readonly #ports: RefusedPorts;
  readonly #changed = new Emitter<void>();

  constructor(ports: RefusedPorts) {
    this.#ports = ports;
  }

  /** All refused comments, the oldest first. */
  async all(): Promise<readonly RefusedComment[]> {
    return (await this.#ports.table.all()).map(({ message }) => message);
  }

  /** Resolves when the comment is stored on this device. */
  async keep(refused: RefusedComment): Promise<void> {
    await this.#ports.table.add(refused);
    this.#changed.emit();
  }

  /** Queues a comment for sending under its own id, so that sending it twice stores one comment. */
  async sendAgain(id: string): Promise<void> {
    const [refused] = (await this.all()).filter(({ message }) => message.id === id);
    // The comment is added to the outbox before it is removed from this store: after a crash in between it is in both,
    // never in neither.
    if (refused) await this.#ports.outbox.add(refused.message);
    await this.drop(id);
  }

  async drop(id: string): Promise<void> {
    const { table } = this.#ports;
    const keys = (await table.all()).filter(({ message }) => message.message.id === id);
    await table.remove(keys.map(({ key }) => key));
    this.#changed.emit();
  }

  onChange(listener: () => void): Dispose {
    return this.#changed.subscribe(listener);
  }
}
