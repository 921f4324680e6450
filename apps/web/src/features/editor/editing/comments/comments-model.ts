import { type Dispose, type Readable, Signal } from '@lectern/base';
import { type CoursewareComment, listComments } from '@lectern/protocol/courseware-comments';
import type { CommentMessage, RefusedComment } from '../../../../parts/courseware/index.ts';
import { ApiError, ownError } from '../../../../platform/api/api-error.ts';
import { call } from '../../../../platform/api/call.ts';
import { currentSession, serverNow } from '../../../../platform/api/session.ts';
import { beginDeferredWork } from '../../../../platform/deferred-work.ts';
import { subscribePush } from '../../../../platform/push/window-push.ts';
import { type CommentThread, threadsOf } from './comment-threads.ts';

const outboxCode = () => import('../../../../parts/courseware/lazy.ts');

/**
 * The comments of a courseware, updated on the server's push messages, and the comments on this device that are not
 * sent yet.
 */
export class CommentsModel {
  readonly threads: Readable<readonly CommentThread[] | undefined>;
  /** Whether the comments are hidden from this user, as from users with a link for viewing. */
  readonly withheld: Readable<boolean>;
  readonly #withheld = new Signal(false);
  readonly #threads = new Signal<readonly CommentThread[] | undefined>(undefined);
  readonly #documentId: string;
  readonly #userId = currentSession()?.userId;
  readonly #stop: Dispose;
  readonly #stops: Dispose[] = [];
  #known: readonly CoursewareComment[] | undefined;
  #asking: Promise<void> | undefined;
  #again = false;
  #left = false;

  constructor(documentId: string) {
    this.#documentId = documentId;
    this.threads = this.#threads;
    this.withheld = this.#withheld;
    this.#stop = subscribePush({
      onMessage: (message) => {
        if (message.kind === 'comments' && message.document_id === documentId) void this.refresh();
      },
      // A refresh after reconnecting makes up for lost push messages.
      onReady: () => void this.refresh(),
    });
    void this.refresh();
    this.#stops.push(beginDeferredWork(() => this.#outboxFollower()));
  }

  /**
   * Sends a comment, or stores it on this device until there is a network. Rejects with the server's reason when the
   * server refuses it.
   */
  async write(id: string, said: CommentMessage['said']): Promise<void> {
    if (this.#userId === undefined) throw ownError(401, 'UNAUTHORIZED');
    const { writeComment } = await outboxCode();
    await writeComment(this.#userId, { documentId: this.#documentId, id, at: serverNow(), said });
    await this.refresh();
  }

  /** Loads the outbox of waiting comments, and refreshes the threads when it changes. */
  async #outboxFollower(): Promise<() => Dispose> {
    const userId = this.#userId;
    if (userId === undefined) return () => () => undefined;
    const { commentOutboxOf, refusedCommentsOf } = await outboxCode();
    const look = () => void this.refresh();
    return () => {
      const stops = [commentOutboxOf(userId).onStored(look), refusedCommentsOf(userId).onChange(look)];
      return () => {
        for (const stop of stops) stop();
      };
    };
  }

  /** Returns the comments that are on this device alone. */
  async #kept(): Promise<{
    readonly waiting: readonly CommentMessage[];
    readonly refused: readonly RefusedComment[];
  }> {
    if (this.#userId === undefined) return { waiting: [], refused: [] };
    const { commentOutboxOf, refusedCommentsOf } = await outboxCode();
    const isHere = ({ documentId }: CommentMessage) => documentId === this.#documentId;
    const waiting = await commentOutboxOf(this.#userId).waiting();
    const refused = await refusedCommentsOf(this.#userId).all();
    return {
      waiting: waiting.filter(isHere),
      refused: refused.filter(({ message }) => isHere(message)),
    };
  }

  /** Sends a refused comment again, or deletes it. */
  async settleRefused(id: string, how: 'sendAgain' | 'drop'): Promise<void> {
    if (this.#userId === undefined) return;
    const { refusedCommentsOf } = await outboxCode();
    await refusedCommentsOf(this.#userId)[how](id);
    await this.refresh();
  }

  /** Fetches the comments; a call during a fetch causes another fetch afterwards. */
  refresh(): Promise<void> {
    if (this.#asking) {
      this.#again = true;
      return this.#asking;
    }
    this.#asking = this.#ask().finally(() => {
      this.#asking = undefined;
      if (!this.#again) return undefined;
      this.#again = false;
      return this.refresh();
    });
    return this.#asking;
  }

  async #ask(): Promise<void> {
    // The stored comments are read before the fetch: a comment that is sent in between is then found in both lists and
    // shown once; the other order would lose it.
    const { waiting, refused } = await this.#kept().catch(() => ({ waiting: [], refused: [] }));
    try {
      this.#known = (await call(listComments, { params: { id: this.#documentId } })).items;
      this.#withheld.set(false);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'FORBIDDEN') {
        this.#known = [];
        this.#withheld.set(true);
      }
      // The shown comments stay; the next change or connection fetches again.
    }
    if (this.#left || (this.#known === undefined && waiting.length + refused.length === 0)) return;
    this.#threads.set(threadsOf(this.#known ?? [], waiting, refused, this.#userId ?? null));
  }

  dispose(): void {
    this.#left = true;
    this.#stop();
    for (const stop of this.#stops) stop();
  }
}
