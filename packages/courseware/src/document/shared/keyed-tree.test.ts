import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readKeyedTree, writeKeyedTree } from './keyed-tree.ts';

function newMap(): Y.Map<unknown> {
  return new Y.Doc().getMap('record');
}

function keysOf(map: Y.Map<unknown>): string[] {
  return [...map.keys()].sort();
}

/** The keys that a change of the tree writes. */
function writtenBy(map: Y.Map<unknown>, value: unknown): string[] {
  const keys: string[] = [];
  const note = (event: Y.YMapEvent<unknown>) => void keys.push(...event.keysChanged);
  map.observe(note);
  (map.doc as Y.Doc).transact(() => writeKeyedTree(map, 'q', value));
  map.unobserve(note);
  return keys.sort();
}

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });
const choice = (id: string, words: string) => ({ id, content: text(words) });
const question = {
  stem: text('2 + 2 = ?'),
  body: { choices: [choice('c', '3'), choice('a', '4'), choice('b', '5')], shuffle: true },
  key: { right: ['a'] },
  tags: [],
  feedback: {},
};

describe('writeKeyedTree', () => {
  it('stores fields by path, lists by the ids of their items, and texts and other lists as one value', () => {
    const map = newMap();
    map.set('type', 'question');
    writeKeyedTree(map, 'q', question);
    expect(keysOf(map)).toEqual([
      'q/',
      'q/.body',
      'q/.body.choices',
      'q/.body.choices/a',
      'q/.body.choices/a.content',
      'q/.body.choices/b',
      'q/.body.choices/b.content',
      'q/.body.choices/c',
      'q/.body.choices/c.content',
      'q/.body.shuffle',
      'q/.feedback',
      'q/.key',
      'q/.key.right',
      'q/.stem',
      'q/.tags',
      'type',
    ]);
    expect(readKeyedTree(map, 'q')).toEqual(question);
  });

  it('writes only the parts that differ', () => {
    const map = newMap();
    writeKeyedTree(map, 'q', question);
    expect(writtenBy(map, question)).toEqual([]);
    expect(writtenBy(map, { ...question, stem: text('2 + 3 = ?') })).toEqual(['q/.stem']);
    const [c, a, b] = question.body.choices;
    expect(writtenBy(map, { ...question, body: { ...question.body, choices: [a, b, c] } })).toEqual([
      'q/.body.choices/c',
      'q/.stem',
    ]);
    expect(writtenBy(map, { ...question, body: { choices: [a, b], shuffle: true } })).toEqual([
      'q/.body.choices/c',
      'q/.body.choices/c.content',
    ]);
  });

  it('removes all parts for undefined', () => {
    const map = newMap();
    map.set('type', 'question');
    writeKeyedTree(map, 'q', question);
    writeKeyedTree(map, 'q', undefined);
    expect(keysOf(map)).toEqual(['type']);
    expect(readKeyedTree(map, 'q')).toBeUndefined();
  });

  it('keeps names, characters of paths in keys, and records apart', () => {
    const [one, other] = [newMap(), newMap()];
    const odd = { 'a.b': { '/': 1, '~1': 2 }, '': { '': [] }, a: { b: 3 }, constructor: null };
    writeKeyedTree(one, 'q', odd);
    writeKeyedTree(one, 'more', [1]);
    expect([readKeyedTree(one, 'q'), readKeyedTree(one, 'more')]).toEqual([odd, [1]]);
    expect(readKeyedTree(other, 'q')).toBeUndefined();
  });

  it('stores as one value a list with an item without id, and a list with two equal ids', () => {
    const map = newMap();
    const lists = { a: [{ id: 'x' }, {}], b: [{ id: 'x' }, { id: 'x' }], c: [{ id: 1 }] };
    writeKeyedTree(map, 'q', lists);
    expect(keysOf(map)).toEqual(['q/', 'q/.a', 'q/.b', 'q/.c']);
    expect(readKeyedTree(map, 'q')).toEqual(lists);
  });

  it('stores a value of very many parts and one of very long paths as one value', () => {
    const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, at) => [`k${at}`, at]));
    const long = { ['k'.repeat(200_000)]: { a: 1, b: 1, c: 1, d: 1, e: 1 } };
    for (const value of [many, long]) {
      const map = newMap();
      writeKeyedTree(map, 'q', value);
      expect(keysOf(map)).toEqual(['q/']);
      expect(readKeyedTree(map, 'q')).toEqual(value);
    }
  });

  it('throws without a change for a value that is nested too deeply', () => {
    const map = newMap();
    writeKeyedTree(map, 'q', { a: 1 });
    let deep: unknown = 1;
    for (let at = 0; at < 65; at += 1) deep = { deep };
    expect(() => writeKeyedTree(map, 'q', deep)).toThrow(RangeError);
    expect(readKeyedTree(map, 'q')).toEqual({ a: 1 });
  });
});

describe('readKeyedTree', () => {
  it('returns the same objects until their own parts change', () => {
    const map = newMap();
    writeKeyedTree(map, 'q', question);
    const first = readKeyedTree(map, 'q') as typeof question;
    expect(readKeyedTree(map, 'q')).toBe(first);
    map.set('type', 'question');
    expect(readKeyedTree(map, 'q')).toBe(first);
    writeKeyedTree(map, 'q', {
      ...question,
      body: { ...question.body, choices: [...question.body.choices, choice('d', '6')] },
    });
    const next = readKeyedTree(map, 'q') as typeof question;
    expect(next).not.toBe(first);
    expect(next.body).not.toBe(first.body);
    expect([next.stem, next.key, next.tags]).toEqual([first.stem, first.key, first.tags]);
    expect(next.key).toBe(first.key);
    expect(next.body.choices.slice(0, 3).every((each, at) => each === first.body.choices[at])).toBe(true);
  });

  it('leaves out parts of removed objects, lists and items, and parts that are no values', () => {
    const map = newMap();
    writeKeyedTree(map, 'q', { a: 1, list: [{ id: 'x' }] });
    map.set('q/.gone.b', 1);
    map.set('q/.a.b', 1);
    map.set('q/.list/y.c', 1);
    map.set('q/.list/z', 5);
    map.set('q/.list/x.id', 'y');
    map.set('q/.broken', '\u0001{');
    map.set('q/.text', new Y.Text('x'));
    map.set('q/.bytes', new Uint8Array(1));
    map.set('q/.__proto__', 1);
    map.set('q/.inner', '\u0001{"__proto__":1}');
    map.set('q/.wrong~', 1);
    map.set('q/none', 1);
    expect(readKeyedTree(map, 'q')).toEqual({ a: 1, list: [{ id: 'x' }] });
  });

  it('returns undefined for a value of too many parts or too many characters', () => {
    const many = newMap();
    const large = newMap();
    writeKeyedTree(many, 'q', {});
    writeKeyedTree(large, 'q', {});
    for (let at = 0; at < 40_000; at += 1) many.set(`q/.k${at}`, 1);
    large.set('q/.a', 'x'.repeat(8_000_000));
    expect([readKeyedTree(many, 'q'), readKeyedTree(large, 'q')]).toEqual([undefined, undefined]);
  });
});
