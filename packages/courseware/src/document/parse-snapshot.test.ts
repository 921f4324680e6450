import { expect, it } from 'vitest';
import { frame, shape } from '../../test/sample.ts';
import { parseSnapshot } from './parse-snapshot.ts';

const parsed = (...records: unknown[]) => parseSnapshot(JSON.stringify({ records })).records;

it('parseSnapshot returns records with the properties that readers need', () => {
  const records = [
    { kind: 'deck', id: 'deck', size: { w: 1, h: 2 } },
    { kind: 'page', id: 'p', order: 'a0' },
    { kind: 'section', id: 's', order: 'a1' },
    { kind: 'theme', id: 't' },
    shape('e', 'p', 'a0'),
  ];
  expect(parsed(...records)).toEqual(records);
});

it.each([
  ['no object', null],
  ['a number as id', { kind: 'theme', id: 1 }],
  ['no kind', { id: 't' }],
  ['an unknown kind', { kind: 'other', id: 't' }],
  ['an inherited name as kind', { kind: 'toString', id: 't' }],
  ['a deck without size', { kind: 'deck', id: 'deck' }],
  ['a deck with half a size', { kind: 'deck', id: 'deck', size: { w: 1 } }],
  ['a page without order', { kind: 'page', id: 'p' }],
  ['a section with a number as order', { kind: 'section', id: 's', order: 1 }],
  ['an element of unknown type', { ...shape('e', 'p', 'a0'), type: 'other' }],
  ['an element with an inherited name as type', { ...shape('e', 'p', 'a0'), type: 'valueOf' }],
  ['an element without parent', { ...shape('e', 'p', 'a0'), parentId: undefined }],
  ['an element without order', { ...shape('e', 'p', 'a0'), order: undefined }],
  ['an element without frame', { ...shape('e', 'p', 'a0'), frame: undefined }],
  ['an element with text in its frame', { ...shape('e', 'p', 'a0'), frame: { ...frame, h: '1' } }],
])('parseSnapshot leaves out %s', (_, record) => {
  expect(parsed(record, { kind: 'theme', id: 'kept' })).toEqual([{ kind: 'theme', id: 'kept' }]);
});

it('parseSnapshot returns no records for other JSON, and throws for text that is no JSON', () => {
  expect(['null', '[]', '{}', '{"records":{}}'].map((text) => parseSnapshot(text).records)).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(() => parseSnapshot('{')).toThrow(SyntaxError);
});
