import { expect, it } from 'vitest';
import { decodedText } from './decoded-text.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBigEndian: boolean, mark = true) => {
  const units = [...((mark ? '\ufeff' : '') + text)].map((letter) => letter.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};
/** 姓名 in GB 18030. */
const GB = [0xd0, 0xd5, 0xc3, 0xfb];

it('decodedText decodes UTF-8, with a byte order mark or without', () => {
  expect(decodedText(utf8('姓名'))).toBe('姓名');
  expect(decodedText(utf8('\ufeff姓名'))).toBe('姓名');
  expect(decodedText(utf8('a'))).toBe('a');
  expect(decodedText(new Uint8Array())).toBe('');
});

it('decodedText decodes UTF-16 by its byte order mark', () => {
  expect(decodedText(utf16('姓名', false))).toBe('姓名');
  expect(decodedText(utf16('姓名', true))).toBe('姓名');
});

it('decodedText decodes UTF-16 without a mark by the zeros of its Latin letters', () => {
  expect(decodedText(utf16('姓名,A1\n', false, false))).toBe('姓名,A1\n');
  expect(decodedText(utf16('姓名,A1\n', true, false))).toBe('姓名,A1\n');
});

it('decodedText decodes bytes that are no UTF-8 as GB 18030', () => {
  expect(decodedText(new Uint8Array(GB))).toBe('姓名');
});

it('decodedText decodes a page by the encoding that it declares', () => {
  const page = (head: string, ...rest: number[]) => new Uint8Array([...utf8(head), ...rest]);
  expect(decodedText(page('<meta charset="big5">', 0xa6, 0x57))).toContain('名');
  expect(decodedText(page("<?xml version='1.0' encoding='big5'?>", 0xa6, 0x57))).toContain('名');
  expect(decodedText(page('<meta http-equiv=x content="text/html; charset=gb2312">', ...GB))).toContain(
    '姓名',
  );
});

it('decodedText ignores a declared encoding that is unknown, wrong, or UTF-16', () => {
  const page = (head: string) => utf8(`${head}姓名`);
  expect(decodedText(page('<meta charset="klingon">'))).toContain('姓名');
  expect(decodedText(page('<meta charset="utf-16">'))).toContain('姓名');
  expect(decodedText(new Uint8Array([...utf8('<meta charset="utf-8">'), ...GB]))).toContain('姓名');
});
