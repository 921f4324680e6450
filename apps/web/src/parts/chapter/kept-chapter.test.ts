import type { TaughtChapter } from '@lectern/protocol/taught-chapters';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_CHAPTER } from './chapter-info.ts';
import { KeptChapter, type KeptChapterPorts } from './kept-chapter.ts';

const other = { ...DEFAULT_CHAPTER, chapterName: '6 秋天的雨' };
const third = { ...DEFAULT_CHAPTER, chapterName: '9 古诗三首' };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** An account on a server that can be made unreachable. */
class Account {
  said: TaughtChapter = { chapter: null, chosen_at: null };
  away = false;
  chance: () => void = () => undefined;

  ports(tables: Partial<KeptChapterPorts['tables']> = {}): KeptChapterPorts {
    return {
      tables: { read: () => Promise.resolve(undefined as never), change: () => Promise.resolve(), ...tables },
      account: {
        get: async () => this.#answer(),
        set: async (chapter, chosenAt) => {
          this.#answer();
          if (chosenAt > (this.said.chosen_at ?? -1)) this.said = { chapter, chosen_at: chosenAt };
          return this.said;
        },
      },
      onChance: (listener) => {
        this.chance = listener;
        return () => undefined;
      },
    };
  }

  #answer(): TaughtChapter {
    if (this.away) throw new Error('no network');
    return this.said;
  }
}

function followed(userId: string, ports: KeptChapterPorts): KeptChapter {
  const chapter = new KeptChapter(userId, ports);
  stops.push(chapter.follow());
  return chapter;
}

it('the chapter is read from the database when the local store was cleared, and is undefined when there is none', async () => {
  const chapter = followed('one', new Account().ports({ read: () => Promise.resolve(other as never) }));
  await vi.waitFor(() => expect(chapter.chosen.get()).toMatchObject(other));
  const none = followed('two', new Account().ports({ read: () => Promise.resolve({ bookId: 3 } as never) }));
  await Promise.resolve();
  expect(none.chosen.get()).toBeUndefined();
});

it('the chapter is set at once and stays when the browser stores nothing and the server is unreachable', async () => {
  const account = new Account();
  account.away = true;
  const fails = () => Promise.reject(new Error('none'));
  const chapter = new KeptChapter('three', account.ports({ read: fails, change: fails }));
  await chapter.choose(other, 5);
  expect(chapter.chosen.get()).toEqual({ ...other, chosenAt: 5 });
});

it('the chapter is the account’s on another device, and the later selection when both have one', async () => {
  const account = new Account();
  account.said = { chapter: other, chosen_at: 10 };
  const fresh = followed('four', account.ports());
  await vi.waitFor(() => expect(fresh.chosen.get()).toEqual({ ...other, chosenAt: 10 }));
  account.away = true;
  await fresh.choose(third, 20);
  account.away = false;
  account.chance();
  await vi.waitFor(() => expect(account.said).toEqual({ chapter: third, chosen_at: 20 }));
  account.said = { chapter: other, chosen_at: 30 };
  account.chance();
  await vi.waitFor(() => expect(fresh.chosen.get()).toEqual({ ...other, chosenAt: 30 }));
});

it('the chapter is sent to the account when an older version stored it without its time', async () => {
  const account = new Account();
  const chapter = followed('five', account.ports({ read: () => Promise.resolve(other as never) }));
  await vi.waitFor(() => expect(account.said).toEqual({ chapter: other, chosen_at: 0 }));
  expect(chapter.chosen.get()).toMatchObject(other);
});
