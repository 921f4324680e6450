import type { ChapterInfo, TaughtChapter } from '@lectern/protocol/taught-chapters';
import type { Clock } from '../../platform/clock.ts';
import type { TaughtChaptersStore } from './taught-chapters.store.ts';

/** The chapter that each account teaches: its desk shows it, and new coursewares and boards are tied to it. */
export class TaughtChaptersService {
  readonly #store: TaughtChaptersStore;
  readonly #clock: Clock;

  constructor(store: TaughtChaptersStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async get(userId: string): Promise<TaughtChapter> {
    const row = await this.#store.find(userId);
    return { chapter: row?.chapter ?? null, chosen_at: row?.chosen_at.getTime() ?? null };
  }

  /**
   * `chosenAt` is in milliseconds since 1970. A time in the future, from a device whose clock is fast, counts as now.
   */
  async set(userId: string, chapter: ChapterInfo, chosenAt: number): Promise<TaughtChapter> {
    const at = new Date(Math.min(chosenAt, this.#clock.now()));
    await this.#store.put(userId, { chapter, chosen_at: at });
    return this.get(userId);
  }

  /** The chapter of a new document of the account; empty until the account has selected one. */
  async materialsOf(userId: string) {
    const row = await this.#store.find(userId);
    if (!row) return [];
    return [{ teaching_material_id: row.chapter.bookId, chapter_id: row.chapter.chapterId }];
  }
}
