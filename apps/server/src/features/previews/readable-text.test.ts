import { expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

const MOST = 2 * 1024 ** 2;
const read = (bytes: readonly number[] | Uint8Array) => {
  const { bytes: text, cut } = readableText(Uint8Array.from(bytes));
  return [new TextDecoder('utf-8', { ignoreBOM: true }).decode(text), cut];
};

it('converts UTF-8 with and without byte order mark, UTF-16 and GB 18030', () => {
  const utf8 = [...new TextEncoder().encode('讲台')];
  expect(read(utf8)).toEqual(['讲台', false]);
  expect(read([0xef, 0xbb, 0xbf, ...utf8])).toEqual(['讲台', false]);
  expect(read([0xff, 0xfe, 0xb2, 0x8b, 0xf0, 0x53])).toEqual(['讲台', false]);
  expect(read([0xfe, 0xff, 0x8b, 0xb2, 0x53, 0xf0])).toEqual(['讲台', false]);
  expect(read([0xbd, 0xb2, 0xcc, 0xa8])).toEqual(['讲台', false]);
});

it('cuts a text after two megabytes, without half a character', () => {
  expect(readableText(new Uint8Array(MOST).fill(97)).cut).toBe(false);
  const text = new TextEncoder().encode(`${'a'.repeat(MOST - 1)}讲`);
  const { bytes, cut } = readableText(text);
  expect(cut).toBe(true);
  expect(bytes.length).toBe(MOST - 1);
});
