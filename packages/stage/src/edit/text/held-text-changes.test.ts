import {
  type CoursewareRecord,
  CoursewareStore,
  type Element,
  LOAD_ORIGIN,
  stateOfSnapshot,
  type TableElement,
  type TextBody,
} from '@lectern/courseware';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it, test } from 'vitest';
import * as Y from 'yjs';
import { editingOf } from '../kinds/kind-editing.ts';
import { random, shapeRecord } from '../testing/records.ts';
import { bodyFrom, documentFrom } from './document.ts';
import { HeldTextChanges } from './held-text-changes.ts';
import { minimalReplace } from './minimal-replace.ts';
import { textSchema } from './schema.ts';
import { bodyOfText, plainText } from './text-body.ts';

const first = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);
const RUNS = 200;
const START = '春天来了';
const italic = textSchema.mark('look', { props: { italic: true } });

const page: CoursewareRecord = { kind: 'page', id: 'page', order: 'a1' };
const table: TableElement = {
  kind: 'element',
  type: 'table',
  id: 'table',
  parentId: 'page',
  order: 'a2',
  frame: { x: 0, y: 0, w: 100, h: 40 },
  table: {
    columns: [{ id: 'c', width: 100 }],
    rows: [{ id: 'r', height: 40 }],
    cells: { 'r:c': { text: bodyOfText(START) } },
  },
};
const shape = { ...shapeRecord('shape', { x: 0, y: 0, w: 100, h: 40 }), text: bodyOfText(START) };
const state = stateOfSnapshot({ records: [page, shape, table] });

function textIn(store: CoursewareStore, id: string, cell: string | undefined): TextBody {
  const element = store.find('element', id) as Element;
  return editingOf(element).text?.body(element, cell) as TextBody;
}

/** A window with the open text, with the same state as `TextEditor` and `OpenTextView` but without drawing. */
class Window {
  readonly store: CoursewareStore;
  readonly unsent: Uint8Array[] = [];
  readonly id: string;
  readonly cell: string | undefined;
  readonly #held: HeldTextChanges;
  #state: EditorState;
  #composed: { from: number; to: number } | undefined;

  constructor(id: string, cell?: string) {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, state, LOAD_ORIGIN);
    doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'peer') this.unsent.push(update);
    });
    this.store = new CoursewareStore(doc);
    this.id = id;
    this.cell = cell;
    const document = documentFrom(this.stored());
    this.#held = new HeldTextChanges(document);
    this.#state = EditorState.create({ doc: document });
    this.store.subscribe(({ source }) => {
      if (source === 'local') return;
      this.#held.receive(documentFrom(this.stored()));
      if (!this.#composed) this.#settle();
    });
  }

  get isComposing(): boolean {
    return this.#composed !== undefined;
  }

  /** A caret position, `least` or greater; `below` returns a random number below its argument. */
  place(below: (count: number) => number, least = 1): number {
    const at = least + below(this.#state.doc.content.size - least);
    return this.#state.doc.resolve(at).depth === 1 ? at : at - 1;
  }

  get shown(): TextBody {
    return bodyFrom(this.#state.doc);
  }

  stored(): TextBody {
    return textIn(this.store, this.id, this.cell);
  }

  /** Replaces text with letters or a line end; returns the removed letters. */
  type(from: number, to: number, letters: string | undefined): string {
    const went = this.#state.doc.textBetween(from, to);
    const { tr } = this.#state;
    if (letters === undefined) {
      this.#state = this.#state.apply(tr.split(from));
    } else this.#state = this.#state.apply(tr.insertText(letters, from, to));
    this.#settle();
    return letters === undefined ? '' : went;
  }

  slant(from: number, to: number): string {
    this.#state = this.#state.apply(this.#state.tr.addMark(from, to, italic));
    this.#settle();
    return this.#state.doc.textBetween(from, to);
  }

  compose(from: number, to: number): string {
    const went = this.#state.doc.textBetween(from, to);
    this.#composed = { from, to: from + 1 };
    this.#state = this.#state.apply(this.#state.tr.insertText('q', from, to));
    return went;
  }

  choose(letters: string): void {
    const composed = this.#composed;
    if (!composed) return;
    const { tr } = this.#state;
    this.#state = this.#state.apply(tr.insertText(letters, composed.from, composed.to));
    this.#composed = undefined;
    this.#settle();
  }

  #settle(): void {
    const mine = this.#state.doc;
    const { base } = this.#held;
    const { stored, now } = this.#held.settle(mine);
    const taken = minimalReplace(this.#state, now);
    if (taken) this.#state = this.#state.apply(taken);
    if (mine.eq(base) || now.eq(stored)) return;
    const element = this.store.find('element', this.id) as Element;
    const { text } = editingOf(element);
    const body = text?.body(element, this.cell);
    const patch = body && text?.patch(element, this.cell, { ...body, ...bodyFrom(now) });
    if (patch) this.store.transact((edit) => edit.update(this.id, patch));
  }
}

/**
 * Sends every window's changes to the other window. Returns the letters that lost their italics in the plain merge of
 * both documents: when both users delete at the same time, Yjs can remove both of two markers that begin a format, each
 * as superfluous beside the other.
 */
function exchange(windows: readonly Window[]): string[] {
  const before = windows.flatMap((window) => [...slanted(window.stored())]);
  const made = windows.map(({ unsent }) => unsent.splice(0));
  const bothChanged = made.every((updates) => updates.length > 0);
  const merged = bothChanged && before.length > 0 ? mergedStore(windows) : undefined;
  windows.forEach(({ store }, at) => {
    for (const update of made.flatMap((of, from) => (from === at ? [] : of)))
      Y.applyUpdate(store.doc, update, 'peer');
  });
  if (!merged) return [];
  const leans = new Set(slanted(textIn(merged, windows[0]?.id ?? '', windows[0]?.cell)));
  return before.filter((letter) => !leans.has(letter));
}

function mergedStore(windows: readonly Window[]): CoursewareStore {
  const merged = new CoursewareStore(new Y.Doc());
  for (const { store } of windows) Y.applyUpdate(merged.doc, Y.encodeStateAsUpdate(store.doc), LOAD_ORIGIN);
  return merged;
}

const slanted = (body: TextBody): string =>
  body.paragraphs
    .flatMap(({ runs }) => runs.map((run) => (run.type === 'text' && run.props?.italic ? run.text : '')))
    .join('');

describe.each([
  ['a shape', 'shape', undefined],
  ['a cell', 'table', 'r:c'],
] as const)('the open text of %s', (_, id, cell) => {
  it(`keeps all typed, composed and italic text of both users, in ${RUNS} random runs`, () => {
    for (let run = 0; run < RUNS; run += 1) {
      const seed = first + run;
      const next = random(seed);
      const below = (count: number) => Math.min(count - 1, Math.floor(next(0, count)));
      const windows = [new Window(id, cell), new Window(id, cell)] as const;
      const kept = new Set(START);
      const italics = new Set<string>();
      const merge = () => {
        for (const each of exchange(windows)) italics.delete(each);
      };
      let made = 0x5000;
      const letter = () => {
        const one = String.fromCodePoint(made++);
        kept.add(one);
        return one;
      };
      const drop = (letters: string) => {
        for (const each of letters) kept.delete(each);
      };
      for (let step = 0; step < 24; step += 1) {
        const window = windows[below(2)] as Window;
        const from = window.place(below);
        const to = below(4) === 0 ? Math.max(from, window.place(below, from)) : from;
        const choice = below(7);
        if (choice === 6) merge();
        else if (window.isComposing) {
          if (choice < 3) window.choose(letter() + letter());
        } else if (choice === 0) drop(window.type(from, to, letter()));
        else if (choice === 1) window.type(from, from, undefined);
        else if (choice > 2) drop(window.compose(from, to));
        else {
          // Yjs ends one of two overlapping italic ranges, set at the same time, where the other ends.
          merge();
          const start = window.place(below);
          for (const each of window.slant(start, window.place(below, start))) italics.add(each);
          merge();
        }
      }
      for (const window of windows) {
        if (window.isComposing) window.choose(letter());
        merge();
      }
      const [one, other] = windows;
      const said = plainText(one.stored());
      const of = `seed ${seed}: ${said}`;
      expect(other.stored(), of).toEqual(one.stored());
      for (const { shown, stored } of [
        { shown: one.shown, stored: one.stored() },
        { shown: other.shown, stored: other.stored() },
      ])
        expect(plainText(shown), of).toBe(plainText(stored));
      expect([...said.replaceAll('\n', '')].sort(), of).toEqual([...kept].sort());
      const leans = slanted(one.stored());
      expect(
        [...italics].filter((each) => kept.has(each) && !leans.includes(each)),
        of,
      ).toEqual([]);
    }
  });
});

describe('an open text', () => {
  test('is merged with text that other users wrote, deleted and made italic during a composition', () => {
    const after = (change: (other: Window) => void) => {
      const windows = [new Window('shape'), new Window('shape')] as const;
      const [mine, other] = windows;
      mine.compose(5, 5);
      change(other);
      exchange(windows);
      mine.choose('地理课');
      exchange(windows);
      expect(plainText(other.stored())).toBe(plainText(mine.shown));
      return mine.stored();
    };
    expect(plainText(after((other) => other.type(1, 1, '【乙】')))).toBe('【乙】春天来了地理课');
    expect(plainText(after((other) => other.type(1, 5, '')))).toBe('地理课');
    expect(slanted(after((other) => other.slant(1, 5)))).toBe('春天来了地理课');
  });

  test('keeps the caret between the same letters when other users wrote before and after it', () => {
    const doc = documentFrom(bodyOfText('雨点落在\n窗台上'));
    const editor = EditorState.create({ doc, selection: TextSelection.create(doc, 4) });
    const next = documentFrom(bodyOfText('小雨点落在\n大窗台上了'));
    const taken = minimalReplace(editor, next);
    expect(taken && editor.apply(taken).selection.from).toBe(5);
    const leaning = documentFrom({
      paragraphs: [{ runs: [{ type: 'text', text: '雨点落在', props: { italic: true } }] }, { runs: [] }],
    });
    const slant = minimalReplace(editor, leaning);
    expect(slant && editor.apply(slant).selection.from).toBe(4);
  });
});
