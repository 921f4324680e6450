import { Signal } from '@lectern/base';
import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { boardOf } from '@lectern/courseware/board';
import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { commands, type Locator, page } from 'vitest/browser';
import * as Y from 'yjs';
import type { LiveCourseware } from '../../../parts/courseware/index.ts';
import { savedLive } from '../../../parts/courseware/testing/saved-live.ts';
import { mount } from '../../../platform/testing/mounted.tsx';
import { Board } from '../board.tsx';

/** A point of the board: fractions of its width and height. */
type Share = readonly [x: number, y: number];

/** A board in the page of a test, that no server has and no other user has open. */
export class MountedBoard {
  readonly store: CoursewareStore;
  /** How often the board was opened. */
  readonly opened = new Signal(1);
  readonly live: LiveCourseware;

  constructor(isEndless: boolean) {
    const doc = new Y.Doc();
    const face = { color: 'green', ground: 'plain' } as const;
    Y.applyUpdate(doc, stateOfSnapshot(boardOf([{ face, ink: [], endless: isEndless }])), 'load');
    this.store = new CoursewareStore(doc);
    this.live = savedLive(this.store, 'board');
  }

  /** Leaves the board and opens it again, as after a reload. */
  async reopen(): Promise<void> {
    const closed = this.page;
    this.opened.set(this.opened.get() + 1);
    await expect.poll(() => closed.isConnected).toBe(false);
    await expect.poll(isReady).toBe(true);
  }

  get page(): HTMLElement {
    const shown = document.querySelector<HTMLElement>('[data-testid="board-page"]');
    if (!shown) throw new Error('there is no board');
    return shown;
  }

  tool(name: string): Locator {
    return page.getByRole('toolbar', { name: '黑板工具' }).getByRole('button', { name, exact: true });
  }

  /** Draws with the current tool from one point to another. */
  async draw(from: Share, to: Share): Promise<void> {
    const box = canvas('ink-wet').getBoundingClientRect();
    const at = ([x, y]: Share) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
    await commands.mouse([
      { do: 'move', ...at(from) },
      { do: 'down' },
      { do: 'move', ...at(to), steps: 6 },
      { do: 'up' },
    ]);
  }

  /** Whether the visible part of the board is written on. */
  get isInked(): boolean {
    const { width, height } = canvas('ink-dry');
    const drawn = canvas('ink-dry').getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return drawn.some((byte, index) => index % 4 === 3 && byte > 0);
  }
}

function canvas(name: 'ink-dry' | 'ink-wet'): HTMLCanvasElement {
  const drawn = document.querySelector<HTMLCanvasElement>(`[data-testid="${name}"]`);
  if (!drawn) throw new Error(`there is no ${name}`);
  return drawn;
}

/** Opens a board, and resolves when it can be written on. */
export async function mountBoard(isEndless: boolean): Promise<MountedBoard> {
  onTestFinished(() => localStorage.clear());
  const board = new MountedBoard(isEndless);
  mount(<OpenBoard board={board} />);
  window.focus();
  await expect.poll(isReady).toBe(true);
  return board;
}

function OpenBoard({ board }: { readonly board: MountedBoard }): ReactNode {
  const times = useSignal(board.opened);
  return (
    <Board
      key={times}
      documentId="board"
      startPage={undefined}
      live={board.live}
      name={NAME}
      canEdit
      onHome={() => undefined}
    />
  );
}

const NAME = new Signal('未命名黑板');

/** Whether the board can be written on. */
const isReady = () =>
  document.querySelector('[data-testid="ink-wet"]')?.getAttribute('data-tool') === 'write';
