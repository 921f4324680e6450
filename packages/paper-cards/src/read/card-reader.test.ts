import { describe, expect, it } from 'vitest';
import { CARD_SIDES } from '../card.ts';
import { CARD_CODE } from '../code/card-words.ts';
import type { GreyPicture } from '../picture/picture.ts';
import { GOOD_SHOT, takePicture } from '../testing/camera.ts';
import { type ClassScene, heldCard, markOf, paintClass, paintRoom, TURNED } from '../testing/class-scene.ts';
import { Random } from '../testing/random.ts';
import { CardReader } from './card-reader.ts';

const [WIDTH, HEIGHT] = [640, 360];

/** A scene with one card at a place, and the picture of it. */
function shown(card: number, roll: number, z = 2) {
  const random = new Random(card);
  const still = { ...TURNED, yaw: 0, pitch: 0, roll: 0 };
  const held = heldCard(random, card, { x: 0, y: 0, z }, still);
  const scene: ClassScene = {
    code: CARD_CODE,
    cards: [{ ...held, look: { ...held.look, fingers: [] }, pose: { ...held.pose, roll } }],
    width: WIDTH,
    height: HEIGHT,
    clutter: 0,
  };
  return { scene, picture: takePicture(paintClass(scene, paintRoom(scene, random)), GOOD_SHOT, random) };
}

/** The picture turned to the left by 90°. */
function turnedLeft({ width, height, data }: GreyPicture): GreyPicture {
  const left = new Uint8Array(data.length);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) left[(width - 1 - x) * height + y] = data[at] as number;
  return { width: height, height: width, data: left };
}

describe('CardReader', () => {
  // Painting takes most of the time: each card is painted once, and its picture is turned.
  const upright = CARD_CODE.words.map((_word, at) => shown(at + 1, 0).picture);

  it.each(CARD_SIDES.map((side, up) => ({ side, up })))('reads side $side of every card', ({ side, up }) => {
    const reader = new CardReader();
    for (const [at, picture] of upright.entries()) {
      const card = at + 1;
      let seen: GreyPicture = picture;
      for (let turns = 0; turns < up; turns += 1) seen = turnedLeft(seen);
      const [read, ...others] = reader.read(seen);
      expect([read?.card, read?.side, others.length]).toEqual([card, side, 0]);
    }
  });

  it('returns the corners of the mark in pixels of the picture, from the left end of the upper side', () => {
    const { scene, picture } = shown(5, -80);
    const [read] = new CardReader().read(picture);
    const [a, b, c, d] = markOf(scene, scene.cards[0] ?? expect.fail());
    for (const [at, corner] of [b, c, d, a].entries()) {
      expect(read?.corners[at]?.x).toBeCloseTo(corner.x, 0);
      expect(read?.corners[at]?.y).toBeCloseTo(corner.y, 0);
    }
  });

  it('reads a card that is turned by 30°, and none that is held on its corner', () => {
    const reader = new CardReader();
    expect(reader.read(shown(7, 30).picture)).toMatchObject([{ card: 7, side: 'A' }]);
    expect(reader.read(shown(7, -60).picture)).toMatchObject([{ card: 7, side: 'B' }]);
    expect(reader.read(shown(7, 45).picture)).toEqual([]);
  });

  it('returns no side of a card that is turned aside so far that two sides could be the upper one', () => {
    const random = new Random(1);
    const held = heldCard(random, 27, { x: 0.6, y: -0.6, z: 2.4 }, TURNED);
    const pose = { ...held.pose, roll: -247, pitch: 33, yaw: -44 };
    const cards = [{ ...held, look: { ...held.look, fingers: [] }, pose }];
    const scene = { code: CARD_CODE, cards, width: WIDTH, height: HEIGHT, clutter: 0 };
    const picture = takePicture(paintClass(scene, paintRoom(scene, random)), GOOD_SHOT, random);
    expect(new CardReader().read(picture)).toEqual([]);
  });

  it('reads RGBA as it reads grey', () => {
    const { picture } = shown(12, 0);
    const data = Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, at) =>
      at % 4 === 3 ? 255 : (picture.data[at >> 2] as number),
    );
    const reader = new CardReader();
    expect(reader.read({ ...picture, data })).toEqual(reader.read(picture));
  });

  it('reads a card that fills the picture, and one that is enlarged in a picture of 8K', () => {
    expect(new CardReader().read(shown(3, 0, 0.35).picture)).toMatchObject([{ card: 3, side: 'A' }]);
    const { picture } = shown(3, 0, 1);
    const [width, height] = [7680, 4320];
    const data = new Uint8Array(width * height);
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        data[y * width + x] = picture.data[Math.floor(y / 12) * WIDTH + Math.floor(x / 12)] as number;
    const [read] = new CardReader().read({ width, height, data });
    expect(read?.card).toBe(3);
    expect((read?.corners[1].x ?? 0) - (read?.corners[0].x ?? 0)).toBeGreaterThan(900);
  });

  it('reads pictures of different sizes in turn', () => {
    const reader = new CardReader();
    const { picture } = shown(20, 0);
    reader.read({ width: 300, height: 200, data: new Uint8Array(60_000) });
    expect(reader.read(picture)).toHaveLength(1);
    reader.read({ width: 200, height: 1152, data: new Uint8Array(230_400) });
    expect(reader.read(picture)).toHaveLength(1);
  });

  it.each([
    ['a pixel', 1, 1],
    ['a line', 4000, 1],
    ['a column', 1, 4000],
    ['a small picture', 27, 27],
  ])('returns no cards of %s', (_name, width, height) => {
    expect(new CardReader().read({ width, height, data: new Uint8Array(width * height) })).toEqual([]);
  });

  it('returns no cards of black, white, random and striped pictures', () => {
    const random = new Random(1);
    const values: readonly ((x: number, y: number) => number)[] = [
      () => 0,
      () => 255,
      () => random.index(256),
      () => (random.chance(0.5) ? 255 : 0),
      (x) => (x % 2) * 255,
      (x, y) => ((x + y) % 2) * 255,
      (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? 0 : 255),
    ];
    const reader = new CardReader();
    for (const value of values) {
      const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
        value(at % WIDTH, Math.floor(at / WIDTH)),
      );
      expect(reader.read({ width: WIDTH, height: HEIGHT, data })).toEqual([]);
    }
  });

  it.each([
    ['no picture', 0, 0, 0],
    ['too few bytes', 100, 100, 9999],
    ['three bytes a pixel', 100, 100, 30_000],
    ['a negative width', -100, 100, 10_000],
    ['a width that is no number', Number.NaN, 100, 0],
    ['endless sides', Number.POSITIVE_INFINITY, 1, 0],
  ])('rejects %s', (_name, width, height, bytes) => {
    const reader = new CardReader();
    expect(() => reader.read({ width, height, data: new Uint8Array(bytes) })).toThrow(RangeError);
    expect(reader.read(shown(1, 0).picture)).toHaveLength(1);
  });
});
