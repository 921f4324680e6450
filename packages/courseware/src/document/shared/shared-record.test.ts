import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { shape, textBody, tool } from '../../../test/sample.ts';
import { forgetShared, patchRecord, readRecord, type SharedRecord, writeRecord } from './shared-record.ts';

let map: SharedRecord;

beforeEach(() => {
  map = new Y.Doc().getMap('record');
});

/** Without the id, which is the key of the record's map. */
function stored<T extends { id: string }>({ id: _, ...values }: T): Omit<T, 'id'> {
  return values;
}

describe('writeRecord', () => {
  it('stores properties under their names, a text as Y.Text, and data key by key', () => {
    writeRecord(map, { ...shape('s', 'p', 'a0', { text: textBody('a') }) });
    expect(map.get('text')).toBeInstanceOf(Y.Text);
    expect(map.has('id')).toBe(false);
    expect(readRecord(map)).toEqual(stored(shape('s', 'p', 'a0', { text: textBody('a') })));
    const other: SharedRecord = new Y.Doc().getMap('record');
    writeRecord(other, { ...tool('t', 'p', 'a0', { a: 1, b: [2] }) });
    expect([...other.keys()].filter((key) => key.includes('/')).sort()).toEqual(['data/a', 'data/b']);
    expect(readRecord(other)).toEqual(stored(tool('t', 'p', 'a0', { a: 1, b: [2] })));
  });

  it('creates the text of a shape without text, so that two users can begin it at once', () => {
    writeRecord(map, { ...shape('s', 'p', 'a0') });
    expect(map.get('text')).toBeInstanceOf(Y.Text);
    expect(readRecord(map)).not.toHaveProperty('text');
  });

  it('stores no type for a record without one', () => {
    writeRecord(map, { kind: 'page', order: 'a0' });
    expect([...map.keys()].sort()).toEqual(['kind', 'notes', 'order']);
  });
});

describe('patchRecord', () => {
  it('replaces and removes properties, and keeps kind, type and id', () => {
    writeRecord(map, { ...shape('s', 'p', 'a0', { name: 'N', locked: true }) });
    patchRecord(map, {
      id: 'other',
      kind: 'page',
      type: 'line',
      ...JSON.parse('{"__proto__":{"odd":1}}'),
      name: undefined,
      order: 'a5',
    });
    expect(readRecord(map)).toEqual(stored(shape('s', 'p', 'a5', { locked: true })));
    expect(map.has('id')).toBe(false);
    expect(map.has('__proto__')).toBe(false);
  });

  it('removes parts that merge when their property is undefined', () => {
    const animation = {
      id: '1',
      elementId: 'e',
      effect: { class: 'entrance', preset: 1 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 1,
    };
    writeRecord(map, { kind: 'page', order: 'a0', animations: [animation, { ...animation, id: '2' }] });
    expect(readRecord(map)).toMatchObject({ animations: [{ id: '1' }, { id: '2' }] });
    patchRecord(map, { animations: undefined });
    expect(readRecord(map)).not.toHaveProperty('animations');
    expect([...map.keys()].some((key) => key.startsWith('animations'))).toBe(false);
  });
});

describe('readRecord', () => {
  it('leaves out invalid items of a list and foreign values', () => {
    writeRecord(map, { kind: 'page', order: 'a0' });
    map.set('animations/x', { id: 'x', odd: true });
    map.set('__proto__', { odd: true });
    map.set('map', new Y.Map());
    map.set('odd/key', 1);
    expect(readRecord(map)).toEqual({ kind: 'page', order: 'a0' });
  });

  it('returns a changed text after forgetShared', () => {
    writeRecord(map, { ...shape('s', 'p', 'a0', { text: textBody('a') }) });
    readRecord(map);
    const text = map.get('text') as Y.Text;
    text.insert(0, 'x');
    expect(readRecord(map)).toMatchObject({ text: textBody('a') });
    forgetShared(map);
    forgetShared(text);
    expect(readRecord(map)).toMatchObject({ text: textBody('xa') });
  });
});
