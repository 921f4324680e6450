import { CARD_SIDES, type CardSide } from '../card.ts';
import type { CardCode } from '../code/card-code.ts';
import type { Quad } from '../picture/points.ts';
import { Canvas } from './canvas.ts';
import { paintClutter } from './clutter.ts';
import { type Pose, phoneView, projected, type View } from './pose.ts';
import type { Random } from './random.ts';
import { fingersOn, SHEET, type SheetLook, sheetSurface } from './sheet.ts';

/** A card that a pupil holds up. */
export interface HeldCard {
  readonly card: number;
  readonly side: CardSide;
  readonly pose: Pose;
  readonly look: SheetLook;
  /** Shirt and hair of the pupil behind it. */
  readonly shirt: number;
  readonly hair: number;
}

/** How pupils hold their cards. */
export interface Holding {
  /** Largest angles, degrees. */
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** How far fingers reach over the sheet, millimetres. */
  readonly fingers: readonly [number, number];
  /** Share of cards on which a lamp shines back. */
  readonly glare: number;
}

export const TURNED: Holding = { yaw: 35, pitch: 25, roll: 15, fingers: [6, 13], glare: 0 };

/** A card at a place, held as given. */
export function heldCard(
  random: Random,
  card: number,
  place: Pick<Pose, 'x' | 'y' | 'z'>,
  holding: Holding,
): HeldCard {
  const up = random.index(4);
  const roll = -90 * up + random.between(-holding.roll, holding.roll);
  const pose = {
    ...place,
    roll,
    pitch: random.between(-holding.pitch, holding.pitch),
    yaw: random.between(-holding.yaw, holding.yaw),
  };
  // Hands hold the left and right edge as seen, or the lower one.
  const edges = random.chance(0.6) ? [up + 1, up + 3] : [up + 2];
  const look: SheetLook = {
    paper: random.between(0.7, 0.85),
    ink: random.between(0.03, 0.07),
    fingers: fingersOn(
      random,
      edges.map((edge) => edge & 3),
      ...holding.fingers,
    ),
    ...(random.chance(holding.glare) && {
      glare: {
        u: random.next(),
        v: random.next(),
        size: random.between(0.1, 0.3),
        strength: random.between(0.2, 0.5),
      },
    }),
  };
  return {
    card,
    side: CARD_SIDES[up] as CardSide,
    pose,
    look,
    shirt: random.between(0.03, 0.7),
    hair: random.between(0.01, 0.06),
  };
}

/** The seats of pupils: rows one behind the other and above it, so that no card hides another. */
export function seats(
  random: Random,
  columns: number,
  distances: readonly number[],
): Pick<Pose, 'x' | 'y' | 'z'>[] {
  return distances.flatMap((z, row) =>
    Array.from({ length: columns }, (_, column) => ({
      // Angles and not metres, so that all rows fill the width of the picture.
      x: z * 1.22 * ((column + 0.5) / columns - 0.5) + random.between(-0.08, 0.08),
      y: z * (0.26 - (0.52 * row) / Math.max(distances.length - 1, 1)) + random.between(-0.05, 0.05),
      z: z + random.between(-0.2, 0.2),
    })),
  );
}

export interface ClassScene {
  readonly code: CardCode;
  readonly cards: readonly HeldCard[];
  readonly width: number;
  readonly height: number;
  /** Number of things on the walls. */
  readonly clutter: number;
}

/** Paints the room behind a class. */
export function paintRoom({ width, height, clutter }: ClassScene, random: Random): Canvas {
  const canvas = new Canvas(width, height, 0.3);
  paintClutter(canvas, random, clutter);
  return canvas;
}

/** Paints a class with its cards before a room, as seen after the camera turned aside by `pan` pixels. */
export function paintClass({ cards, code, width, height }: ClassScene, room: Canvas, pan = 0): Canvas {
  const canvas = room.copy();
  const view = phoneView(width, height);
  const turned: View = { ...view, centre: { x: view.centre.x - pan, y: view.centre.y } };
  for (const held of [...cards].sort((a, b) => b.pose.z - a.pose.z)) {
    paintPupil(canvas, turned, held);
    const quad = projected(turned, held.pose, SHEET.width / 1000, SHEET.height / 1000);
    canvas.paint(quad, sheetSurface(code, held.card, held.look), 4);
  }
  return canvas;
}

/** Corners of a card's black border in the picture of `paintClass`, from the print's top left. */
export function markOf(scene: ClassScene, held: HeldCard, pan = 0): Quad {
  const view = phoneView(scene.width, scene.height);
  const turned = { ...view, centre: { x: view.centre.x - pan, y: view.centre.y } };
  return projected(turned, held.pose, SHEET.mark / 1000, SHEET.mark / 1000);
}

function paintPupil(canvas: Canvas, view: View, { pose, shirt, hair }: HeldCard): void {
  const upright = { ...pose, roll: 0, pitch: 0, yaw: 0, z: pose.z + 0.15 };
  const body = projected(view, { ...upright, y: pose.y + 0.3 }, 0.46, 0.6);
  canvas.paint(body, (u, v) => {
    const shoulder = 0.5 - 0.5 * Math.min(1, 0.4 + v * 3);
    return u < shoulder || u > 1 - shoulder ? undefined : shirt;
  });
  const head = projected(view, { ...upright, y: pose.y - 0.14 }, 0.2, 0.28);
  canvas.paint(head, (u, v) => {
    if ((u - 0.5) ** 2 + (v - 0.5) ** 2 > 0.25) return undefined;
    return v < 0.4 ? hair : 0.35;
  });
}
