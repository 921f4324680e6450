import { Signal } from '@lectern/base';
import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { boardOf } from '@lectern/courseware/board';
import { inkElementOf } from '@lectern/stage/ink';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { SavedState } from '../courseware/index.ts';
import { keepAsBoard } from './keep-as-board.ts';

const opened = vi.hoisted(() => ({ live: undefined as unknown, released: 0 }));
vi.mock('../../platform/api/call.ts', () => ({ call: async () => ({ id: 'board' }) }));
vi.mock('../courseware/lazy.ts', () => ({
  openBoard: async () => ({ live: opened.live, release: () => opened.released++ }),
}));

const SIZE = { w: 1280, h: 720 };
const SAVED: SavedState = { type: 'saved' };
const SAVING: SavedState = { type: 'saving' };

it('sends boards that hold much one after the other, each once the one before it is safe', async () => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf()));
  const store = new CoursewareStore(doc);
  const saved = new Signal<SavedState>(SAVED);
  const pagesSent: number[] = [];
  saved.subscribe(() => {
    if (saved.get().type === 'saved') return;
    pagesSent.push(store.pages().length);
    setTimeout(() => saved.set(SAVED));
  });
  doc.on('update', () => saved.set(SAVING));
  opened.live = { store, saved };
  const points = Array.from({ length: 240_000 }, (_, i) => i % 700);
  const stroke = { id: 'long', tool: 'pen', color: 'FFFFFF', width: 5, points } as const;
  const page = {
    face: { color: 'green', ground: 'plain' },
    ink: [inkElementOf(stroke, { parentId: '', order: '' })],
  } as const;
  expect(await keepAsBoard('chen', { name: '板书', size: SIZE, pages: [page, page] })).toBe('board');
  // The blank page that every board begins with goes last.
  expect(pagesSent).toEqual([2, 3, 2]);
  expect(opened.released).toBe(1);
});
