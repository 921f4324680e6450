import { LecternError } from '@lectern/protocol';
import { EditPermission, EditType, GUEST_USER_ID } from '@lectern/protocol/constants';
import type { SharedResource } from '@lectern/protocol/shares';
import type { Clock } from '../../platform/clock.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce, isAllowed } from '../../platform/policy.ts';
import type { AccountsService, PasswordHashing, User } from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import { type DocumentsService, fileCoreType, type GrantedRow } from '../documents/index.ts';
import { givingLink, nameOf } from './share-facts.ts';
import { type ShareGuesses, shareRules } from './share-limits.ts';
import type { SharePasses } from './share-passes.ts';
import { mayBeGiven, mayCallAs, mayFindShare, mayOpenShare, type Visitor } from './shares.policy.ts';
import type { SharesStore } from './shares.store.ts';
import type { ShareRow } from './shares.tables.ts';
import type { VisitCounter } from './visit-counter.ts';

/** The caller of a request by a link: an account, a guest or a visitor without a sign-in, and perhaps a pass. */
export interface Asking {
  readonly caller: CallerIdentity | undefined;
  readonly pass: string | undefined;
}

/** A link that was opened for a visitor. */
export interface Opened {
  readonly share: ShareRow;
  readonly document: GrantedRow;
  readonly owner: User;
  readonly visitor: Visitor;
  /** Whether the account still has to get the link's grant. */
  readonly isNew: boolean;
  /** The visitor's permission. */
  readonly permission: EditPermission;
  /** The name in which files are read: the account's id, or the reader id of the link. */
  readonly reader: string;
}

interface ShareVisitorsPorts {
  readonly store: SharesStore;
  readonly documents: Pick<DocumentsService, 'grants' | 'link' | 'linkGrants' | 'listing' | 'visit'>;
  readonly accounts: Pick<AccountsService, 'findUser' | 'publicUserOf'>;
  readonly classes: Pick<ClassesService, 'teacherIds'>;
  readonly hashing: PasswordHashing;
  readonly passes: SharePasses;
  readonly guesses: ShareGuesses;
  readonly visits: VisitCounter;
  readonly clock: Clock;
}

/** Links, for their visitors. */
export class ShareVisitors {
  readonly #ports: ShareVisitorsPorts;

  constructor(ports: ShareVisitorsPorts) {
    this.#ports = ports;
  }

  /** Returns the link's document without counting the visit or giving a grant. Throws as `mayOpenShare` decides. */
  async look(asking: Asking, id: string): Promise<Opened> {
    const share = await this.#ports.store.find(id);
    if (!share) throw new LecternError('SHARE_NOT_FOUND');
    return this.#letIn(asking, share);
  }

  /** Throws SHARE_NOT_FOUND. */
  async documentOf(id: string): Promise<string> {
    const share = await this.#ports.store.find(id);
    if (!share) throw new LecternError('SHARE_NOT_FOUND');
    return share.document_id;
  }

  /**
   * Groups visitors for whom a link gives the same result. Every account is a separate group, and all other visitors
   * are grouped by whether their pass opens the link now.
   */
  async sorts<A extends { readonly shareId: string; readonly asking: Asking }>(
    visitors: readonly A[],
  ): Promise<readonly (readonly A[])[]> {
    const { passes, store } = this.#ports;
    const ids = [...new Set(visitors.map(({ shareId }) => shareId))];
    const shares = new Map(await Promise.all(ids.map(async (id) => [id, await store.find(id)] as const)));
    const sortOf = ({ shareId, asking }: A): string => {
      const share = shares.get(shareId);
      const isPassed = share !== undefined && passes.opens(share, asking.pass);
      return `${shareId} ${accountOf(asking) ?? ''} ${isPassed}`;
    };
    return [...Map.groupBy(visitors, sortOf).values()];
  }

  /** Gives an account the link's grant. */
  async enter(asking: Asking, id: string): Promise<Opened> {
    const opened = await this.look(asking, id);
    const userId = accountOf(asking);
    if (userId === undefined || !opened.isNew) return opened;
    await this.#give(opened.share, userId);
    return { ...opened, reader: userId, isNew: false };
  }

  /** Like `enter`, and counts the visit and puts the document first among the account's recent documents. */
  async open(asking: Asking, id: string): Promise<Opened> {
    const opened = await this.enter(asking, id);
    const userId = accountOf(asking);
    if (userId === opened.document.owner_id) return opened;
    this.#ports.visits.add(id, userId ?? '');
    if (userId !== undefined) await this.#ports.documents.visit(userId, opened.document.id);
    return opened;
  }

  /**
   * Returns a pass for the right password. A wrong password, a missing link and a withdrawn one take the same work.
   * Throws LOGIN_LOCKED after too many failures of this visitor and PROOF_NEEDED after too many of others.
   */
  async verify(
    { caller }: Asking,
    id: string,
    given: {
      readonly password: string;
      /** Pass of the same visitor from before the sign-in. */
      readonly pass: string | undefined;
      readonly userId: string | undefined;
      readonly address: string;
      readonly device: string | undefined;
      readonly proof: string | undefined;
    },
  ): Promise<{ token: string; expires_at: number }> {
    const { guesses, hashing, passes, store } = this.#ports;
    enforce(mayCallAs(caller?.userId, given.userId, String(GUEST_USER_ID)));
    const guesser = { ...given, userId: accountOf({ caller, pass: undefined }) };
    const rules = shareRules(id, guesser);
    const { check } = await guesses.begin(rules, given.proof);
    const share = await store.find(id);
    const owner = await this.#ports.accounts.findUser(share?.owner_id ?? '');
    const there = mayFindShare(share && this.#facts(share, { contentGone: false, owner }));
    // A visitor who has signed in since may send their pass instead of the password. Without an account a pass is not
    // exchanged for a new one.
    const isKnown = given.pass !== undefined && accountOf({ caller, pass: undefined }) !== undefined;
    const hasPassed = share !== undefined && isKnown && passes.opens(share, given.pass);
    const isRight = (matches: boolean) => matches || share?.password_hash === null || hasPassed;
    // `check` runs when this password's turn comes and again after it, and a failure is counted before the next
    // password's turn, so that sending guesses at once has no advantage.
    const matches = await hashing.verify(share?.password_hash, given.password, check, async (found) => {
      if (there !== 'allowed' || !isRight(found)) await guesses.failed(rules);
    });
    if (there !== 'allowed') throw new LecternError(there);
    if (!share || !isRight(matches)) throw new LecternError('SHARE_PASSWORD_WRONG');
    await check();
    await guesses.right(rules);
    const pass = passes.make(share);
    const asking = { caller, pass: pass.token };
    const { isNew } = await this.#letIn(asking, share);
    const userId = accountOf(asking);
    if (userId !== undefined && isNew) await this.#give(share, userId);
    return pass;
  }

  /** The document as this visitor sees it. */
  present({ caller }: Asking, opened: Opened): SharedResource {
    const { accounts, documents } = this.#ports;
    const { share, document, owner, permission, reader } = opened;
    const shown = accounts.publicUserOf(owner, caller);
    // A link for certain people has no reader id, so its files cannot be read before an account has opened it.
    const isReadable = reader !== documents.linkGrants.reader(share) || share.edit_type === EditType.ALL;
    return {
      share_id: share.id,
      document_id: document.id,
      name: document.name,
      core_type: fileCoreType(document),
      resource_type_code: document.resource_type_code,
      format: document.format,
      document_type: share.edit_type === EditType.ALL ? 1 : 2,
      size: document.size,
      page_count: document.page_count,
      cover:
        document.cover_hash === null || !isReadable
          ? null
          : documents.link(reader, document.id, document.cover_hash),
      owner: { user_id: owner.id, name: nameOf(shown), avatar_url: shown.avatar_url },
      permission,
      offered: share.permission,
      download: mayTake(opened),
      end_at: share.ends_at?.getTime() ?? null,
      update_at: document.updated_at.getTime(),
    };
  }

  /** Signed addresses of a document's file. */
  filesOf(opened: Opened): { url: string; download_url: string | null } | null {
    const { document, reader } = opened;
    if (document.object_hash === null) return null;
    const url = this.#ports.documents.link(reader, document.id, document.object_hash);
    return { url, download_url: mayTake(opened) ? `${url}&download=1` : null };
  }

  async #letIn({ caller, pass }: Asking, share: ShareRow): Promise<Opened> {
    const { accounts, documents, passes } = this.#ports;
    const userId = accountOf({ caller, pass });
    const linkReader = documents.linkGrants.reader(share);
    const [document, owner] = await Promise.all([
      documents.listing.find(share.document_id, userId ?? linkReader),
      accounts.findUser(share.owner_id),
    ]);
    if (!document) throw new LecternError('SHARE_NOT_FOUND');
    const isOwner = userId === document.owner_id;
    const hasDocument =
      userId !== undefined && (isOwner || (await documents.grants.isGiven(document.id, userId)));
    const isOpen = userId !== undefined && (await documents.linkGrants.isOpenTo(share.id, userId));
    const visitor: Visitor = {
      hasAccount: userId !== undefined,
      hasDocument,
      isNamed: userId !== undefined && (await this.#isNamed(share, userId)),
      hasPassed: isOpen || passes.opens(share, pass),
    };
    const contentGone = document.bin_id !== null || owner === undefined || owner.cancelled;
    const facts = this.#facts(share, { contentGone, owner });
    enforce(mayOpenShare(visitor, facts));
    if (!owner) throw new LecternError('SHARE_CONTENT_GONE');
    const isGiven = isAllowed(mayBeGiven(visitor, facts));
    return {
      share,
      document,
      owner,
      visitor,
      isNew: userId !== undefined && isGiven && !isOwner && !isOpen,
      permission: permissionOf(visitor, isOwner, document, isGiven ? share.permission : EditPermission.NONE),
      reader: userId !== undefined && (hasDocument || isOpen) ? userId : linkReader,
    };
  }

  async #isNamed(share: ShareRow, userId: string): Promise<boolean> {
    if (share.edit_type !== EditType.SPECIFIED_PERSON) return false;
    const { userIds, classIds } = await this.#ports.store.recipients(share.id);
    return userIds.includes(userId) || (await this.#ports.classes.teacherIds(classIds)).has(userId);
  }

  /** Gives no permission when the link was changed meanwhile: the change wins, and the visitor tries again. */
  async #give(share: ShareRow, userId: string): Promise<void> {
    const { accounts, documents, store } = this.#ports;
    const owner = await accounts.findUser(share.owner_id);
    await store.database.transaction().execute(async (transaction) => {
      const held = await store.hold(share.id, transaction);
      enforce(mayFindShare(held && this.#facts(held, { contentGone: false, owner })));
      if (held?.round !== share.round) throw new LecternError('SHARE_PASSWORD_NEEDED');
      if (held.edit_type !== share.edit_type) throw new LecternError('SHARE_NOT_FOR_YOU');
      await documents.linkGrants.open(givingLink(held), userId, transaction);
    });
  }

  #facts(
    share: ShareRow,
    { contentGone, owner }: { readonly contentGone: boolean; readonly owner: User | undefined },
  ) {
    return {
      withdrawn: share.withdrawn_at !== null || owner?.deactivated === true,
      ended: share.ends_at !== null && share.ends_at <= this.#now(),
      contentGone,
      editType: share.edit_type,
      hasPassword: share.password_hash !== null,
    };
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

/** The signed-in account, unless it is the guest's. */
export function accountOf({ caller }: Asking): string | undefined {
  return caller === undefined || caller.accountType === 'guest' ? undefined : caller.userId;
}

/** The higher of the permissions that the owner and the link give. */
function permissionOf(
  { hasAccount, hasDocument }: Visitor,
  isOwner: boolean,
  document: GrantedRow,
  byLink: EditPermission,
): EditPermission {
  if (!hasAccount) return EditPermission.VIEW;
  if (isOwner) return EditPermission.EDIT;
  const given = hasDocument ? (document.granted ?? EditPermission.NONE) : EditPermission.NONE;
  return given > byLink ? given : byLink;
}

function mayTake({ share, visitor }: Opened): boolean {
  return share.download || visitor.hasDocument;
}
