import type { Logger } from 'pino';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { ClassesService } from '../classes/index.ts';
import type { AssignmentsStore } from './assignments.store.ts';
import { classesOf } from './giving/targets.ts';

interface OwnerPorts {
  readonly store: AssignmentsStore;
  readonly classes: Pick<ClassesService, 'whenHandedOver' | 'staying'>;
  readonly log: Logger;
}

/**
 * Gives assignments to another teacher. An assignment follows its classes: it stays with its owner while the owner teaches
 * one of them.
 */
export class AssignmentOwners {
  readonly #ports: OwnerPorts;

  constructor(ports: OwnerPorts) {
    this.#ports = ports;
    ports.classes.whenHandedOver(async (fromId, toId, classIds, transaction) => {
      await this.handOver(fromId, toId, { classIds, others: false }, transaction);
    });
  }

  /**
   * Hands over the assignments that are given to these classes, with `others` also those that are given to none of them.
   * Called after the classes have changed their teacher. Returns the ids.
   */
  handOver(
    fromId: string,
    toId: string,
    which: { readonly classIds: readonly string[]; readonly others: boolean },
    transaction: AnyTransaction,
  ): Promise<readonly string[]> {
    return this.#ports.store.handOver(fromId, toId, which, transaction);
  }

  /** Gives assignments back that the second owner still has. */
  async takeBack(
    ids: readonly string[],
    fromId: string,
    toId: string,
    transaction: AnyTransaction,
  ): Promise<void> {
    await this.#ports.store.changeOwner(ids, fromId, toId, transaction);
  }

  /**
   * Called before the account of a teacher is cancelled, while the teacher still has their classes. An assignment goes to
   * a colleague who teaches one of its classes. Without a colleague it stays with a class of the school. An assignment
   * whose classes are all deleted with the account is deleted.
   */
  async leave(userId: string): Promise<void> {
    const { classes, log, store } = this.#ports;
    for (const { id, setting } of await store.ofOwner(userId)) {
      const staying = await classes.staying(classesOf(setting.targets), userId);
      const [heir] = staying.flatMap(({ teachers }) => teachers);
      if (heir !== undefined) await store.changeOwner([id], userId, heir);
      else if (staying.length === 0) await store.remove(id);
      log.info(
        { user: userId, assignment: id, heir, classes: staying.length },
        'the owner of an assignment left',
      );
    }
  }
}
