import { LecternError } from '@lectern/protocol';
import { enforce, isAllowed } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import { mayChangeClass, mayReadClass } from './classes.policy.ts';
import type { ClassesStore, ClassRow } from './classes.store.ts';

/** The caller: of an endpoint, or the user for whom a link was created. */
interface Asking {
  readonly userId: string;
  readonly organisationId: string | undefined;
}

/** Decides access to classes from their rows and the policy. */
export class ClassAccess {
  readonly #store: ClassesStore;
  readonly #accounts: Pick<AccountsService, 'findUser'>;

  constructor(store: ClassesStore, accounts: Pick<AccountsService, 'findUser'>) {
    this.#store = store;
    this.#accounts = accounts;
  }

  async readable(caller: Asking, ids: readonly string[]): Promise<readonly ClassRow[]> {
    const { classes, taught, identities } = await this.#facts(caller.userId, ids);
    return classes.filter((found) =>
      isAllowed(mayReadClass(caller, found, taught.has(found.id), identities)),
    );
  }

  /** Throws CLASS_NOT_FOUND. */
  async toRead(caller: Asking, id: string): Promise<ClassRow> {
    const [found] = await this.readable(caller, [id]);
    if (!found) throw new LecternError('CLASS_NOT_FOUND');
    return found;
  }

  /** Throws CLASS_NOT_FOUND, FORBIDDEN, and CLASS_ARCHIVED unless `archived` is `taken`. */
  async toChange(caller: Asking, id: string, archived: 'refused' | 'taken' = 'refused'): Promise<ClassRow> {
    const { classes, taught, identities } = await this.#facts(caller.userId, [id]);
    const [found] = classes;
    if (!found) throw new LecternError('CLASS_NOT_FOUND');
    enforce(mayChangeClass(caller, found, taught.has(found.id), identities));
    if (found.archived && archived === 'refused') throw new LecternError('CLASS_ARCHIVED');
    return found;
  }

  async #facts(userId: string, ids: readonly string[]) {
    const [classes, taught, user] = await Promise.all([
      this.#store.find(ids),
      this.#store.taught(userId, ids),
      this.#accounts.findUser(userId),
    ]);
    return { classes, taught, identities: user?.identities ?? [] };
  }
}
