import { LecternError } from '@lectern/protocol';
import { PICTURE_SHOWN_PIXELS } from '@lectern/protocol/courseware';
import { beforeEach, expect, it } from 'vitest';
import { isTooLargeToShow, ShownPictures } from './shown-pictures.ts';

const item = (more: object = {}) => ({
  hash: 'h',
  mime: 'image/png',
  size: 9,
  width: 1,
  height: PICTURE_SHOWN_PIXELS + 1,
  ...more,
});

let kept: Map<string, unknown>;
let scaled: number;
let scale: () => Promise<{ bytes: Buffer; mime: string }>;
let hasCopy: boolean;
let pictures: ShownPictures;
const objects = {
  size: async (hash: string) => (hash === 'lost' ? undefined : 9),
  get: async () => Buffer.from('x'),
};
const derivatives = { has: async () => hasCopy, put: async () => ({ hash: 'copy', size: 3 }) };

beforeEach(() => {
  kept = new Map();
  scaled = 0;
  hasCopy = true;
  scale = async () => ({ bytes: Buffer.from('small'), mime: 'image/jpeg' });
  pictures = new ShownPictures({
    store: {
      find: async (hash: string) => kept.get(hash),
      set: async (hash: string, made: unknown) => void kept.set(hash, made),
    },
    objects,
    derivatives,
    scaler: {
      isHere: async () => true,
      scale: () => {
        scaled += 1;
        return scale();
      },
    },
    clock: { now: () => 1 },
  } as never);
});

const copy = { hash: 'copy', mime: 'image/jpeg', size: 3 };

it('isTooLargeToShow is true for pictures with more pixels than browsers show', () => {
  expect(isTooLargeToShow(item() as never)).toBe(true);
  expect(isTooLargeToShow(item({ height: PICTURE_SHOWN_PIXELS }) as never)).toBe(false);
  expect(isTooLargeToShow(item({ mime: 'image/svg+xml' }) as never)).toBe(false);
  expect(isTooLargeToShow(item({ width: undefined }) as never)).toBe(false);
});

it('returns the file itself when it is not too large, and throws when the store lost it', async () => {
  const small = await pictures.of(item({ height: 1 }) as never);
  expect(small).toEqual({ hash: 'h', mime: 'image/png', size: 9, objects });
  expect(scaled).toBe(0);
  await expect(pictures.of(item({ hash: 'lost' }) as never)).rejects.toMatchObject({
    code: 'ASSET_NOT_FOUND',
  });
});

it('scales a large picture once, also for concurrent calls', async () => {
  const both = await Promise.all([pictures.of(item() as never), pictures.of(item() as never)]);
  expect(both).toEqual([
    { ...copy, objects: derivatives },
    { ...copy, objects: derivatives },
  ]);
  await pictures.of(item() as never);
  expect(scaled).toBe(1);
  expect(kept.get('h')).toEqual(copy);
  hasCopy = false;
  await pictures.of(item() as never);
  expect(scaled).toBe(2);
});

it.each(['FILE_CORRUPT', 'FILE_TOO_SLOW'] as const)('does not scale again after %s', async (code) => {
  scale = () => Promise.reject(new LecternError(code));
  await expect(pictures.of(item() as never)).rejects.toMatchObject({ code });
  await expect(pictures.of(item() as never)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
  expect(scaled).toBe(1);
});

it('scales again after another failure, and shows the original without a converter', async () => {
  scale = () => Promise.reject(new LecternError('NOT_READY'));
  await expect(pictures.of(item() as never)).rejects.toMatchObject({ code: 'NOT_READY' });
  expect(kept.size).toBe(0);
  scale = () => Promise.reject(new LecternError('CONVERTER_MISSING'));
  expect(await pictures.of(item() as never)).toEqual({ hash: 'h', mime: 'image/png', size: 9, objects });
  expect(scaled).toBe(2);
});
