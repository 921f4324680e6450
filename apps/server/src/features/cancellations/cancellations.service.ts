import {
  CANCELLATION_GRACE_MS,
  type Cancellation,
  type CancellationLosses,
} from '@lectern/protocol/cancellations';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { type Decision, enforce, isAllowed } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import type { LessonsService } from '../lessons/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import type { SharesService } from '../shares/index.ts';
import { mayCancel, maySchoolBeLeft } from './cancellations.policy.ts';
import type { CancellationsStore } from './cancellations.store.ts';

/** What goes with an account, of the features that hold it. */
export interface CancellationPorts {
  readonly accounts: Pick<
    AccountsService,
    'administersAlone' | 'cancelUser' | 'checkPassword' | 'reachedOnlyThrough' | 'user'
  >;
  readonly documents: {
    readonly listing: Pick<DocumentsService['listing'], 'holdings'>;
    readonly bin: Pick<DocumentsService['bin'], 'deleteAll'>;
  };
  readonly shares: Pick<SharesService, 'countOpen' | 'withdrawAll'>;
  readonly lessons: Pick<LessonsService, 'count' | 'removeAll'>;
  readonly classes: Pick<ClassesService, 'countTaught' | 'leaveAll'>;
  readonly notifications: Pick<NotificationsService, 'clear'>;
  readonly dataExports: { removeOf(userId: string): Promise<void> };
}

interface CancellationsServicePorts extends CancellationPorts {
  readonly store: CancellationsStore;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Accounts that end in one sweep. */
const AT_ONCE = 50;

/** The end of an account: asked for, taken back, and done when its day has come. */
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

  /** Throws USER_NOT_FOUND, ACCOUNT_LAST_ADMIN and what a wrong password is answered with. */
  async ask(caller: CallerIdentity, userId: string, password: string, address: string): Promise<number> {
    const { accounts, clock, log, store } = this.#ports;
    enforce(mayCancel(caller, userId));
    await accounts.checkPassword(caller, userId, password, address);
    const write = async () => {
      enforce(await this.#mayLeave(userId));
      const now = clock.now();
      await store.insert(userId, new Date(now), new Date(now + CANCELLATION_GRACE_MS));
    };
    const { organisationId } = await accounts.user(userId);
    // Of two who are the last and leave at the same moment one stays.
    await (organisationId === undefined ? write() : store.whileSchoolStays(organisationId, write));
    log.info({ user: userId, address }, 'the end of an account was asked for');
    return (await store.dueAt(userId)) ?? clock.now();
  }

  /** Throws USER_NOT_FOUND. */
  async takeBack(caller: CallerIdentity, userId: string): Promise<void> {
    enforce(mayCancel(caller, userId));
    await this.#ports.store.remove(userId);
    this.#ports.log.info({ user: userId }, 'the end of an account was taken back');
  }

  /** Ends those whose day has come. One that fails is tried again the next time, from its beginning. */
  async endDue(): Promise<void> {
    const { clock, log, store } = this.#ports;
    for (const userId of await store.due(new Date(clock.now()), AT_ONCE)) {
      try {
        await this.#end(userId);
      } catch (error) {
        log.error({ err: error, user: userId }, 'an account could not be ended yet');
      }
    }
  }

  async #end(userId: string): Promise<void> {
    const { accounts, classes, documents, lessons, log, notifications, shares, store } = this.#ports;
    // Who became the last in the meantime stays.
    if (!isAllowed(await this.#mayLeave(userId))) {
      await store.remove(userId);
      log.warn({ user: userId }, 'an account stays: nobody else administers its school');
      return;
    }
    // First the way in, so that nothing is added to what is taken away.
    await accounts.cancelUser(userId);
    await shares.withdrawAll(userId);
    await classes.leaveAll(userId);
    await lessons.removeAll(userId);
    await documents.bin.deleteAll(userId);
    await notifications.clear(userId, undefined);
    await this.#ports.dataExports.removeOf(userId);
    await store.remove(userId);
    log.info({ user: userId }, 'an account has ended');
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
