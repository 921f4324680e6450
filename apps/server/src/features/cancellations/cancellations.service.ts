import { LecternError } from '@lectern/protocol';
import {
  CANCELLATION_GRACE_MS,
  type Cancellation,
  type CancellationLosses,
} from '@lectern/protocol/cancellations';
import { NotificationType } from '@lectern/protocol/constants';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/database.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { type Decision, enforce, isAllowed } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { SharesService } from '../shares/index.ts';
import { mayCancel, maySchoolBeLeft } from './cancellations.policy.ts';
import type { CancellationsStore } from './cancellations.store.ts';

/** Ports to features that are asked before an account is cancelled. */
export interface CancellationPorts {
  readonly accounts: Pick<
    AccountsService,
    | 'administersAlone'
    | 'cancelUser'
    | 'checkPassword'
    | 'findUser'
    | 'keepAdministrators'
    | 'reachedOnlyThrough'
  >;
  readonly documents: { readonly listing: Pick<DocumentsService['listing'], 'holdings'> };
  readonly shares: Pick<SharesService, 'countOpen'>;
  readonly lessons: Pick<LessonsService, 'count'>;
  readonly classes: Pick<ClassesService, 'countTaught'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
}

interface CancellationsServicePorts extends CancellationPorts {
  readonly store: CancellationsStore;
  readonly personalData: Pick<PersonalData, 'erase'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Number of accounts that are looked up together. */
const AT_ONCE = 50;

/** Cancellation of accounts: requested, withdrawn, and carried out on its day. */
export class CancellationsService {
  readonly #ports: CancellationsServicePorts;

  constructor(ports: CancellationsServicePorts) {
    this.#ports = ports;
  }

  /** Throws USER_NOT_FOUND. */
  async get(caller: CallerIdentity, userId: string): Promise<Cancellation> {
    enforce(mayCancel(caller, userId));
    const [dueAt, leaving, losses] = await Promise.all([
      this.#ports.store.dueAt(userId),
      this.#mayLeave(userId),
      this.#losses(userId),
    ]);
    return { due_at: dueAt ?? null, last_admin: !isAllowed(leaving), losses };
  }

  /** Throws USER_NOT_FOUND, ACCOUNT_LAST_ADMIN and the errors of a wrong password. */
  async ask(caller: CallerIdentity, userId: string, password: string, address: string): Promise<number> {
    const { accounts, clock, log, store } = this.#ports;
    enforce(mayCancel(caller, userId));
    await accounts.checkPassword(caller, userId, password, address);
    const now = clock.now();
    const dueAt = new Date(now + CANCELLATION_GRACE_MS);
    // When the last two administrators leave at the same moment, one of them stays.
    const check = (transaction: AnyTransaction) => accounts.keepAdministrators(userId, transaction);
    await store.insert(userId, new Date(now), dueAt, check);
    log.info({ user: userId, address }, 'a user scheduled the cancellation of their account');
    return (await store.dueAt(userId)) ?? dueAt.getTime();
  }

  /** Throws USER_NOT_FOUND, also when the cancellation has begun; it is then completed. */
  async takeBack(caller: CallerIdentity, userId: string): Promise<void> {
    const { accounts, log, store } = this.#ports;
    enforce(mayCancel(caller, userId));
    if (!(await store.takeBack(userId))) {
      const hasBegun = (await store.dueAt(userId)) !== undefined;
      if (hasBegun || (await accounts.findUser(userId))?.cancelled) throw new LecternError('USER_NOT_FOUND');
    }
    log.info({ user: userId }, 'a user withdrew the cancellation of their account');
  }

  /** Cancels accounts whose day has come. A failed cancellation is retried from its start on the next run. */
  async endDue(): Promise<void> {
    const { clock, log, store } = this.#ports;
    for (let behind = ''; ; ) {
      const ids = await store.due(new Date(clock.now()), behind, AT_ONCE);
      for (const userId of ids) {
        try {
          await this.#end(userId);
        } catch (error) {
          log.error({ err: error, user: userId }, 'failed to cancel an account; will retry');
        }
      }
      const last = ids.at(-1);
      if (last === undefined || ids.length < AT_ONCE) return;
      behind = last;
    }
  }

  async #end(userId: string): Promise<void> {
    const { accounts, clock, log, notifications, personalData, store } = this.#ports;
    // A school keeps its only administrator, also a user who became that after the request.
    if (!isAllowed(await this.#mayLeave(userId))) {
      const tell = await store.drop(userId, (transaction) =>
        notifications.notify(userId, { type: NotificationType.accountStays, content: {} }, transaction),
      );
      await tell?.();
      log.warn({ user: userId }, 'an account is kept: it is the only administrator of its school');
      return;
    }
    // The cancellation may have been withdrawn since it was found.
    if (!(await store.begin(userId, new Date(clock.now())))) return;
    // The sign-in is removed first, so that nothing is added while data are deleted.
    await accounts.cancelUser(userId);
    await personalData.erase(userId);
    await store.remove(userId);
    log.info({ user: userId }, 'an account was cancelled');
  }

  async #mayLeave(userId: string): Promise<Decision> {
    return maySchoolBeLeft(await this.#ports.accounts.administersAlone(userId));
  }

  async #losses(userId: string): Promise<CancellationLosses> {
    const { accounts, classes, documents, lessons, shares } = this.#ports;
    const [held, links, taught, ofClasses, only] = await Promise.all([
      documents.listing.holdings(userId),
      shares.countOpen(userId),
      lessons.count(userId),
      classes.countTaught(userId),
      accounts.reachedOnlyThrough(userId),
    ]);
    return {
      ...held,
      links,
      lessons: taught,
      classes_alone: ofClasses.alone,
      classes_shared: ofClasses.shared,
      school_accounts: only,
    };
  }
}
