import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { ChapterInfo, TaughtChapter } from '@lectern/protocol/taught-chapters';
import { readLocalJson, subscribeLocal, writeLocal } from '../../platform/storage/local-store.ts';
import type { UserTables } from '../user-tables.ts';
import { type ChosenChapter, isChapterInfo } from './chapter-info.ts';

const keyOf = (userId: string) => `chapter-selected:${userId}`;

/** The chapter stored in this browser, available synchronously; undefined if the user has selected none. */
export function chapterKeptHere(userId: string): ChosenChapter | undefined {
  return readLocalJson(keyOf(userId), isChapterInfo);
}

export interface KeptChapterPorts {
  readonly tables: Pick<UserTables, 'read' | 'change'>;
  /** The copy of the account, which the user's other devices read. */
  readonly account: {
    get(): Promise<TaughtChapter>;
    set(chapter: ChapterInfo, chosenAt: number): Promise<TaughtChapter>;
  };
  /** Calls back when the server may be reachable again. */
  readonly onChance: (listener: () => void) => Dispose;
}

/**
 * The chapter that a user teaches. It is stored with the account, and also in this browser's database and local store, so
 * that it is available at once and offline. Of two devices the later choice counts.
 */
export class KeptChapter {
  /** The selected chapter; undefined until the user selects one. */
  readonly chosen: Readable<ChosenChapter | undefined>;
  readonly #chosen = new Signal<ChosenChapter | undefined>(undefined);
  readonly #userId: string;
  readonly #ports: KeptChapterPorts;

  constructor(userId: string, ports: KeptChapterPorts) {
    this.#userId = userId;
    this.#ports = ports;
    this.chosen = this.#chosen;
    this.#look();
  }

  /** Follows the account and the other windows of this browser. */
  follow(): Dispose {
    const first = this.#chosen.get() === undefined ? this.#readTable() : Promise.resolve();
    void first.then(() => this.#compare());
    const stopLooking = subscribeLocal(keyOf(this.#userId), () => this.#look());
    const stopWaiting = this.#ports.onChance(() => void this.#compare());
    return () => {
      stopLooking();
      stopWaiting();
    };
  }

  /** `now` is in milliseconds since 1970. Resolves when browser and server have stored the chapter, or failed to. */
  async choose(chapter: ChapterInfo, now: number): Promise<void> {
    await this.#keep({ ...chapter, chosenAt: now });
    await this.#compare();
  }

  /** Adopts a later choice of the account, or sends the account a later choice of this browser. */
  async #compare(): Promise<void> {
    const { account } = this.#ports;
    try {
      let said = await account.get();
      const here = this.#chosen.get();
      if (here && (here.chosenAt ?? 0) > (said.chosen_at ?? -1)) {
        const { chosenAt = 0, ...chapter } = here;
        said = await account.set(chapter, chosenAt);
        // The user selected another chapter while this one was sent.
        if (this.#chosen.get() !== here) return;
      }
      if (said.chapter && said.chosen_at !== here?.chosenAt)
        await this.#keep({ ...said.chapter, chosenAt: said.chosen_at ?? 0 });
    } catch {
      // Comparing is retried later; until then this browser uses its own choice.
    }
  }

  async #keep(chosen: ChosenChapter): Promise<void> {
    this.#chosen.set(chosen);
    writeLocal(keyOf(this.#userId), JSON.stringify(chosen));
    try {
      await this.#ports.tables.change('userChapterInfo', this.#userId, chosen.chosenAt ?? 0, () => chosen);
    } catch {
      // The local store still has the chapter.
    }
  }

  async #readTable(): Promise<void> {
    try {
      const kept = await this.#ports.tables.read<ChosenChapter>('userChapterInfo', this.#userId);
      if (isChapterInfo(kept) && this.#chosen.get() === undefined) this.#chosen.set(kept);
    } catch {
      // A browser without storage has no stored chapter.
    }
  }

  #look(): void {
    this.#chosen.set(chapterKeptHere(this.#userId));
  }
}
