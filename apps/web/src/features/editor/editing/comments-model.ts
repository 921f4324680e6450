import { type Dispose, type Readable, Signal } from '@lectern/base';
import { type CoursewareComment, listComments } from '@lectern/protocol/courseware-comments';
import { call } from '../../../platform/api/call.ts';
import { subscribePush } from '../../../platform/push/window-push.ts';

/** A comment with its answers. */
export interface CommentThread {
  readonly first: CoursewareComment;
  /** The first one and its answers, in the order in which they came. */
  readonly comments: readonly CoursewareComment[];
}

/** What is said of a courseware, kept up by the push messages of the server. */
export class CommentsModel {
  readonly threads: Readable<readonly CommentThread[] | undefined>;
  readonly #threads = new Signal<readonly CommentThread[] | undefined>(undefined);
  readonly #documentId: string;
  readonly #stop: Dispose;
  #asking: Promise<void> | undefined;
  #again = false;
  #left = false;

  constructor(documentId: string) {
    this.#documentId = documentId;
    this.threads = this.#threads;
    this.#stop = subscribePush({
      onMessage: (message) => {
        if (message.kind === 'comments' && message.document_id === documentId) void this.refresh();
      },
      // A word that got lost is made up for when the socket is back.
      onReady: () => void this.refresh(),
    });
    void this.refresh();
  }

  /** Asks for them now; asked meanwhile, once more afterwards. */
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
    try {
      const { items } = await call(listComments, { params: { id: this.#documentId } });
      if (!this.#left) this.#threads.set(threadsOf(items));
    } catch {
      // What is shown stays; the next word or the next connection asks again.
    }
  }

  dispose(): void {
    this.#left = true;
    this.#stop();
  }
}

/** In the order in which they began. */
function threadsOf(items: readonly CoursewareComment[]): readonly CommentThread[] {
  return [...Map.groupBy(items, ({ thread_id }) => thread_id).values()].flatMap((comments) => {
    const first = comments.find(({ id, thread_id }) => id === thread_id);
    return first ? [{ first, comments }] : [];
  });
}
