import { newId } from '@lectern/base';
import { LecternError, NotificationType } from '@lectern/protocol';
import {
  HAND_OVER_BACK_DAYS,
  HAND_OVER_NOTICE_DAYS,
  type HandOver,
  type HandOverState,
} from '@lectern/protocol/hand-overs';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/database/conditions.ts';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import type { AccountsService, User } from '../accounts/index.ts';
import type { AssignmentsService } from '../assignments/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { mayAnswer, mayReadOwn, mayStop } from './hand-overs.policy.ts';
import type { HandOverRow, HandOversStore } from './hand-overs.store.ts';

const DAY_MS = 24 * 3_600_000;

export interface HandOverPorts {
  readonly store: HandOversStore;
  readonly accounts: Pick<AccountsService, 'findUser' | 'findUsers'>;
  readonly assignments: Pick<AssignmentsService, 'owners'>;
  readonly classes: Pick<ClassesService, 'ofSchool'>;
  readonly documents: Pick<DocumentsService, 'handover'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly clock: Clock;
  readonly log: Logger;
}

interface Wish {
  readonly organisationId: string;
  readonly byId: string;
  readonly from: User;
  readonly toId: string;
  readonly documents: boolean;
  readonly classes: boolean;
  readonly folderName: string;
}

interface Names {
  readonly from_name: string;
  readonly to_name: string;
}

type Step = 'asked' | 'done' | 'objected' | 'stopped' | 'failed' | 'taken_back';

/**
 * Hands documents and classes of one teacher over to a colleague, with the assignments of these classes. For a deactivated teacher this happens at once. An
 * active teacher is asked first and notified of each step. A hand-over can be undone.
 */
export class HandOversService {
  readonly #ports: HandOverPorts;

  constructor(ports: HandOverPorts) {
    this.#ports = ports;
  }

  /** The caller checks the permission to ask. Throws as `#perform` does if it happens at once. */
  async ask(wish: Wish): Promise<HandOver> {
    const { store } = this.#ports;
    const now = this.#now();
    const due = new Date(now.getTime() + HAND_OVER_NOTICE_DAYS * DAY_MS);
    // An active teacher's work is not taken without notice: the hand-over waits for their answer or the end of a week.
    const waits = wish.documents && !wish.from.deactivated;
    // Names are read before the transaction, which occupies a connection: concurrent transactions would block each
    // other while waiting for a second connection.
    if (wish.classes) await this.#ports.classes.ofSchool.checkTeacher(wish.organisationId, wish.toId);
    const fresh = {
      ...{ id: newId(), organisation_id: wish.organisationId, by_id: wish.byId },
      ...{ from_id: wish.from.id, to_id: wish.toId, folder_name: wish.folderName },
      ...{ documents: wish.documents, classes: wish.classes, asked_at: now, due_at: waits ? due : now },
      ...{ state: 'waiting' as const, settled_at: null },
    };
    if (!waits)
      return this.#present([
        await this.#perform(fresh, async (transaction) => {
          await store.replaceWaiting(wish.from.id, now, transaction as never);
          await store.insert(fresh, transaction as never);
        }),
      ]).then(first);
    const names = await this.#names(fresh);
    const [row, tell] = await store.database.transaction().execute(async (transaction) => {
      await store.replaceWaiting(wish.from.id, now, transaction);
      const asked = await store.insert(fresh, transaction);
      return [
        asked,
        await this.#tell(asked, 'asked', names, transaction as unknown as AnyTransaction),
      ] as const;
    });
    await tell();
    return this.#present([row]).then(first);
  }

  /** Throws HAND_OVER_NOT_FOUND, HAND_OVER_SETTLED, and as `#perform` does. */
  async answer(caller: CallerIdentity, userId: string, id: string, agrees: boolean): Promise<HandOver> {
    enforce(mayReadOwn(caller, userId));
    const row = await this.#ports.store.find(id);
    enforce(mayAnswer(userId, row));
    if (!row) throw new LecternError('HAND_OVER_NOT_FOUND');
    const settled = agrees ? await this.#perform(row) : await this.#settle(row, 'waiting', 'objected');
    return this.#present([settled]).then(first);
  }

  /** Throws HAND_OVER_NOT_FOUND, HAND_OVER_SETTLED and HAND_OVER_NO_ROOM. */
  async stop(organisationId: string, byId: string, id: string): Promise<HandOver> {
    const row = await this.#ports.store.find(id);
    enforce(mayStop(organisationId, row, row !== undefined && this.#isKept(row)));
    if (!row) throw new LecternError('HAND_OVER_NOT_FOUND');
    const settled =
      row.state === 'waiting' ? await this.#settle(row, 'waiting', 'stopped') : await this.#takeBack(row);
    this.#ports.log.info(
      { user: byId, handOver: id, state: settled.state },
      'a hand-over was cancelled or reversed',
    );
    return this.#present([settled]).then(first);
  }

  async ofSchool(organisationId: string): Promise<{ items: HandOver[] }> {
    return { items: await this.#present(await this.#ports.store.ofSchool(organisationId)) };
  }

  async own(caller: CallerIdentity, userId: string): Promise<{ items: HandOver[] }> {
    enforce(mayReadOwn(caller, userId));
    return { items: await this.#present(await this.#ports.store.from(userId)) };
  }

  async acts(userId: string, place: Place | undefined, limit: number): Promise<HandOver[]> {
    return this.#present(await this.#ports.store.acts(userId, place, limit));
  }

  /** Performs hand-overs that were not answered within a week. */
  async endDue(): Promise<void> {
    for (const row of await this.#ports.store.due(this.#now())) {
      try {
        await this.#perform(row);
      } catch (error) {
        if (!(error instanceof LecternError) || error.code === 'HAND_OVER_SETTLED') continue;
        await this.#settle(row, 'waiting', 'failed');
      }
    }
  }

  /**
   * Moves documents and classes in one transaction. Throws USER_NOT_FOUND, NOT_A_TEACHER, HAND_OVER_NO_ROOM,
   * HAND_OVER_SETTLED.
   */
  async #perform(
    row: Pick<
      HandOverRow,
      'id' | 'organisation_id' | 'from_id' | 'to_id' | 'folder_name' | 'documents' | 'classes'
    >,
    before: (transaction: AnyTransaction) => Promise<void> = async () => undefined,
  ): Promise<HandOverRow> {
    const { accounts, assignments, classes, documents, log, store } = this.#ports;
    const to = await accounts.findUser(row.to_id);
    if (!to || to.cancelled || to.deactivated || to.organisationId !== row.organisation_id)
      throw new LecternError('USER_NOT_FOUND');
    if (row.classes) await classes.ofSchool.checkTeacher(row.organisation_id, row.to_id);
    const now = this.#now();
    const names = await this.#names(row);
    let given: readonly string[] = [];
    let assignmentIds: readonly string[] = [];
    let done: HandOverRow | undefined;
    let tell: () => Promise<void> = async () => undefined;
    const count = await documents.handover.handOver(row.from_id, row.to_id, {
      folderName: row.documents ? row.folder_name : undefined,
      async also(transaction) {
        await before(transaction);
        done = await store.settle(row.id, ['waiting', 'done'], now, transaction as never);
        if (!done) throw new LecternError('HAND_OVER_SETTLED');
        if (row.classes)
          given = await classes.ofSchool.handOver(row.organisation_id, row.from_id, row.to_id, transaction);
        const which = { classIds: given, others: row.documents };
        assignmentIds = await assignments.owners.handOver(row.from_id, row.to_id, which, transaction);
      },
      afterwards: async ({ ids, documents: moved }, transaction) => {
        if (!done) return;
        const changed = {
          ...{ moved: [...ids], document_count: moved },
          ...{ class_ids: [...given], assignment_ids: [...assignmentIds] },
        };
        await store.setMoved(row.id, changed, transaction as never);
        done = { ...done, ...changed };
        tell = await this.#tell(done, 'done', names, transaction);
      },
    });
    await classes.ofSchool.tellLeft(given);
    await tell();
    log.info(
      { handOver: row.id, documents: count, classes: given.length, assignments: assignmentIds.length },
      'documents or classes were handed over',
    );
    if (!done) throw new LecternError('HAND_OVER_SETTLED');
    return done;
  }

  /**
   * Moves documents back that the new owner still has, in a folder, and assignments; what the new owner created or
   * received since stays.
   */
  async #takeBack(row: HandOverRow): Promise<HandOverRow> {
    const { assignments, classes, documents, store } = this.#ports;
    const now = this.#now();
    const names = await this.#names(row);
    let back: HandOverRow | undefined;
    let tell: () => Promise<void> = async () => undefined;
    await documents.handover.handOver(row.to_id, row.from_id, {
      folderName: row.moved.length > 0 ? row.folder_name : undefined,
      only: row.moved,
      async also(transaction) {
        back = await store.settle(row.id, ['done', 'taken_back'], now, transaction as never);
        if (!back) throw new LecternError('HAND_OVER_SETTLED');
        await assignments.owners.takeBack(row.assignment_ids, row.to_id, row.from_id, transaction);
      },
      afterwards: async (_moved, transaction) => {
        if (back) tell = await this.#tell(back, 'taken_back', names, transaction);
      },
    });
    await tell();
    for (const id of row.class_ids) {
      // The class may have been deleted, or its former teacher may no longer teach.
      await classes.ofSchool
        .change(row.organisation_id, id, { addTeacher: row.from_id })
        .catch((error: unknown) => {
          if (!(error instanceof LecternError)) throw error;
        });
    }
    if (!back) throw new LecternError('HAND_OVER_SETTLED');
    return back;
  }

  async #settle(
    row: HandOverRow,
    before: HandOverState,
    state: 'objected' | 'stopped' | 'failed',
  ): Promise<HandOverRow> {
    const { store } = this.#ports;
    const names = await this.#names(row);
    const [settled, tell] = await store.database.transaction().execute(async (transaction) => {
      const next = await store.settle(row.id, [before, state], this.#now(), transaction);
      if (!next) throw new LecternError('HAND_OVER_SETTLED');
      return [next, await this.#tell(next, state, names, transaction as unknown as AnyTransaction)] as const;
    });
    await tell();
    return settled;
  }

  /** Notifies the owner, the user who asked and, once it is done, the new owner. */
  async #tell(
    row: HandOverRow,
    step: Step,
    names: Names,
    transaction: AnyTransaction,
  ): Promise<() => Promise<void>> {
    const { notifications } = this.#ports;
    const content = {
      ...{ hand_over_id: row.id, step, due_at: row.due_at.getTime(), documents: row.document_count },
      ...{ from_user_id: row.from_id, ...names },
    };
    const told = new Set([row.from_id, ...(step === 'asked' ? [] : [row.by_id])]);
    if (step === 'done' || step === 'taken_back') told.add(row.to_id);
    const tell: (() => Promise<void>)[] = [];
    for (const userId of told)
      tell.push(
        await notifications.notify(userId, { type: NotificationType.handOver, content }, transaction),
      );
    return async () => {
      for (const one of tell) await one();
    };
  }

  /**
   * Reads names before a transaction, which occupies a connection: concurrent transactions would block each other while
   * waiting for a second connection.
   */
  async #names(row: Pick<HandOverRow, 'from_id' | 'to_id'>): Promise<Names> {
    const users = await this.#ports.accounts.findUsers([row.from_id, row.to_id]);
    const nameOf = (id: string) => users.get(id)?.realName ?? '';
    return { from_name: nameOf(row.from_id), to_name: nameOf(row.to_id) };
  }

  async #present(rows: readonly HandOverRow[]): Promise<HandOver[]> {
    const ids = new Set(rows.flatMap((row) => [row.from_id, row.to_id, row.by_id]));
    const users = await this.#ports.accounts.findUsers([...ids]);
    const person = (id: string) => ({ user_id: id, name: users.get(id)?.realName ?? '' });
    return rows.map((row) => ({
      ...{ hand_over_id: row.id, from: person(row.from_id), to: person(row.to_id), by: person(row.by_id) },
      ...{ documents: row.documents, classes: row.classes, state: row.state },
      ...{ asked_at: row.asked_at.getTime(), due_at: row.due_at.getTime() },
      settled_at: row.settled_at?.getTime() ?? null,
      ...{ document_count: row.document_count, class_count: row.class_ids.length },
      assignment_count: row.assignment_ids.length,
      may_take_back: row.state === 'done' && this.#isKept(row),
    }));
  }

  #isKept({ settled_at: settled }: HandOverRow): boolean {
    return settled !== null && settled.getTime() + HAND_OVER_BACK_DAYS * DAY_MS > this.#ports.clock.now();
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('a presented row is missing');
  return one;
}
