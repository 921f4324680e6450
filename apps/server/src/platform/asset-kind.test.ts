import { processorTime } from '@lectern/base/processor-time';
import { describe, expect, it } from 'vitest';
import { assetKind } from './asset-kind.ts';

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A frame header with this size (ISO 10918-1, B.2.2), after an EXIF segment with or without a rotation. */
function jpeg(width: number, height: number, orientation?: number): Buffer {
  const exif = Buffer.concat([
    latin('Exif\0\0'),
    hex('4949 2a00 0800 0000 0100 1201 0300 0100 0000'),
    Buffer.from([orientation ?? 1, 0, 0, 0, 0, 0, 0, 0]),
  ]);
  const app1 = Buffer.concat([hex('ffe1'), Buffer.from([0, exif.length + 2]), exif]);
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([hex('ffd8'), app1, hex('ffc0 0011 08'), size, hex('03 012200 021101 031101')]);
}

describe('the detected kind of a file', () => {
  it('is found quickly for a drawing that begins with hundreds of comments, and for a text that resembles one', () => {
    const comments = '<!---->'.repeat(500);
    const spent = processorTime();
    expect(assetKind(latin(`${comments}<svg width="3" height="2"/>`))).toMatchObject({
      mime: 'image/svg+xml',
    });
    expect(assetKind(latin(`${'<!---->'.repeat(27)}<html>`))).toBeUndefined();
    expect(assetKind(latin(`${'<!---->  '.repeat(27)}<svg`))).toBeUndefined();
    expect(assetKind(latin(`${'<!--'.repeat(900)}-->`))).toBeUndefined();
    // Backtracking over twenty-seven comments took ten seconds, and each further comment doubled that time.
    expect(spent()).toBeLessThan(2_000);
  });

  it('is read from its bytes, with the size of a picture from its header', () => {
    expect(assetKind(jpeg(640, 480))).toEqual({ mime: 'image/jpeg', width: 640, height: 480 });
    expect(assetKind(jpeg(640, 480, 6))).toEqual({ mime: 'image/jpeg', width: 480, height: 640 });
    expect(assetKind(Buffer.concat([latin('GIF89a'), hex('4001 f000 0000')]))).toEqual({
      mime: 'image/gif',
      width: 320,
      height: 240,
    });
    expect(
      assetKind(Buffer.concat([latin('RIFF....WEBPVP8X'), hex('0a000000 00000000 7f0200 df0100')])),
    ).toEqual({
      mime: 'image/webp',
      width: 640,
      height: 480,
    });
    expect(assetKind(latin('<?xml version="1.0"?><!-- a --><svg width="30px" height="20"></svg>'))).toEqual({
      mime: 'image/svg+xml',
      width: 30,
      height: 20,
    });
  });

  it('is a sound or a video if browsers play it', () => {
    const kinds = [
      [latin('ID3\x03'), 'audio/mpeg'],
      [hex('fffb9064'), 'audio/mpeg'],
      [latin('RIFF....WAVEfmt '), 'audio/wav'],
      [latin('....ftypM4A '), 'audio/mp4'],
      [latin('....ftypisom'), 'video/mp4'],
      [hex('1a45dfa3'), 'video/webm'],
    ] as const;
    for (const [bytes, mime] of kinds) expect(assetKind(bytes)?.mime).toBe(mime);
  });

  it('is undefined for web pages, programs, entities and cut headers', () => {
    const others = ['', '<html>', '<!DOCTYPE svg><svg>', 'MZ', '%PDF-1.7', 'PK\x03\x04', '\x7fELF'];
    for (const text of others) expect(assetKind(latin(text))).toBeUndefined();
    expect(assetKind(hex('89504e470d0a1a0a'))).toEqual({ mime: 'image/png' });
    expect(assetKind(hex('ffd8ff'))).toEqual({ mime: 'image/jpeg' });
  });
});
