import type { CardCode } from '../code/card-code.ts';
import { CARD_CODE } from '../code/card-words.ts';
import type { GreyPicture } from '../picture/picture.ts';
import { centreOf, lengthOf } from '../picture/points.ts';
import type { CardRead } from '../read/card-reader.ts';
import { takePicture } from './camera.ts';
import { Canvas } from './canvas.ts';
import {
  type ClassScene,
  type HeldCard,
  type Holding,
  heldCard,
  markOf,
  paintClass,
  paintRoom,
  seats,
  TURNED,
} from './class-scene.ts';
import { paintClutter } from './clutter.ts';
import { Random } from './random.ts';
import { CONDITIONS, type Condition, halfShade, shotUnder } from './shots.ts';

/** A picture of a class, and what is in it. */
export interface ClassShot {
  readonly scene: ClassScene;
  readonly picture: GreyPicture;
}

const SIZE = { width: 1920, height: 1080 } as const;
/** Distances of the rows of a class, metres. */
const ROWS = [4.5, 5.2, 6, 6.8, 7.5];

/** A picture of 40 cards under a condition. */
export function classShot(
  condition: Condition,
  seed: number,
  holding: Holding = TURNED,
  code: CardCode = CARD_CODE,
): ClassShot {
  const random = new Random(seed * 1000 + CONDITIONS.indexOf(condition));
  const scene = classScene(random, seats(random, 8, ROWS), seed, holding, code);
  const canvas = paintClass(scene, paintRoom(scene, random));
  return { scene, picture: takePicture(canvas, shotUnder(condition, random, SIZE.width), random) };
}

/** A picture of eight cards at one distance, metres. */
export function rowShot(distance: number, seed: number, code: CardCode = CARD_CODE): ClassShot {
  const random = new Random(seed * 1000 + 500 + distance);
  const scene = classScene(random, seats(random, 4, [distance, distance]), seed, TURNED, code);
  const canvas = paintClass(scene, paintRoom(scene, random));
  return { scene, picture: takePicture(canvas, shotUnder('good', random, SIZE.width), random) };
}

/** A picture of 40 cards so close that many are partly behind others. */
export function crowdedShot(seed: number): ClassShot {
  const random = new Random(seed * 1000 + 700);
  const places = ROWS.flatMap((z) =>
    Array.from({ length: 8 }, () => ({
      x: z * random.between(-0.35, 0.35),
      y: z * random.between(-0.2, 0.2),
      z: z + random.between(-0.3, 0.3),
    })),
  );
  const scene = classScene(random, places, seed, TURNED, CARD_CODE);
  const canvas = paintClass(scene, paintRoom(scene, random));
  return { scene, picture: takePicture(canvas, shotUnder('good', random, SIZE.width), random) };
}

/** The pictures of a camera that turns over a class, half of which is in the shade. */
export function panningShots(
  seed: number,
  count: number,
): { readonly cards: readonly HeldCard[]; readonly pictures: Iterable<GreyPicture> } {
  const random = new Random(seed * 1000 + 900);
  const scene = classScene(random, seats(random, 8, ROWS), seed, TURNED, CARD_CODE);
  const room = paintRoom(scene, random);
  const shade = halfShade(random, SIZE.width);
  function* pictures() {
    for (let index = 0; index < count; index += 1) {
      const pan = 160 * Math.sin((index / count) * 2 * Math.PI);
      const cards = scene.cards.map((held) => ({ ...held, pose: { ...held.pose, ...shaken(random, held) } }));
      const canvas = paintClass({ ...scene, cards }, room, pan);
      const shot = shotUnder('half in shade', random, SIZE.width);
      const motion = 4 * Math.abs(Math.cos((index / count) * 2 * Math.PI)) * random.next();
      yield takePicture(
        canvas,
        { ...shot, motion, blur: random.between(0.7, 1.3), shade: (x, y) => shade(x + pan, y) },
        random,
      );
    }
  }
  return { cards: scene.cards, pictures: pictures() };
}

/** A picture without cards. */
export function emptyShot(seed: number, width: number, height: number): GreyPicture {
  const random = new Random(seed * 7919);
  const canvas = new Canvas(width, height);
  paintClutter(canvas, random, 40);
  const condition = CONDITIONS[seed % CONDITIONS.length] as Condition;
  return takePicture(canvas, shotUnder(condition, random, width), random);
}

/** How many of the read cards are where they are, with the right side up, and how many are wrong. */
export function cardsRead(
  { scene }: ClassShot,
  reads: readonly CardRead[],
): { readonly right: number; readonly wrong: number } {
  const right = reads.filter(({ card, side, corners }) => {
    const held = scene.cards.find((each) => each.card === card);
    return held?.side === side && lengthOf(centreOf(markOf(scene, held)), centreOf(corners)) < 5;
  }).length;
  return { right, wrong: reads.length - right };
}

function classScene(
  random: Random,
  places: ReturnType<typeof seats>,
  seed: number,
  holding: Holding,
  code: CardCode,
): ClassScene {
  // Other numbers in each class: 7 and 64 have no common factor.
  const cards = places.map((place, index) =>
    heldCard(random, ((index * 7 + seed * 5) % 64) + 1, place, holding),
  );
  return { code, cards, ...SIZE, clutter: 40 };
}

/** A hand that is not quite still. */
function shaken(random: Random, { pose }: HeldCard): HeldCard['pose'] {
  return {
    x: pose.x + random.between(-0.02, 0.02),
    y: pose.y + random.between(-0.02, 0.02),
    z: pose.z,
    roll: pose.roll + random.between(-3, 3),
    pitch: pose.pitch + random.between(-3, 3),
    yaw: pose.yaw + random.between(-4, 4),
  };
}
