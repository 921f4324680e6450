import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

it('returns texts of UTF-8, UTF-16 and the Chinese code page', () => {
  expect(decodeText(strToU8('1. 选'))).toBe('1. 选');
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x31, 0, 0x09, 0x90))).toBe('1选');
  expect(decodeText(Uint8Array.of(0xfe, 0xff, 0, 0x31, 0x90, 0x09))).toBe('1选');
  expect(decodeText(Uint8Array.of(0xd1, 0xa1, 0xd4, 0xf1))).toBe('选择');
});

it('returns undefined for bytes that are no text', () => {
  expect(decodeText(Uint8Array.of(0x31, 0, 0x32))).toBeUndefined();
  expect(decodeText(Uint8Array.of(0xff, 0xff, 0xff))).toBeUndefined();
});
