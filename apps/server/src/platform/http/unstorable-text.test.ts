import { expect, it } from 'vitest';
import { unstorableText } from './unstorable-text.ts';

it('unstorableText returns undefined when every text can be stored', () => {
  expect(unstorableText({ a: ['x', 1, null, true, { b: '🙂' }] })).toBeUndefined();
  expect(unstorableText(null)).toBeUndefined();
  expect(unstorableText(7)).toBeUndefined();
});

it('unstorableText returns the path of a text with a zero character or an unpaired surrogate', () => {
  expect(unstorableText('a\0')).toBe('');
  expect(unstorableText({ name: '\ud800' })).toBe('name');
  expect(unstorableText({ list: [{ x: 'good' }, { x: 'a\0b' }] })).toBe('list.1.x');
});

it('unstorableText returns the path of the object whose property has such a name', () => {
  expect(unstorableText({ inside: { 'a\0': 1 } })).toBe('inside');
  expect(unstorableText({ '\udc00': 1 })).toBe('');
});

it('unstorableText skips bytes and handles any depth', () => {
  expect(unstorableText({ bytes: Buffer.from([0]) })).toBeUndefined();
  let deep: unknown = '\0';
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  expect(unstorableText(deep)).toHaveLength(39_999);
});
