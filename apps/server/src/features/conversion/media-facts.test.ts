import { expect, it } from 'vitest';
import { copiesVideo, isPlayed, type MediaFacts, readFacts } from './media-facts.ts';

const read = (given: unknown) => readFacts(Buffer.from(JSON.stringify(given)));
const video = { codec_type: 'video', codec_name: 'h264', pix_fmt: 'yuv420p', width: 640, height: 360 };
const audio = { codec_type: 'audio', codec_name: 'aac' };

it('readFacts returns the first video and the first sound', () => {
  const streams = [
    { codec_type: 'data' },
    audio,
    video,
    { ...video, codec_name: 'vp9' },
    { ...audio, codec_name: 'mp3' },
  ];
  expect(read({ format: { duration: '12.5' }, streams })).toEqual({
    duration: 12.5,
    video: { codec: 'h264', pixels: 'yuv420p', width: 640, height: 360 },
    audio: 'aac',
    hasPicture: false,
  });
});

it('readFacts returns the longest duration, and 0 when none is stated', () => {
  expect(read({ format: { duration: 3 }, streams: [{ ...audio, duration: '7' }] })?.duration).toBe(7);
  expect(read({ format: {}, streams: [audio] })?.duration).toBe(0);
  expect(read({ format: { duration: 'N/A' }, streams: [] })?.duration).toBe(0);
});

it('readFacts counts an album cover as a picture, not as a video', () => {
  const cover = { ...video, disposition: { attached_pic: 1 } };
  expect(read({ streams: [cover, audio] })).toMatchObject({ video: undefined, hasPicture: true });
  expect(read({ streams: [{ ...cover, disposition: { attached_pic: 0 } }] })).toMatchObject({
    hasPicture: false,
  });
});

it('readFacts accepts missing and wrong values, and returns undefined for other text', () => {
  expect(read({ streams: [{ codec_type: 'video', width: -1 }] })?.video).toEqual({
    codec: '',
    pixels: '',
    width: 0,
    height: 0,
  });
  expect(readFacts(Buffer.from('text'))).toBeUndefined();
  expect(read(5)).toBeUndefined();
});

const facts: MediaFacts = {
  duration: 1,
  video: { codec: 'h264', pixels: 'yuv420p', width: 1, height: 1 },
  audio: 'aac',
  hasPicture: false,
};
const withVideo = (more: object) => ({
  ...facts,
  video: { codec: 'h264', pixels: 'yuv420p', width: 1, height: 1, ...more },
});

it('isPlayed is true when container, video and sound are known to browsers', () => {
  expect(isPlayed(facts, 'mp4', 'mp4')).toBe(true);
  expect(isPlayed({ ...facts, audio: undefined }, 'mp4', 'mp4')).toBe(true);
  expect(isPlayed({ ...facts, audio: 'ac3' }, 'mp4', 'mp4')).toBe(false);
  expect(isPlayed(withVideo({ codec: 'mpeg4' }), 'mp4', 'mp4')).toBe(false);
  expect(isPlayed(withVideo({ pixels: 'yuv422p10le' }), 'mp4', 'mp4')).toBe(false);
  expect(isPlayed(facts, 'avi', 'avi')).toBe(false);
});

it('copiesVideo is true for H.264 with pixels that browsers show', () => {
  expect(copiesVideo(facts)).toBe(true);
  expect(copiesVideo(withVideo({ codec: 'vp9' }))).toBe(false);
  expect(copiesVideo(withVideo({ pixels: 'yuv444p' }))).toBe(false);
  expect(copiesVideo({ ...facts, video: undefined })).toBe(false);
});
