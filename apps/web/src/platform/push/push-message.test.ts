import { expect, it } from 'vitest';
import { readPushMessage } from './push-message.ts';

it('returns a message of the server', () => {
  expect(readPushMessage('{"kind":"ready","user_id":"li"}')).toEqual({ kind: 'ready', user_id: 'li' });
});

it.each([
  ['text that is not JSON', '{"kind":'],
  ['a message of an unknown kind', '{"kind":"other"}'],
  ['a message without its fields', '{"kind":"preview"}'],
  ['binary data', new ArrayBuffer(4)],
])('returns undefined for %s', (_, text) => {
  expect(readPushMessage(text)).toBeUndefined();
});
