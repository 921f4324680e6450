import { CoursewareStore } from '@lectern/courseware';
import { boardFace } from '@lectern/courseware/board';
import { inkElementOf } from '@lectern/stage/ink';
import { expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { keepAsBoard } from './keep-as-board.ts';

interface Sent {
  readonly query: { readonly name: string };
  readonly body: Blob;
}

const sent: Sent[] = vi.hoisted(() => []);
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_endpoint: unknown, input: Sent) => {
    sent.push(input);
    return { id: 'board', name: `${input.query.name} (2)` };
  },
}));

it('keepAsBoard sends all pages with their ink in one call', async () => {
  const stroke = {
    id: 'one',
    tool: 'pen',
    color: 'FFFFFF',
    width: 5,
    points: [1, 2, 0.5, 30, 40, 0.5],
  } as const;
  const ink = [inkElementOf(stroke, { parentId: '', order: '' })];
  const pages = [
    { face: { color: 'green', ground: 'plain' }, ink },
    { face: { color: 'black', ground: 'tian' }, ink: [...ink, ...ink] },
  ] as const;
  const size = { w: 960, h: 720 };
  expect(await keepAsBoard({ name: '板书', size, pages })).toEqual({ id: 'board', name: '板书 (2)' });
  expect(sent).toHaveLength(1);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, new Uint8Array(await (sent[0]?.body ?? new Blob()).arrayBuffer()));
  const store = new CoursewareStore(doc);
  expect(store.find('deck', 'deck')?.size).toEqual(size);
  const kept = store.pages().map((id) => ({
    face: boardFace(store, id),
    strokes: store.children(id).filter((each) => store.find('element', each)?.type === 'ink').length,
  }));
  expect(kept).toEqual([
    { face: pages[0].face, strokes: 1 },
    { face: pages[1].face, strokes: 2 },
  ]);
});
