import {
  type CoursewareRecord,
  CoursewareStore,
  changeToolData,
  LOAD_ORIGIN,
  stateOfSnapshot,
} from '@lectern/courseware';
import { placedOf, putText, saidBy } from '@lectern/courseware/board';
import { findNode, MIND_KEY, mindTree, ROOT, written } from '@lectern/courseware/mind';
import { plainText, withPlainText } from '@lectern/stage/edit';
import { describe, expect, it, test } from 'vitest';
import * as Y from 'yjs';
import { movedCursor, TypedWords } from './typed-words.ts';

const first = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);
const RUNS = 200;

const page: CoursewareRecord = {
  kind: 'page',
  id: 'page',
  order: 'a1',
  notes: { paragraphs: [{ runs: [{ type: 'text', text: '春天来了' }] }] },
};
const look = { size: 36, color: 'FFFFFF' };
const frame = { x: 0, y: 0, w: 100, h: 40 };
const records: readonly CoursewareRecord[] = [
  page,
  { kind: 'section', id: 'section', order: 'a0', name: '春天来了' },
  {
    kind: 'element',
    type: 'tool',
    id: 'map',
    parentId: 'page',
    order: 'a2',
    frame,
    toolKey: MIND_KEY,
    data: { 'node root': { parent: '', order: 0, text: '春天来了', folded: false } },
  },
];

function begin(): Uint8Array {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot({ records }), LOAD_ORIGIN);
  new CoursewareStore(doc).transact((edit) => {
    putText(edit, 'page', { id: 'text', frame, text: '春天来了', ...look });
    edit.update('text', { name: '春天来了', alt: '春天来了' });
  });
  return Y.encodeStateAsUpdate(doc);
}

/** The stored text of a field, as its screen reads and writes it. */
interface Stored {
  readonly read: (store: CoursewareStore) => string;
  readonly write: (store: CoursewareStore, words: string) => void;
  /** A text that is stored at each letter, and merged if two users store at once. */
  readonly live?: true;
}

const dataOf = (store: CoursewareStore) => {
  const map = store.find('element', 'map');
  return map?.type === 'tool' ? map.data : {};
};
const named = (kind: 'section' | 'element', id: string, key: 'name' | 'alt'): Stored => ({
  read: (store) => (store.get(id) as Record<string, string> | undefined)?.[key] ?? '',
  write: (store, words) => store.transact((edit) => edit.find(kind, id) && edit.update(id, { [key]: words })),
});
const fields: Readonly<Record<string, Stored>> = {
  'notes of a page': {
    read: (store) => plainText(store.find('page', 'page')?.notes ?? { paragraphs: [{ runs: [] }] }),
    write: (store, words) =>
      store.transact((edit) => {
        const notes = edit.find('page', 'page')?.notes ?? { paragraphs: [{ runs: [] }] };
        edit.update('page', { notes: withPlainText(notes, words) });
      }),
    live: true,
  },
  'text on a board': {
    read: (store) => {
      const text = placedOf(store, 'page', 'text');
      return (text && saidBy(text)?.text) ?? '';
    },
    write: (store, text) =>
      store.transact((edit) => putText(edit, 'page', { id: 'text', frame, text, ...look }, look)),
  },
  'topic of a mind map': {
    read: (store) => findNode(mindTree(dataOf(store)), ROOT)?.text ?? '',
    write: (store, words) => {
      const node = findNode(mindTree(dataOf(store)), ROOT);
      if (node) store.transact((edit) => changeToolData(edit, 'map', written(node, words)));
    },
  },
  'name of a section': named('section', 'section', 'name'),
  'name of an object': named('element', 'text', 'name'),
  'alternative text': named('element', 'text', 'alt'),
};

function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A window with the field, in which letters are typed and composed. Each letter is unique. */
class Hand {
  readonly words: TypedWords;
  readonly store: CoursewareStore;
  /** Changes that the other window has not received. */
  readonly unsent: Uint8Array[] = [];
  readonly #field: Stored;
  #composed: { from: number; to: number } | undefined;

  constructor(field: Stored, state: Uint8Array) {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, state, LOAD_ORIGIN);
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'peer') this.unsent.push(update);
    });
    this.store = new CoursewareStore(doc);
    this.#field = field;
    this.words = new TypedWords(field.read(this.store));
    this.store.subscribe(() => this.words.receive(field.read(this.store)));
  }

  get isComposing(): boolean {
    return this.#composed !== undefined;
  }

  /** Replaces some of the letters; returns the replaced ones. */
  type(from: number, to: number, letters: string): string {
    const { shown } = this.words;
    this.words.type(shown.slice(0, from) + letters + shown.slice(to));
    if (this.#field.live) this.leave();
    return shown.slice(from, to);
  }

  compose(from: number, to: number): string {
    this.words.beginComposition();
    const { shown } = this.words;
    this.words.type(`${shown.slice(0, from)}q${shown.slice(to)}`);
    this.#composed = { from, to: from + 1 };
    return shown.slice(from, to);
  }

  choose(letters: string): void {
    const composed = this.#composed;
    if (!composed) return;
    this.#composed = undefined;
    const { shown } = this.words;
    this.words.endComposition(shown.slice(0, composed.from) + letters + shown.slice(composed.to));
    if (this.#field.live) this.leave();
  }

  leave(): void {
    this.words.receive(this.#field.read(this.store));
    if (!this.words.isChanged) return;
    this.#field.write(this.store, this.words.take());
  }
}

function exchange(hands: readonly Hand[]): void {
  const made = hands.map(({ unsent }) => unsent.splice(0));
  hands.forEach(({ store }, at) => {
    for (const update of made.flatMap((of, from) => (from === at ? [] : of)))
      Y.applyUpdate(store.doc, update, 'peer');
  });
}

describe.each(Object.entries(fields))('the %s', (_, field) => {
  it(`keeps all letters that both users typed and composed, in ${RUNS} random runs`, () => {
    const state = begin();
    for (let run = 0; run < RUNS; run += 1) {
      const seed = first + run;
      const random = randomOf(seed);
      const hands = [new Hand(field, state), new Hand(field, state)] as const;
      const kept = new Set('春天来了');
      const gone = new Set('q');
      let next = 0x5000;
      const letter = () => {
        const made = String.fromCodePoint(next++);
        kept.add(made);
        return made;
      };
      const drop = (letters: string) => {
        for (const each of letters) {
          kept.delete(each);
          gone.add(each);
        }
      };
      for (let step = 0; step < 24; step += 1) {
        const hand = hands[random(2)] as Hand;
        const { length } = hand.words.shown;
        const from = random(length + 1);
        const to = random(4) === 0 ? Math.min(length, from + random(length + 1)) : from;
        const choice = random(6);
        if (choice === 0 && !hand.isComposing) drop(hand.type(from, to, letter()));
        else if (choice <= 2 && !hand.isComposing) drop(hand.compose(from, to));
        else if (choice <= 3 && hand.isComposing) hand.choose(letter() + letter());
        else if (choice === 4 && !hand.isComposing) hand.leave();
        else if (choice === 5) exchange(hands);
        // A name is one value: if two are stored at the same moment, one is kept.
        if (!field.live) exchange(hands);
      }
      for (const hand of hands) {
        if (hand.isComposing) hand.choose(letter());
        hand.leave();
        exchange(hands);
      }
      const [one, other] = hands.map(({ store }) => field.read(store));
      const said = `seed ${seed}: ${one}`;
      expect(other, said).toBe(one);
      for (const { words } of hands) expect(words.shown, said).toBe(one);
      expect([...(one ?? '')].sort(), said).toEqual([...kept].sort());
      expect(
        [...gone].filter((each) => one?.includes(each)),
        said,
      ).toEqual([]);
    }
  });
});

describe('the text of a field', () => {
  test('accepts changes by other users at once unless composing, merged with the typed text', () => {
    const words = new TypedWords('第一节');
    words.type('第一节课');
    words.receive('上午第一节');
    expect(words.shown).toBe('上午第一节课');
    expect(words.isChanged).toBe(true);
    expect(words.take()).toBe('上午第一节课');
    // The stored text as it is read again.
    words.receive('上午第一节课');
    expect(words.shown).toBe('上午第一节课');
  });

  test('stays as typed until a composition ends', () => {
    const words = new TypedWords('春天来了');
    words.beginComposition();
    words.type("春天来了di'li");
    words.receive('【乙】春天来了');
    expect(words.shown).toBe("春天来了di'li");
    words.endComposition('春天来了地理课');
    expect(words.shown).toBe('【乙】春天来了地理课');
  });

  test('is the stored text after the edit was discarded', () => {
    const words = new TypedWords('一');
    words.type('一二');
    words.receive('三一');
    words.reset();
    expect(words.shown).toBe('三一');
  });

  test('is the last typed number in a number field', () => {
    const words = new TypedWords('12', true);
    words.receive('13');
    expect(words.shown).toBe('13');
    words.type('135');
    words.receive('99');
    expect(words.take()).toBe('135');
  });

  test('keeps the cursor between the same letters', () => {
    expect(movedCursor('春天来了', '【乙】春天来了', 4)).toBe(7);
    expect(movedCursor('春天来了', '【乙】春天来了！', 2)).toBe(5);
    expect(movedCursor('春天来了', '来了', 1)).toBe(0);
    expect(movedCursor('春天', '春天来了', 2)).toBe(2);
  });
});
