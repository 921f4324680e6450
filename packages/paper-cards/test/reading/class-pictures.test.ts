import { describe, expect, it } from 'vitest';
import { CardReader } from '../../src/read/card-reader.ts';
import { CardWatch } from '../../src/read/card-watch.ts';
import { TURNED } from '../../src/testing/class-scene.ts';
import {
  cardsRead,
  classShot,
  crowdedShot,
  emptyShot,
  panningShots,
  rowShot,
} from '../../src/testing/made-pictures.ts';
import type { Condition } from '../../src/testing/shots.ts';

const reader = new CardReader();
const EMPTY_PICTURES = process.env.LECTERN_LONG ? 1000 : 12;

/** Least share of 40 turned cards at 4.5 to 7.5 m that is read in one picture; the next pictures read the others. */
const LEAST: readonly (readonly [Condition, number])[] = [
  ['good', 0.95],
  ['half in shade', 0.95],
  ['defocus', 0.75],
  ['motion', 0.85],
  ['noise', 0.95],
  ['low light', 0.7],
  ['veil', 0.9],
  ['moiré', 0.9],
  ['JPEG', 0.9],
];

/** Conditions of `npm test`; the others are in `npm run test:long`. */
const QUICK: ReadonlySet<Condition> = new Set(['good', 'half in shade', 'moiré']);

describe('a picture of 40 turned cards', () => {
  it.each(LEAST.filter(([condition]) => process.env.LECTERN_LONG || QUICK.has(condition)))(
    'is read, none of the cards as another one: %s, share %d',
    (condition, least) => {
      const shot = classShot(condition, 21);
      const { right, wrong } = cardsRead(shot, reader.read(shot.picture));
      expect(wrong).toBe(0);
      expect(right / 40).toBeGreaterThanOrEqual(least);
    },
  );

  it('is read where fingers lie over the border, none of the cards as another one', () => {
    const shot = classShot('good', 22, { ...TURNED, fingers: [18, 40] });
    const { right, wrong } = cardsRead(shot, reader.read(shot.picture));
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThan(16);
  });

  it('is read where a lamp shines back from the ink, none of the cards as another one', () => {
    const shot = classShot('good', 23, { ...TURNED, glare: 1 });
    const { right, wrong } = cardsRead(shot, reader.read(shot.picture));
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThan(16);
  });

  it('is read where cards are partly behind others, none of the cards as another one', () => {
    const shot = crowdedShot(26);
    const { right, wrong } = cardsRead(shot, reader.read(shot.picture));
    expect(wrong).toBe(0);
    expect(right).toBeGreaterThan(10);
  });
});

describe('a row of eight cards', () => {
  it.each([3, 6, 8])('is read at %d m', (distance) => {
    const shot = rowShot(distance, 24);
    expect(cardsRead(shot, reader.read(shot.picture))).toEqual({ right: 8, wrong: 0 });
  });
});

describe('two seconds of panning over 40 cards, half of them in the shade', () => {
  it('settle at least 38 of 40 answers, all of them right', () => {
    const { cards, pictures } = panningShots(25, 12);
    const watch = new CardWatch(cards.map(({ card }) => card));
    for (const picture of pictures) watch.see(reader.read(picture));
    for (const [card, side] of watch.answers)
      expect(cards.find((each) => each.card === card)?.side).toBe(side);
    expect(watch.answers.size).toBeGreaterThanOrEqual(38);
  });
});

it('pictures of classrooms without cards have none', () => {
  for (let seed = 1; seed <= EMPTY_PICTURES; seed += 1)
    expect(reader.read(emptyShot(seed, 640, 360)), `picture ${seed}`).toEqual([]);
});
