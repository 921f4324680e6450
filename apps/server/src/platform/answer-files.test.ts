import { expect, it } from 'vitest';
import { ONE_PIXEL } from '../../test/setup/phone.ts';
import { answerMime, soundMime } from './answer-files.ts';

const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
const ogg = Buffer.from('OggS\0\x02', 'latin1');
const m4a = Buffer.from('\0\0\0\x1cftypM4A \0\0\0\0', 'latin1');
const mp4 = Buffer.from('\0\0\0\x1cftypisom\0\0\0\0', 'latin1');

it('answers are pictures and recordings by their content, and recordings are served as sound', () => {
  expect([ONE_PIXEL, webm, ogg, m4a, mp4].map(answerMime)).toEqual([
    'image/png',
    'audio/webm',
    'audio/ogg',
    'audio/mp4',
    'audio/mp4',
  ]);
  expect(soundMime(webm)).toBe('audio/webm');
});

it('other files, pictures as recordings, and pictures without a size are refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  for (const bytes of [
    svg,
    Buffer.from('GIF89a'),
    Buffer.from('%PDF-1.7'),
    Buffer.alloc(0),
    ONE_PIXEL.subarray(0, 8),
  ])
    expect(() => answerMime(bytes)).toThrow('PNG, JPEG');
  expect(() => soundMime(ONE_PIXEL)).toThrow('PNG, JPEG');
  const huge = Buffer.from(ONE_PIXEL);
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(20_000, 20);
  expect(() => answerMime(huge)).toThrow('50 MP');
});
