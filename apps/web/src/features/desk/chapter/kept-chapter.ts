import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { UserTables } from '../../../parts/user-tables/index.ts';
import { readLocalJson, subscribeLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { type ChapterInfo, isChapterInfo } from './chapter-info.ts';

const keyOf = (userId: string) => `chapter-selected:${userId}`;

/** Which chapter a user teaches, in this browser: kept in its database and, to be there at once, in its local store. */
export class KeptChapter {
  /** Undefined until one was chosen. */
  readonly chosen: Readable<ChapterInfo | undefined>;
  readonly #chosen = new Signal<ChapterInfo | undefined>(undefined);
  readonly #userId: string;
  readonly #tables: Pick<UserTables, 'read' | 'change'>;

  constructor(userId: string, tables: Pick<UserTables, 'read' | 'change'>) {
    this.#userId = userId;
    this.#tables = tables;
    this.chosen = this.#chosen;
    this.#look();
  }

  /** Keeps up with other windows of this browser, and asks its database where the local store knows nothing. */
  follow(): Dispose {
    if (this.#chosen.get() === undefined) void this.#readTable();
    return subscribeLocal(keyOf(this.#userId), () => this.#look());
  }

  /** Kept when it resolves, as far as the browser keeps anything. */
  async choose(chapter: ChapterInfo, now: number): Promise<void> {
    this.#chosen.set(chapter);
    writeLocal(keyOf(this.#userId), JSON.stringify(chapter));
    try {
      await this.#tables.change('userChapterInfo', this.#userId, now, () => chapter);
    } catch {
      // The local store has it.
    }
  }

  async #readTable(): Promise<void> {
    try {
      const kept = await this.#tables.read<ChapterInfo>('userChapterInfo', this.#userId);
      if (isChapterInfo(kept) && this.#chosen.get() === undefined) this.#chosen.set(kept);
    } catch {
      // A browser that keeps nothing has nothing kept.
    }
  }

  #look(): void {
    this.#chosen.set(readLocalJson(keyOf(this.#userId), isChapterInfo));
  }
}
