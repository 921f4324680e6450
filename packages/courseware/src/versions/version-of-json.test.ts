import { expect, it } from 'vitest';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { filesNamed, schemaOf, versionOfJson } from './version-of-json.ts';

const deck = { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } };
const [used, unused] = ['a'.repeat(64), 'b'.repeat(64)];

it('versionOfJson returns the records of stored JSON', () => {
  expect(versionOfJson(JSON.stringify({ records: [deck] })).records).toMatchObject([
    { kind: 'deck', id: 'deck' },
  ]);
});

it('versionOfJson throws for text that is not JSON', () => {
  expect(() => versionOfJson('{')).toThrow(SyntaxError);
});

it.each([
  [[{ kind: 'page', schema: 7 }, deck], 2],
  [[{ schema: 7 }, 'deck', 3, null, deck], 2],
  [[{ kind: 'deck' }], 0],
  [[{ kind: 'deck', schema: '2' }], 0],
  [[{ kind: 'page', schema: 7 }], 0],
  [[], 0],
])('schemaOf returns the schema of the deck among %j', (records, schema) => {
  expect(schemaOf(records)).toBe(schema);
});

it('filesNamed returns each file that records name once, except the records of the files', () => {
  const records = [
    { kind: 'asset', id: unused },
    { kind: 'element', id: 'one', asset: used },
    { kind: 'element', id: 'two', fill: { asset: used } },
  ];
  expect(filesNamed({ records } as unknown as CoursewareSnapshot)).toEqual([used]);
  expect(filesNamed({ records: [] })).toEqual([]);
});
