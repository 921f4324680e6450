import { type Dispose, Emitter } from '@lectern/base';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { OutboxTable } from '../../../platform/outbox/outbox-table.ts';
import type { CommentMessage } from './comment-message.ts';

/** A comment that the server did not take, and what it said. */
export interface RefusedComment {
  readonly message: CommentMessage;
  readonly reason: string;
}

interface RefusedPorts {
  readonly table: OutboxTable<RefusedComment>;
  readonly outbox: Pick<Outbox<CommentMessage>, 'add'>;
}

/** What was written without a network and then refused: kept on this device until its writer sends it again or drops it. */
export class RefusedComments {
  readonly #ports: RefusedPorts;
  readonly #changed = new Emitter<void>();

  constructor(ports: RefusedPorts) {
    this.#ports = ports;
  }

  /** The oldest first. */
  async all(): Promise<readonly RefusedComment[]> {
    return (await this.#ports.table.all()).map(({ message }) => message);
  }

  /** Kept on this device when it resolves. */
  async keep(refused: RefusedComment): Promise<void> {
    await this.#ports.table.add(refused);
    this.#changed.emit();
  }

  /** Under its own id, so that it is one comment however often it is sent. */
  async sendAgain(id: string): Promise<void> {
    const [refused] = (await this.all()).filter(({ message }) => message.id === id);
    // Waiting before it is gone from here: a crash in between leaves it twice, never nowhere.
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
