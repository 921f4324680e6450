import { newId } from '@lectern/base';
import type { Page } from '@lectern/courseware';
import { LecternError, NotificationType } from '@lectern/protocol';
import { COMMENTS_MAX, type CoursewareComment } from '@lectern/protocol/courseware-comments';
import type { Clock } from '../../platform/clock.ts';
import type { AnyTransaction } from '../../platform/database/database.ts';
import { enforce } from '../../platform/policy.ts';
import type { AccountsService } from '../accounts/index.ts';
import type { DocumentsService, GrantedRow } from '../documents/index.ts';
import type { LiveDocumentsService } from '../live-documents/index.ts';
import type { NotificationsService } from '../notifications/index.ts';
import { mayChangeComment, mayDeleteComment, mayHaveComments } from './courseware-comments.policy.ts';
import type {
  CoursewareCommentRow,
  CoursewareCommentsStore,
  NewCoursewareCommentRow,
} from './courseware-comments.store.ts';
import type { CoursewareCommentTransaction } from './courseware-comments.tables.ts';

/** A comment as in a page's record and in PowerPoint's files. */
type FileComment = NonNullable<Page['comments']>[number];

export interface NewComment {
  readonly thread_id?: string | undefined;
  readonly page_id: string;
  readonly element_id?: string | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly text: string;
  readonly mentions: readonly string[];
}

interface CoursewareCommentsPorts {
  readonly store: CoursewareCommentsStore;
  readonly accounts: Pick<AccountsService, 'findUsers'>;
  readonly documents: Pick<DocumentsService, 'allowed' | 'grants' | 'readsComments'>;
  readonly liveDocuments: Pick<LiveDocumentsService, 'present'>;
  readonly notifications: Pick<NotificationsService, 'notify' | 'push'>;
  readonly clock: Clock;
}

/** Comments of users who work on a courseware. */
export class CoursewareCommentsService {
  readonly #ports: CoursewareCommentsPorts;

  constructor(ports: CoursewareCommentsPorts) {
    this.#ports = ports;
  }

  async list(userId: string, documentId: string): Promise<{ items: CoursewareComment[] }> {
    await this.#allowed(userId, documentId, 'comments');
    return { items: (await this.#ports.store.list(documentId)).map(present) };
  }

  /** The owner and all users to whom the courseware was given. */
  async people(userId: string, documentId: string): Promise<{ user_ids: string[] }> {
    const { owner_id: ownerId } = await this.#allowed(userId, documentId, 'edit');
    const given = await this.#ports.documents.grants.people(documentId);
    return { user_ids: [...new Set([ownerId, ...given])] };
  }

  /**
   * Throws COMMENT_NOT_FOUND for a thread that does not exist or belongs to another courseware, and COMMENTS_TOO_MANY.
   */
  async put(userId: string, documentId: string, id: string, said: NewComment): Promise<CoursewareComment> {
    const document = await this.#allowed(userId, documentId, 'edit');
    const mentions = await this.#callable(documentId, userId, said.mentions);
    const { store } = this.#ports;
    const { row, tell } = await store.alone(documentId, async (transaction) => {
      const known = await store.find(id, transaction);
      // The call was repeated because its response was lost. For the id of another user's comment the error reveals
      // nothing.
      if (known) {
        if (known.document_id !== documentId || known.author_id !== userId)
          throw new LecternError('COMMENT_NOT_FOUND');
        return { row: known, tell: [] };
      }
      const thread =
        said.thread_id === undefined
          ? undefined
          : await this.#thread(documentId, said.thread_id, transaction);
      if ((await store.count(documentId, transaction)) >= COMMENTS_MAX)
        throw new LecternError('COMMENTS_TOO_MANY', { max: COMMENTS_MAX });
      const made: NewCoursewareCommentRow = {
        id,
        document_id: documentId,
        thread_id: thread?.id ?? id,
        page_id: thread?.page_id ?? said.page_id,
        element_id: thread ? thread.element_id : (said.element_id ?? null),
        x: thread ? thread.x : (said.x ?? null),
        y: thread ? thread.y : (said.y ?? null),
        author_id: userId,
        author_name: '',
        text: said.text,
        mentions,
        created_at: this.#now(),
        edited_at: null,
        resolved_at: null,
      };
      await store.insert([made], transaction);
      // A reply reopens a resolved thread.
      if (thread?.resolved_at) await store.update(thread.id, { resolved_at: null }, transaction);
      return { row: made, tell: await this.#call(document, made, mentions, transaction) };
    });
    await this.#told(documentId, tell);
    return present(row);
  }

  async change(
    userId: string,
    documentId: string,
    id: string,
    said: Pick<NewComment, 'text' | 'mentions'>,
  ): Promise<CoursewareComment> {
    const document = await this.#allowed(userId, documentId, 'edit');
    const mentions = await this.#callable(documentId, userId, said.mentions);
    const { store } = this.#ports;
    const { row, tell } = await store.alone(documentId, async (transaction) => {
      const before = await this.#existing(documentId, id, transaction);
      enforce(mayChangeComment(userId, before.author_id));
      const change = { text: said.text, mentions, edited_at: this.#now() };
      const changed = await store.update(id, change, transaction);
      const fresh = mentions.filter((one) => !before.mentions.includes(one));
      return { row: changed, tell: await this.#call(document, changed, fresh, transaction) };
    });
    await this.#told(documentId, tell);
    return present(row);
  }

  /** `id`: any comment of the thread. */
  async resolve(
    userId: string,
    documentId: string,
    id: string,
    resolved: boolean,
  ): Promise<CoursewareComment> {
    await this.#allowed(userId, documentId, 'edit');
    const { store } = this.#ports;
    const row = await store.alone(documentId, async (transaction) => {
      const { thread_id: threadId } = await this.#existing(documentId, id, transaction);
      return store.update(threadId, { resolved_at: resolved ? this.#now() : null }, transaction);
    });
    await this.#told(documentId, []);
    return present(row);
  }

  async delete(userId: string, documentId: string, id: string): Promise<void> {
    const { owner_id: ownerId } = await this.#allowed(userId, documentId, 'edit');
    const { store } = this.#ports;
    await store.alone(documentId, async (transaction) => {
      const row = await this.#existing(documentId, id, transaction);
      enforce(mayDeleteComment(userId, row.author_id, ownerId));
      await store.remove(row, transaction);
    });
    await this.#told(documentId, []);
  }

  /** Stores the comments of an imported file, by page, in the transaction that creates its document. */
  async takeOver(
    documentId: string,
    pages: ReadonlyMap<string, readonly FileComment[]>,
    transaction: AnyTransaction,
  ): Promise<void> {
    const rows: NewCoursewareCommentRow[] = [];
    for (const [pageId, comments] of pages) {
      let thread: string | undefined;
      let about: string | null = null;
      for (const { author, text, at, x, y, elementId, reply, resolved } of comments) {
        const id = newId();
        thread = reply && thread !== undefined ? thread : id;
        if (thread === id) about = elementId ?? null;
        rows.push({
          id,
          document_id: documentId,
          thread_id: thread,
          page_id: pageId,
          element_id: about,
          x: x ?? null,
          y: y ?? null,
          author_id: null,
          author_name: storable(author),
          text: storable(text),
          mentions: [],
          created_at: new Date(at ?? 0),
          edited_at: null,
          // The file does not contain the time of resolving.
          resolved_at: resolved && thread === id ? this.#now() : null,
        });
      }
    }
    await this.#ports.store.insert(
      rows.slice(0, COMMENTS_MAX),
      transaction as unknown as CoursewareCommentTransaction,
    );
  }

  /** Comments in the form of files, by page, each thread in its order. */
  async ofFile(documentId: string): Promise<ReadonlyMap<string, FileComment[]>> {
    const rows = (await this.#ports.store.list(documentId)).filter(({ text }) => text !== '');
    const authors = rows.flatMap(({ author_id: id }) => (id === null ? [] : [id]));
    const users = await this.#ports.accounts.findUsers([...new Set(authors)]);
    const nameOf = (row: CoursewareCommentRow) => {
      const user = row.author_id === null ? undefined : users.get(row.author_id);
      return user?.nickName || user?.realName || row.author_name;
    };
    const pages = new Map<string, FileComment[]>();
    for (const thread of Map.groupBy(rows, ({ thread_id }) => thread_id).values()) {
      for (const [at, row] of thread.entries()) {
        const page = pages.get(row.page_id) ?? [];
        pages.set(row.page_id, page);
        page.push({
          author: nameOf(row),
          text: row.text,
          ...(row.created_at.getTime() > 0 && { at: row.created_at.getTime() }),
          ...(row.x !== null && { x: row.x }),
          ...(row.y !== null && { y: row.y }),
          ...(at === 0 && row.element_id !== null && { elementId: row.element_id }),
          ...(at > 0 && { reply: true }),
          ...(at === 0 && row.resolved_at !== null && { resolved: true }),
        });
      }
    }
    return pages;
  }

  async #thread(
    documentId: string,
    id: string,
    transaction: CoursewareCommentTransaction,
  ): Promise<CoursewareCommentRow> {
    const { thread_id: threadId } = await this.#existing(documentId, id, transaction);
    return this.#existing(documentId, threadId, transaction);
  }

  async #existing(
    documentId: string,
    id: string,
    transaction: CoursewareCommentTransaction,
  ): Promise<CoursewareCommentRow> {
    const row = await this.#ports.store.find(id, transaction);
    if (row?.document_id !== documentId) throw new LecternError('COMMENT_NOT_FOUND');
    return row;
  }

  /** The mentioned users who may read the comments of the courseware, without the author. */
  async #callable(documentId: string, userId: string, wanted: readonly string[]): Promise<string[]> {
    const callable: string[] = [];
    for (const id of new Set(wanted)) {
      if (id !== userId && (await this.#ports.documents.readsComments(id, documentId))) callable.push(id);
    }
    return callable;
  }

  async #call(
    { id, name }: GrantedRow,
    row: NewCoursewareCommentRow,
    userIds: readonly string[],
    transaction: CoursewareCommentTransaction,
  ): Promise<readonly (() => Promise<void>)[]> {
    const tell: (() => Promise<void>)[] = [];
    const content = { document_id: id, comment_id: row.id, name, by_user_id: row.author_id ?? '' };
    for (const userId of userIds) {
      const told = { type: NotificationType.mentioned, content } as const;
      tell.push(
        await this.#ports.notifications.notify(userId, told, transaction as unknown as AnyTransaction),
      );
    }
    return tell;
  }

  /** Makes windows that have the courseware open reload its comments. */
  async #told(documentId: string, tell: readonly (() => Promise<void>)[]): Promise<void> {
    const present = await this.#ports.liveDocuments.present(documentId);
    for (const one of tell) await one();
    for (const userId of present) {
      if (!(await this.#ports.documents.readsComments(userId, documentId))) continue;
      await this.#ports.notifications.push(userId, { kind: 'comments', document_id: documentId });
    }
  }

  async #allowed(userId: string, documentId: string, action: 'comments' | 'edit'): Promise<GrantedRow> {
    const row = await this.#ports.documents.allowed(userId, documentId, action);
    enforce(mayHaveComments(row.resource_type_code));
    return row;
  }

  #now(): Date {
    return new Date(this.#ports.clock.now());
  }
}

/** PostgreSQL cannot store a zero character in a text. */
function storable(text: string): string {
  return text.replaceAll('\0', '');
}

function present(row: NewCoursewareCommentRow): CoursewareComment {
  return {
    id: row.id,
    thread_id: row.thread_id,
    page_id: row.page_id,
    element_id: row.element_id,
    x: row.x,
    y: row.y,
    author_id: row.author_id,
    author_name: row.author_name,
    text: row.text,
    mentions: row.mentions,
    created_at: row.created_at.getTime(),
    edited_at: row.edited_at?.getTime() ?? null,
    resolved_at: row.resolved_at?.getTime() ?? null,
  };
}
