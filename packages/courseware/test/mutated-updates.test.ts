import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { snapshotOf, stateOfSnapshot } from '../src/document/snapshot.ts';
import { CoursewareStore } from '../src/document/store.ts';
import { removeElements } from '../src/edits/elements.ts';
import { addPage, duplicatePages } from '../src/edits/pages/pages.ts';
import { sampleRecords, shape, textBody } from './sample.ts';

const ROUNDS = process.env.LECTERN_LONG ? 20_000 : 1_500;
const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

function randomOf(from: number): (below: number) => number {
  let state = from;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % below;
  };
}

describe(`updates with flipped bytes (seed ${seed})`, () => {
  it('never create a courseware that cannot be read, edited or undone', () => {
    const random = randomOf(seed);
    const records = [
      ...sampleRecords(2, 2),
      shape('s', 'p0', 'z', { text: textBody('words', 'more words') }),
    ];
    const state = stateOfSnapshot({ records });
    let applied = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const mutated = state.slice();
      for (let flip = 0; flip <= random(4); flip += 1) mutated[random(mutated.length)] = random(256);
      const doc = new Y.Doc();
      try {
        Y.applyUpdate(doc, mutated);
      } catch {
        // Invalid bytes are rejected: the server does so before it stores them.
        continue;
      }
      applied += 1;
      const store = new CoursewareStore(doc);
      snapshotOf(store);
      store.transact((edit) => {
        const id = addPage(edit);
        duplicatePages(edit, [...edit.pages()]);
        removeElements(edit, edit.children(id));
      });
      store.undo();
      for (const page of store.pages())
        for (const id of store.children(page)) expect(store.get(id)).toBeDefined();
      store.dispose();
    }
    expect(applied).toBeGreaterThan(ROUNDS / 20);
  }, 120_000);
});
