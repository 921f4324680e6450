import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { JsonValue } from '../../records/json-value.ts';
import { readKeyedTree, writeKeyedTree } from './keyed-tree.ts';

const seed = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000);

type Fields = Record<string, JsonValue>;

const words = fc.string({ unit: 'grapheme', maxLength: 8 });
const key = fc
  .oneof(fc.constantFrom('a', 'b.c', 'd/e', '~', '~0', '', 'id', 'paragraphs', 'constructor'), words)
  .filter((name) => name !== '__proto__');
const scalar = fc.oneof(
  words,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const { value } = fc.letrec<{ value: JsonValue; fields: Fields; list: JsonValue; text: JsonValue }>(
  (tie) => ({
    fields: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
    list: fc
      .uniqueArray(fc.tuple(key, tie('fields')), { maxLength: 5, selector: ([id]) => id })
      .map((items) => items.map(([id, fields]) => ({ ...fields, id }))),
    text: fc.array(words, { maxLength: 3 }).map((paragraphs) => ({ paragraphs })),
    value: fc.oneof(
      { depthSize: 'small' },
      scalar,
      tie('fields'),
      tie('list'),
      tie('text'),
      fc.array(scalar, { maxLength: 3 }),
    ),
  }),
);
/** Zero has no sign in JSON. */
const json = value.map((each): JsonValue => JSON.parse(JSON.stringify(each)));

class Author {
  readonly doc = new Y.Doc();
  readonly map: Y.Map<unknown> = this.doc.getMap('record');

  get value(): JsonValue | undefined {
    return readKeyedTree(this.map, 'q');
  }

  write(next: unknown): void {
    this.doc.transact(() => writeKeyedTree(this.map, 'q', next), this);
  }
}

function twoAuthors(start: JsonValue): [Author, Author] {
  const authors: [Author, Author] = [new Author(), new Author()];
  authors[0].write(start);
  merge(...authors);
  return authors;
}

function merge(one: Author, other: Author): void {
  const [fromOne, fromOther] = [Y.encodeStateAsUpdate(one.doc), Y.encodeStateAsUpdate(other.doc)];
  Y.applyUpdate(one.doc, fromOther);
  Y.applyUpdate(other.doc, fromOne);
}

function keysOf({ map }: Author): string[] {
  return [...map.keys()].sort();
}

describe(`a keyed tree (seed ${seed})`, () => {
  it('is read as it was written, after any earlier value, with no part of that left', () => {
    fc.assert(
      fc.property(json, json, (first, second) => {
        const [author, fresh] = [new Author(), new Author()];
        author.write(first);
        expect(author.value).toEqual(first);
        author.write(second);
        fresh.write(second);
        expect(author.value).toEqual(second);
        expect(keysOf(author)).toEqual(keysOf(fresh));
      }),
      { seed },
    );
  });

  it('keeps what two authors change in different fields, at any depth', () => {
    fc.assert(
      fc.property(json, json, json, fc.array(key, { maxLength: 4 }), (start, one, other, path) => {
        const within = (fields: Fields): JsonValue =>
          path.reduceRight<JsonValue>((inner, name) => ({ [name]: inner, rest: 1 }), fields);
        const [first, second] = twoAuthors(within({ x: start, y: start, z: start }));
        first.write(within({ x: one, y: start, z: start }));
        second.write(within({ x: start, y: other, z: start }));
        merge(first, second);
        expect(first.value).toEqual(within({ x: one, y: other, z: start }));
        expect(second.value).toEqual(first.value);
      }),
      { seed },
    );
  });

  it('converges for any two concurrent changes', () => {
    fc.assert(
      fc.property(json, json, json, (start, one, other) => {
        const [first, second] = twoAuthors(start);
        first.write(one);
        second.write(other);
        merge(first, second);
        expect(second.value).toEqual(first.value);
        const merged = first.value ?? null;
        first.write(merged);
        expect(first.value).toEqual(merged);
      }),
      { seed },
    );
  });

  it('never throws for a document with any parts', () => {
    const path = fc.array(fc.constantFrom('.', '/', '~', 'a', 'b', '~1', '__proto__'), { maxLength: 8 });
    const part = fc.oneof(
      fc.constantFrom('\u0001{}', '\u0001[]', '\u0001{', 'a0', '', null, 1, undefined),
      fc.anything().map((each) => `\u0001${JSON.stringify(each)}`),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(path, part), { maxLength: 30 }), (parts) => {
        const author = new Author();
        author.map.set('q/', '\u0001{}');
        for (const [steps, each] of parts) author.map.set(`q/${steps.join('')}`, each);
        const read = author.value;
        expect(JSON.parse(JSON.stringify(read ?? null))).toEqual(read ?? null);
        author.write({ a: 1 });
        expect(author.value).toEqual({ a: 1 });
      }),
      { seed },
    );
  });
});

describe('two authors of one list', () => {
  const item = (id: string, more: Fields = {}) => ({ id, ...more });
  const list = (...items: JsonValue[]) => ({ list: items });

  it('keep the items that both add', () => {
    const [one, other] = twoAuthors(list());
    one.write(list(item('a')));
    other.write(list(item('b')));
    merge(one, other);
    expect((one.value as { list: { id: string }[] }).list.map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect(other.value).toEqual(one.value);
  });

  it('keep changes of different fields of one item, and its move', () => {
    const [one, other] = twoAuthors(list(item('a', { x: 1, y: 1 }), item('b')));
    one.write(list(item('a', { x: 2, y: 1 }), item('b')));
    other.write(list(item('b'), item('a', { x: 1, y: 2 })));
    merge(one, other);
    expect(one.value).toEqual(list(item('b'), item('a', { x: 2, y: 2 })));
    expect(other.value).toEqual(one.value);
  });

  it('lose an item that one removes while the other changes it, and keep an empty list', () => {
    const [one, other] = twoAuthors(list(item('a', { x: 1 })));
    one.write(list());
    other.write(list(item('a', { x: 2 })));
    merge(one, other);
    expect([one.value, other.value]).toEqual([list(), list()]);
  });

  it('keep an object whose fields both remove', () => {
    const [one, other] = twoAuthors({ inner: { a: 1, b: 1 } });
    one.write({ inner: { b: 1 } });
    other.write({ inner: { a: 1 } });
    merge(one, other);
    expect(one.value).toEqual({ inner: {} });
  });

  it('do not find again in a new item the fields of a removed item with its id', () => {
    const [one, other] = twoAuthors(list(item('a', { x: 1 })));
    one.write(list());
    other.write(list(item('a', { x: 1, late: 1 })));
    merge(one, other);
    one.write(list(item('a', { x: 3 })));
    expect(one.value).toEqual(list(item('a', { x: 3 })));
  });

  it('undo only their own change', () => {
    const [one, other] = twoAuthors(list(item('a', { x: 1, y: 1 })));
    const undo = new Y.UndoManager(one.map, { trackedOrigins: new Set([one]) });
    one.write(list(item('a', { x: 2, y: 1 }), item('b')));
    other.write(list(item('a', { x: 1, y: 2 }), item('c')));
    merge(one, other);
    undo.undo();
    expect(one.value).toEqual(list(item('a', { x: 1, y: 2 }), item('c')));
    undo.redo();
    merge(one, other);
    expect((other.value as { list: { id: string }[] }).list.map(({ id }) => id).sort()).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
