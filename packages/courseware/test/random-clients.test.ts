import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { snapshotOf } from '../src/document/snapshot.ts';
import { CoursewareStore } from '../src/document/store.ts';
import { duplicateElements, insertElement, removeElements } from '../src/edits/elements.ts';
import { moveElements, rotateElements } from '../src/edits/frames/frames.ts';
import { groupElements, ungroupElements } from '../src/edits/frames/grouping.ts';
import { addPage, deletePages, duplicatePages, movePages } from '../src/edits/pages/pages.ts';
import { bringToFront, sendBackward } from '../src/edits/stacking.ts';
import type { ShapeElement } from '../src/records/elements/shape.ts';
import type { ToolElement } from '../src/records/elements/tool.ts';
import { exchange, storesOf } from './peers.ts';
import { sampleRecords, textBody, tool } from './sample.ts';

const SEEDS = process.env.LECTERN_LONG ? 200 : 50;
const EDITS = 100;
const first = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

/** Mulberry32: a small seeded generator, sufficient for choosing edits. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function randomEdit(store: CoursewareStore, random: (below: number) => number): void {
  const pages = store.pages();
  const page = pages[random(pages.length || 1)] ?? '';
  const children = store.children(page);
  const some = children.filter(() => random(2) === 0);
  const one = children[random(children.length || 1)] ?? '';
  const choice = random(14);
  if (choice >= 12) {
    if (choice === 12) store.undo();
    else store.redo();
    return;
  }
  store.transact((edit) => {
    const frame = { x: random(500), y: random(500), w: 50 + random(100), h: 50 };
    if (choice === 0) addPage(edit, { after: page });
    else if (choice === 1 && pages.length > 1) deletePages(edit, [page]);
    else if (choice === 2) movePages(edit, [page], random(pages.length));
    else if (choice === 3) duplicatePages(edit, [page]);
    else if (choice === 4 && page) insertElement(edit, page, { type: 'shape', frame });
    else if (choice === 5) removeElements(edit, [one]);
    else if (choice === 6) moveElements(edit, some, { x: random(20) - 10, y: random(20) - 10 });
    else if (choice === 7) groupElements(edit, some);
    else if (choice === 8) ungroupElements(edit, [one]);
    else if (choice === 9) (random(2) ? bringToFront : sendBackward)(edit, some);
    else if (choice === 10) random(2) ? duplicateElements(edit, [one]) : rotateElements(edit, some, 30);
    else if (edit.find('element', one)?.type === 'shape') {
      edit.update<ShapeElement>(one, {
        text: textBody(...Array.from({ length: 1 + random(3) }, () => `words ${random(99)}`)),
      });
    } else if (edit.find('element', one)?.type === 'tool') {
      const { data } = edit.get(one) as ToolElement;
      edit.update<ToolElement>(one, { data: { ...data, [`node-${random(6)}`]: random(99) } });
    }
  });
}

/** Pages with shapes and a tool on each. */
function recordsWithTools(pages: number, shapes: number) {
  const tools = Array.from({ length: pages }, (_, page) =>
    tool(`tool${page}`, `p${page}`, 'zz', { root: page }),
  );
  return [...sampleRecords(pages, shapes), ...tools];
}

describe('random clients', () => {
  it(`finally have equal documents (${SEEDS} seeds from ${first}, ${EDITS} edits, up to 4 peers)`, () => {
    for (let seed = first; seed < first + SEEDS; seed += 1) {
      const random = randomOf(seed);
      const stores = storesOf(recordsWithTools(3, 4), 2 + random(3));
      for (let index = 0; index < EDITS; index += 1) {
        const store = stores[random(stores.length)];
        if (store) randomEdit(store, random);
        if (random(8) === 0) exchange(random(2) ? stores : stores.slice(0, 2));
      }
      exchange(stores);
      // Clean-ups of formatting after a merge are changes, too.
      exchange(stores);
      const [expected, ...others] = stores.map((store) => snapshotOf(store));
      for (const other of others) expect(other, `seed ${seed}`).toEqual(expected);
      // The incrementally updated store equals a new store over the same document.
      const fresh = new CoursewareStore(stores[0]?.doc ?? new Y.Doc());
      expect(snapshotOf(fresh), `seed ${seed}`).toEqual(expected);
      for (const id of ['deck', ...fresh.pages()]) {
        expect(stores[0]?.children(id), `seed ${seed}`).toEqual(fresh.children(id));
      }
      fresh.dispose();
      for (const store of stores) store.dispose();
    }
  }, 120_000);

  it(`have equal documents when edits arrive late, reordered and some of them twice (${SEEDS} seeds from ${first})`, () => {
    for (let seed = first; seed < first + SEEDS; seed += 1) {
      const random = randomOf(seed);
      const stores = storesOf(recordsWithTools(3, 4), 2 + random(3));
      const onTheWay = stores.map((): Uint8Array[] => []);
      stores.forEach(({ doc }, from) => {
        doc.on('update', (update: Uint8Array, origin: unknown) => {
          if (origin === 'peer') return;
          onTheWay.forEach((box, to) => {
            if (to !== from) box.push(update, ...(random(4) === 0 ? [update] : []));
          });
        });
      });
      const arrive = (to: number) => {
        const box = onTheWay[to] ?? [];
        const [update] = box.splice(random(box.length || 1), 1);
        const doc = stores[to]?.doc;
        if (update && doc) Y.applyUpdate(doc, update, 'peer');
      };
      for (let index = 0; index < EDITS; index += 1) {
        const store = stores[random(stores.length)];
        if (store) randomEdit(store, random);
        for (let count = random(4); count > 0; count -= 1) arrive(random(stores.length));
      }
      while (onTheWay.some((box) => box.length > 0)) onTheWay.forEach((_, to) => void arrive(to));
      // Clean-ups of formatting after a merge are changes, too.
      exchange(stores);
      exchange(stores);
      const [expected, ...others] = stores.map((store) => snapshotOf(store));
      for (const other of others) expect(other, `seed ${seed}`).toEqual(expected);
      for (const { doc } of stores) expect(doc.store.pendingStructs, `seed ${seed}`).toBeNull();
      const fresh = new CoursewareStore(stores[0]?.doc ?? new Y.Doc());
      expect(snapshotOf(fresh), `seed ${seed}`).toEqual(expected);
      fresh.dispose();
      for (const store of stores) store.dispose();
    }
  }, 120_000);

  it(`lose no tool data that clients write under separate keys (${SEEDS} seeds from ${first})`, () => {
    for (let seed = first; seed < first + SEEDS; seed += 1) {
      const random = randomOf(seed);
      const stores = storesOf([...sampleRecords(1, 0), tool('tool', 'p0', 'a0', {})], 2 + random(3));
      const kept = stores.map((): Record<string, number> => ({}));
      for (let index = 0; index < EDITS; index += 1) {
        const who = random(stores.length);
        const key = `${who}:${random(5)}`;
        const own = kept[who] ?? {};
        if (random(4) === 0) delete own[key];
        else own[key] = random(99);
        stores[who]?.transact((edit) => {
          const { [key]: _, ...rest } = (edit.get('tool') as ToolElement).data;
          const data = key in own ? { ...rest, [key]: own[key] ?? 0 } : rest;
          edit.update<ToolElement>('tool', { data });
        });
        if (random(10) === 0) exchange(random(2) ? stores : stores.slice(0, 2));
      }
      exchange(stores);
      for (const store of stores) {
        expect(store.get('tool'), `seed ${seed}`).toMatchObject({ data: Object.assign({}, ...kept) });
        expect(Object.keys((store.get('tool') as ToolElement).data), `seed ${seed}`).toHaveLength(
          kept.reduce((sum, own) => sum + Object.keys(own).length, 0),
        );
        store.dispose();
      }
    }
  }, 120_000);
});
