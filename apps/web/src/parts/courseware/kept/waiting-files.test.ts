import { Emitter, Signal } from '@lectern/base';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptFile } from './kept-files-database.ts';
import { WaitingFiles } from './waiting-files.ts';

const AWAY = new Error('no answer');

function file(hash: string): KeptFile {
  return { documentId: 'lesson', hash, name: `${hash}.png`, blob: new Blob([hash]), waiting: 1 };
}

/** A browser with waiting files, and a mock server with configurable responses. */
class World {
  readonly kept = new Map<string, KeptFile>();
  readonly online = new Signal(true);
  readonly news = new Emitter();
  readonly server: string[] = [];
  readonly said: string[] = [];
  answer: (file: KeptFile) => void = () => undefined;
  giveUp = (): void => undefined;
  readonly files: WaitingFiles[] = [];

  open(): WaitingFiles {
    const files = new WaitingFiles({
      database: {
        waiting: async () => [...this.kept.values()].filter(({ waiting }) => waiting === 1),
        settle: async (_, hash) => void this.kept.set(hash, { ...file(hash), waiting: 0 }),
        drop: async (_, hash) => void this.kept.delete(hash),
        close: () => undefined,
      },
      online: this.online,
      onNews: this.news.subscribe,
      alone: (work) => work(),
      send: async (each) => {
        this.answer(each);
        this.server.push(each.hash);
      },
      isUnreachable: (error) => error === AWAY,
      settled: () => this.news.emit(),
      saySent: (count) => this.said.push(`sent ${count}`),
      sayRefused: ({ name }, _, giveUp) => {
        this.said.push(`refused ${name}`);
        this.giveUp = giveUp;
      },
    });
    this.files.push(files);
    return files;
  }

  put(hash: string): void {
    this.kept.set(hash, file(hash));
    this.news.emit();
  }
}

const settled = () => vi.advanceTimersByTimeAsync(10);
let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => {
  for (const files of world.files) files.dispose();
  vi.useRealTimers();
});

describe('files that were inserted offline', () => {
  it('are uploaded when the network is online again, and their user is notified', async () => {
    world.online.set(false);
    world.open();
    world.put('a');
    world.put('b');
    await settled();
    expect(world.server).toEqual([]);
    world.online.set(true);
    await settled();
    expect(world.server).toEqual(['a', 'b']);
    expect(world.said).toEqual(['sent 2']);
  });

  it('are found and uploaded by a window that was opened later', async () => {
    world.kept.set('a', file('a'));
    world.open();
    await settled();
    expect(world.server).toEqual(['a']);
  });

  it('stay waiting when there is no response, and are retried', async () => {
    world.answer = () => {
      throw AWAY;
    };
    world.kept.set('a', file('a'));
    world.open();
    await settled();
    expect(world.kept.get('a')?.waiting).toBe(1);
    expect(world.said).toEqual([]);
    world.answer = () => undefined;
    world.online.set(false);
    world.online.set(true);
    await settled();
    expect(world.server).toEqual(['a']);
  });

  it('are retried after a pause when one call failed although the network stayed online', async () => {
    world.answer = () => {
      throw AWAY;
    };
    world.kept.set('a', file('a'));
    world.open();
    await settled();
    world.answer = () => undefined;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(world.server).toEqual(['a']);
    expect(world.said).toEqual(['sent 1']);
  });

  it('are reported once when the server refuses them, stay stored, and do not block other files', async () => {
    world.answer = ({ hash }) => {
      if (hash === 'a') throw new Error('too large');
    };
    world.kept.set('a', file('a'));
    world.kept.set('b', file('b'));
    world.open();
    await settled();
    world.news.emit();
    await settled();
    expect(world.said).toEqual(['refused a.png', 'sent 1']);
    expect(world.kept.get('a')?.waiting).toBe(1);
    expect(world.server).toEqual(['b']);
    // The user has saved the file elsewhere.
    world.giveUp();
    await settled();
    expect([...world.kept.keys()]).toEqual(['b']);
  });

  it("are not uploaded after the window's user signed out", async () => {
    world.online.set(false);
    const files = world.open();
    files.dispose();
    world.put('a');
    world.online.set(true);
    await settled();
    expect(world.server).toEqual([]);
  });
});
