import type { ChapterInfo, TaughtChapter } from '@lectern/protocol/taught-chapters';
import type { Clock } from '../../platform/clock.ts';
import type { TaughtChaptersStore } from './taught-chapters.store.ts';

/** Which chapter each account teaches: shown on its desk, and what new coursewares and boards are tied to. */
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

  /** `chosenAt`: milliseconds since 1970. A device whose clock is ahead chooses now, and not in the future. */
  async set(userId: string, chapter: ChapterInfo, chosenAt: number): Promise<TaughtChapter> {
    const at = new Date(Math.min(chosenAt, this.#clock.now()));
    await this.#store.put(userId, { chapter, chosen_at: at });
    return this.get(userId);
  }

  /** What a new document of the account is tied to: nothing until it has chosen a chapter. */
  async materialsOf(userId: string) {
    const row = await this.#store.find(userId);
    if (!row) return [];
    return [{ teaching_material_id: row.chapter.bookId, chapter_id: row.chapter.chapterId }];
  }

  /** Of an account that has ended. */
  removeOf(userId: string): Promise<void> {
    return this.#store.remove(userId);
  }
}
