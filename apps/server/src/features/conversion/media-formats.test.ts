import { expect, it } from 'vitest';
import { demuxers, isMediaContent, playedAsIs } from './media-formats.ts';

it('content with demuxers is media', () => {
  expect(Object.keys(demuxers).every(isMediaContent)).toBe(true);
  expect(isMediaContent('pdf')).toBe(false);
});

it('formats that every browser plays have their codecs', () => {
  expect(playedAsIs('mp4', 'mov')).toEqual({ video: ['h264'], audio: ['aac', 'mp3'] });
  expect(playedAsIs('avi', 'avi')).toBeUndefined();
});

it('matroska is played as WebM alone', () => {
  expect(playedAsIs('matroska', 'webm')?.video).toEqual(['vp8', 'vp9', 'av1']);
  expect(playedAsIs('matroska', 'mkv')).toBeUndefined();
});
