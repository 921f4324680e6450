import { CARD_SIDES, type CardSide } from '../card.ts';
import { type CardCode, codeViews } from '../code/card-code.ts';
import { CARD_CODE } from '../code/card-words.ts';
import { binarize, type DarkPixels } from '../picture/binarize.ts';
import { traceContours } from '../picture/contours.ts';
import {
  type GreyPicture,
  greyPicture,
  halved,
  noiseOf,
  type Picture,
  reductionOf,
  smoothed,
} from '../picture/picture.ts';
import { centreOf, lengthOf, type Point, type Quad } from '../picture/points.ts';
import { quadOf } from '../picture/quads.ts';
import { frameSamples } from './frame-samples.ts';
import { type Limits, type Mark, type ReadyCode, readMark } from './read-mark.ts';

/** A card in a picture. */
export interface CardRead {
  /** Number of the card, from 1. */
  readonly card: number;
  /** The side that is held up. */
  readonly side: CardSide;
  /** Corners of the black border in pixels of the picture, clockwise from the left end of the side that is up. */
  readonly corners: Quad;
}

/** Limits that no card was taken for another with, in the pictures of the tests and the benchmark. */
const LIMITS: Limits = {
  wrong: 2,
  weight: 1.2,
  lead: 3,
  contrast: 24,
  lightBorder: 3,
  darkRing: 0.35,
  found: 0.5,
};

/** Deviation of noise from which outlines are looked for in a smoothed picture, grey values. */
const NOISY = 3.8;
/** Smallest outline that is looked at, pixels along a side. */
const SMALLEST = 14;
/** Largest tilt of a card that is held upright, degrees; beyond, it is held on its corner and shows no answer. */
const TILT_MAX = 38;

/**
 * Finds the cards in pictures. An object holds buffers for the pictures, so one reader reads a camera's pictures in turn.
 */
export class CardReader {
  readonly #code: ReadyCode;
  readonly #limits: Limits;
  #buffers = new Buffers(0, 0);

  constructor(code: CardCode = CARD_CODE, limits: Limits = LIMITS) {
    this.#code = { grid: code.grid, views: codeViews(code), samples: frameSamples(code.grid) };
    this.#limits = limits;
  }

  /**
   * Returns the cards in a picture, each once unless the same card is in it twice. Throws a RangeError when the bytes
   * are no picture of the given size.
   */
  read(picture: Picture): readonly CardRead[] {
    const reduction = reductionOf(picture);
    const width = Math.floor(picture.width / reduction);
    const height = Math.floor(picture.height / reduction);
    if (Math.min(width, height) < 2 * SMALLEST) return [];
    if (!this.#buffers.fit(width, height)) this.#buffers = new Buffers(width, height);
    const { grey, half } = this.#buffers;
    const whole = greyPicture(picture, reduction, grey);
    const found: CardRead[] = [];
    // Small cards are found in the whole picture, large ones and noisy ones in the reduced one.
    this.#readAt(whole, reduction, found);
    this.#readAt(halved(whole, half), 2 * reduction, found);
    return found;
  }

  /** Adds the cards of a picture that is reduced by `scale` and of which none has been found at the same place. */
  #readAt(picture: GreyPicture, scale: number, found: CardRead[]): void {
    const { dark, columns, smooth } = this.#buffers;
    const noise = noiseOf(picture);
    const isNoisy = noise > NOISY;
    const even = isNoisy ? smoothed(picture, smooth) : picture;
    const margin = isNoisy ? 1.35 * noise : 3 * noise;
    binarize(even, Math.min(Math.max(margin, 4), 14), columns, dark);
    for (const pixels of [dark.faint, dark.bold]) {
      traceContours(pixels, picture.width, picture.height, SMALLEST, (contour) => {
        const quad = quadOf(contour);
        if (quad === undefined || found.some(({ corners }) => isInside(centreOf(quad), corners, scale)))
          return;
        const mark = readMark(picture, quad, this.#code, this.#limits, noise);
        const read = mark && cardOf(mark, scale);
        if (read) found.push(read);
      });
    }
  }
}

/** Arrays that the steps of reading write to; as large as a picture. */
class Buffers {
  readonly grey: Uint8Array;
  readonly half: Uint8Array;
  readonly smooth: Uint8Array;
  readonly dark: DarkPixels;
  readonly columns: Int32Array;
  readonly #pixels: number;

  constructor(width: number, height: number) {
    this.#pixels = width * height;
    this.grey = new Uint8Array(width * height);
    this.smooth = new Uint8Array(width * height);
    this.half = new Uint8Array((width >>> 1) * (height >>> 1));
    this.dark = { faint: new Uint8Array(width * height), bold: new Uint8Array(width * height) };
    this.columns = new Int32Array(width);
  }

  fit(width: number, height: number): boolean {
    return width * height === this.#pixels && width === this.columns.length;
  }
}

/** Whether a point of a picture reduced by `scale` is near the centre of a card that was found. */
function isInside(point: Point, corners: Quad, scale: number): boolean {
  const centre = centreOf(corners);
  return lengthOf(centre, { x: point.x * scale, y: point.y * scale }) < lengthOf(corners[0], corners[2]) / 4;
}

/** Returns the card with the side that is up in the picture; undefined when it is held on its corner. */
function cardOf({ view, corners }: Mark, scale: number): CardRead | undefined {
  const corner = (at: number): Point => {
    const { x, y } = corners[at & 3] as Point;
    return { x: x * scale, y: y * scale };
  };
  for (let edge = 0; edge < 4; edge += 1) {
    const turned: Quad = [corner(edge), corner(edge + 1), corner(edge + 2), corner(edge + 3)];
    const [left, right, lowerRight, lowerLeft] = turned;
    // A card that is turned aside is seen as a slanting form: its sides and its top must both be upright.
    const tiltOfTop = Math.atan2(
      right.y - left.y + lowerRight.y - lowerLeft.y,
      right.x - left.x + lowerRight.x - lowerLeft.x,
    );
    const tiltOfSides = Math.atan2(
      left.x - lowerLeft.x + right.x - lowerRight.x,
      lowerLeft.y - left.y + lowerRight.y - right.y,
    );
    if (Math.max(Math.abs(tiltOfTop), Math.abs(tiltOfSides)) > (TILT_MAX * Math.PI) / 180) continue;
    return { card: view.card, side: CARD_SIDES[(view.up + edge) & 3] as CardSide, corners: turned };
  }
  return undefined;
}
