import { randomBytes } from 'node:crypto';
import { isId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { EditPermission, EditType, GUEST_USER_ID } from '@lectern/protocol/constants';
import { documentKindOf } from '@lectern/protocol/document-kind-of';
import { shareableExtensions } from '@lectern/protocol/file-kinds';
import type { Share } from '@lectern/protocol/shares';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/database/conditions.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { type AccountsService, isWeakLinkPassword, type PasswordHashing } from '../accounts/index.ts';
import type { ClassesService } from '../classes/index.ts';
import type { DocumentsService } from '../documents/index.ts';
import { givingLink, nameOf, shareUrl } from './share-facts.ts';
import type { ShareVisitors } from './share-visitors.ts';
import type { Recipients, SharesStore, ShareTransaction } from './shares.store.ts';
import type { ShareRow } from './shares.tables.ts';
import type { VisitCounter } from './visit-counter.ts';

/** Bytes of an id. */
const ID_BYTES = 16;

export interface ShareWish {
  readonly permission: 10 | 20;
  readonly editType: EditType;
  readonly recipients: Recipients;
  /** Undefined keeps the password; null removes it. */
  readonly password: string | null | undefined;
  readonly endsAt: Date | null;
  readonly download: boolean;
  /** The link as the caller last saw it, null if there was none; undefined skips the check. */
  readonly seen?: { readonly share_id: string; readonly update_at: number } | null | undefined;
}

interface SharesServicePorts {
  readonly store: SharesStore;
  readonly visitors: ShareVisitors;
  readonly visits: Pick<VisitCounter, 'write'>;
  readonly documents: Pick<DocumentsService, 'allowed' | 'linkGrants'>;
  readonly accounts: Pick<AccountsService, 'findUsers' | 'publicUserOf' | 'userExists'>;
  readonly classes: Pick<ClassesService, 'checkTeaches' | 'teacherIds'>;
  readonly hashing: PasswordHashing;
  readonly clock: Clock;
}

/** Number of links that are read together. */
const GIVEN_AT_ONCE = 500;

/** Links of documents, for their owners. */
export class SharesService {
  readonly #ports: SharesServicePorts;

  constructor(ports: SharesServicePorts) {
    this.#ports = ports;
  }

  async get(caller: CallerIdentity, documentId: string): Promise<Share | null> {
    await this.#ports.documents.allowed(caller.userId, documentId, 'grant');
    await this.#ports.visits.write();
    const row = await this.#ports.store.ofDocument(documentId);
    return row ? this.#present(row) : null;
  }

  /** Throws SHARE_NOT_FOUND for a document without a link. */
  async url(caller: CallerIdentity, documentId: string): Promise<{ share_id: string; url: string }> {
    const { id } = await this.#own(caller, documentId);
    return { share_id: id, url: shareUrl(id) };
  }

  /**
   * Changes a link. When this resolves, visitors who may no longer use it are disconnected and their windows are
   * notified. Throws SHARE_CHANGED and SHARE_PASSWORD_WEAK.
   */
  async put(caller: CallerIdentity, documentId: string, wish: ShareWish): Promise<Share> {
    const { documents, hashing, store } = this.#ports;
    const document = await documents.allowed(caller.userId, documentId, 'grant');
    checkShareable(document);
    if (wish.endsAt !== null && wish.endsAt <= this.#now())
      throw new LecternError('INVALID_INPUT', { field: 'body.end_at' });
    await this.#checkRecipients(caller, wish.recipients);
    if (typeof wish.password === 'string') await this.#checkPassword(caller, document.name, wish.password);
    const passwordHash = typeof wish.password === 'string' ? await hashing.hash(wish.password) : null;
    const place = { id: randomBytes(ID_BYTES).toString('base64url'), documentId, at: this.#now() };
    const setting = {
      owner_id: caller.userId,
      permission: wish.permission,
      edit_type: wish.editType,
      ends_at: wish.endsAt,
      download: wish.download,
      password_hash: passwordHash,
    };
    const isNewPassword = wish.password !== undefined;
    const people = await this.#people(wish);
    const [row, tell] = await store.database.transaction().execute(async (transaction) => {
      await store.lockDocument(documentId, transaction);
      if (wish.seen !== undefined) checkSeen(wish.seen, await store.ofDocument(documentId, transaction));
      const put = await store.put(place, setting, isNewPassword, transaction);
      await store.setRecipients(put.id, wish.recipients, transaction);
      const kept = (userId: string) => !isNewPassword && people(userId);
      return [put, await this.#give(put, kept, caller.userId, transaction)] as const;
    });
    await tell();
    return this.#present(row);
  }

  /** A withdrawn link cannot be restored: a new link of the document has another id. */
  async withdraw(caller: CallerIdentity, documentId: string): Promise<void> {
    await this.#ports.documents.allowed(caller.userId, documentId, 'grant');
    await this.#withdraw(caller.userId, documentId);
  }

  /** Withdraws the links of an owner whose account was cancelled. */
  async withdrawAll(userId: string): Promise<void> {
    for (const documentId of await this.#ports.store.linked(userId)) await this.#withdraw(userId, documentId);
  }

  /** After an owner was deactivated or reactivated, makes open windows and sockets check their permission again. */
  async reviewOwner(userId: string): Promise<void> {
    for (const documentId of await this.#ports.store.linked(userId))
      await this.#ports.documents.linkGrants.review(documentId);
  }

  /** Number of an owner's links that open. */
  countOpen(userId: string): Promise<number> {
    return this.#ports.store.countOpen(userId, this.#now());
  }

  async #withdraw(userId: string, documentId: string): Promise<void> {
    const { store } = this.#ports;
    const tell = await store.database.transaction().execute(async (transaction) => {
      const row = await store.withdraw(documentId, this.#now(), transaction);
      return row && (await this.#give(row, () => false, userId, transaction));
    });
    await tell?.();
  }

  /** An owner's links after a place, the last created first, with their present state. */
  async given(userId: string, place: Place | undefined, limit: number) {
    const rows = await this.#ports.store.given(userId, place, limit);
    return rows.map((row) => ({
      id: row.id,
      at: row.created_at.getTime(),
      document_id: row.document_id,
      permission: row.permission,
      edit_type: row.edit_type,
      state: stateOf(row, this.#now()),
      visits: row.visits,
    }));
  }

  /** Like `given` for all links of an owner, read page by page. */
  async *allGiven(userId: string): AsyncGenerator<Awaited<ReturnType<SharesService['given']>>[number]> {
    for (let last: { at: number; id: string } | undefined; ; ) {
      const place = last && { at: new Date(last.at), tied: { id: last.id } };
      const page = await this.given(userId, place, GIVEN_AT_ONCE);
      yield* page;
      last = page.at(-1);
      if (last === undefined || page.length < GIVEN_AT_ONCE) return;
    }
  }

  /** A teacher has left this class: recipients of its links are checked again. */
  async reviewClass(classId: string): Promise<void> {
    const { store } = this.#ports;
    for (const id of await store.ofClass(classId)) {
      const tell = await store.database.transaction().execute(async (transaction) => {
        const row = await store.lock(id, transaction);
        if (!row) return undefined;
        const recipients = await store.recipients(id, transaction);
        const kept = await this.#people({ editType: row.edit_type, recipients });
        return this.#give(row, kept, row.owner_id, transaction);
      });
      await tell?.();
    }
  }

  async visits(
    caller: CallerIdentity,
    documentId: string,
    page: { readonly offset: number; readonly limit: number },
  ) {
    const { accounts, store } = this.#ports;
    await this.#ports.visits.write();
    const { id } = await this.#own(caller, documentId);
    const { rows, hasMore } = await store.visits(id, page);
    const users = await accounts.findUsers(rows.map((row) => row.user_id).filter((each) => each !== ''));
    const items = rows.map((row) => {
      const user = users.get(row.user_id);
      return {
        user_id: row.user_id === '' ? null : row.user_id,
        name: user ? nameOf(accounts.publicUserOf(user, caller)) : '',
        times: row.times,
        first_at: row.first_at.getTime(),
        last_at: row.last_at.getTime(),
      };
    });
    return { items, has_more: hasMore };
  }

  /** Whether the caller may edit a document. `id`: of the document, or of a link that the caller has. */
  async mayEdit(caller: CallerIdentity, id: string): Promise<boolean> {
    if (isId(id)) {
      const row = await this.#ports.documents.allowed(caller.userId, id, 'see');
      return row.owner_id === caller.userId ? row.bin_id === null : row.granted === EditPermission.EDIT;
    }
    const { permission } = await this.#ports.visitors.look({ caller, pass: undefined }, id);
    return permission === EditPermission.EDIT;
  }

  async #own(caller: CallerIdentity, documentId: string): Promise<ShareRow> {
    await this.#ports.documents.allowed(caller.userId, documentId, 'grant');
    const row = await this.#ports.store.ofDocument(documentId);
    if (!row) throw new LecternError('SHARE_NOT_FOUND');
    return row;
  }

  #give(
    row: ShareRow,
    kept: (userId: string) => boolean,
    by: string,
    transaction: ShareTransaction,
  ): Promise<() => Promise<void>> {
    const isOpen = row.withdrawn_at === null && row.edit_type === EditType.ALL;
    return this.#ports.documents.linkGrants.set(givingLink(row), { kept, isOpen }, by, transaction);
  }

  /** Throws SHARE_PASSWORD_WEAK. */
  async #checkPassword(caller: CallerIdentity, documentName: string, password: string): Promise<void> {
    const owner = (await this.#ports.accounts.findUsers([caller.userId])).get(caller.userId);
    const names = [documentName, owner?.loginName ?? '', owner?.realName ?? '', owner?.nickName ?? ''];
    if (isWeakLinkPassword(password, names)) throw new LecternError('SHARE_PASSWORD_WEAK');
  }

  /** Throws USER_NOT_FOUND, CLASS_NOT_FOUND and FORBIDDEN. */
  async #checkRecipients(caller: CallerIdentity, { userIds, classIds }: Recipients): Promise<void> {
    for (const id of userIds) {
      if (id === String(GUEST_USER_ID) || !(await this.#ports.accounts.userExists(id)))
        throw new LecternError('USER_NOT_FOUND');
    }
    for (const id of classIds) await this.#ports.classes.checkTeaches(caller, id);
  }

  /** The users who are recipients of a link. */
  async #people({
    editType,
    recipients,
  }: Pick<ShareWish, 'editType' | 'recipients'>): Promise<(userId: string) => boolean> {
    if (editType !== EditType.SPECIFIED_PERSON) return () => editType === EditType.ALL;
    const teachers = await this.#ports.classes.teacherIds(recipients.classIds);
    return (userId) => recipients.userIds.includes(userId) || teachers.has(userId);
  }

  async #present(row: ShareRow): Promise<Share> {
    const { userIds, classIds } = await this.#ports.store.recipients(row.id);
    return {
      share_id: row.id,
      document_id: row.document_id,
      url: shareUrl(row.id),
      permission: row.permission,
      edit_type: row.edit_type,
      user_ids: [...userIds],
      class_ids: [...classIds],
      has_password: row.password_hash !== null,
      end_at: row.ends_at?.getTime() ?? null,
      ended: row.ends_at !== null && row.ends_at <= this.#now(),
      download: row.download,
      visits: row.visits,
      visitors: await this.#ports.store.countVisitors(row.id),
      create_at: row.created_at.getTime(),
      update_at: row.updated_at.getTime(),
    };
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

function stateOf({ withdrawn_at: withdrawn, ends_at: end }: ShareRow, now: Date) {
  if (withdrawn !== null) return 'withdrawn' as const;
  return end !== null && end <= now ? ('ended' as const) : ('open' as const);
}

/** Throws SHARE_CHANGED when the link has changed since the caller saw it. */
function checkSeen(seen: NonNullable<ShareWish['seen']> | null, row: ShareRow | undefined): void {
  const isSame =
    seen === null || row === undefined
      ? seen === null && row === undefined
      : seen.share_id === row.id && seen.update_at === row.updated_at.getTime();
  if (!isSame) throw new LecternError('SHARE_CHANGED');
}

/** Folders cannot be shared (INVALID_INPUT), nor files of some kinds (FILE_TYPE_UNSUPPORTED). */
function checkShareable(row: { readonly resource_type_code: string; readonly format: string }): void {
  if (row.resource_type_code === 'folder') throw new LecternError('INVALID_INPUT', { field: 'id' });
  const isLinked = documentKindOf(row.resource_type_code)?.linked ?? shareableExtensions.includes(row.format);
  if (!isLinked) throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: shareableExtensions.join(', ') });
}
