import type { GreyPicture } from '../picture/picture.ts';
import type { Canvas } from './canvas.ts';
import { jpegBlocks } from './jpeg-blocks.ts';
import type { Random } from './random.ts';

/** The settings of a camera and the light of the room. */
export interface Shot {
  /** Defocus, deviation in pixels. */
  readonly blur: number;
  /** Way of the picture during the exposure, pixels. */
  readonly motion: number;
  /** Direction of that way, radians. */
  readonly motionAngle: number;
  /** Deviation of noise in grey values, in the middle of the range. */
  readonly noise: number;
  /** 1 is a well exposed picture; 0.15 a dark room. */
  readonly exposure: number;
  /** Light that all pixels have besides: a bright window in a dusty lens. */
  readonly veil: number;
  /** Quality of JPEG from 1 to 100; undefined leaves the picture as it is. */
  readonly jpeg?: number;
  /** Strength of the stripes that a screen's pixels make with the camera's. */
  readonly moire: number;
  /** Light at a place, as a factor. */
  readonly shade?: (x: number, y: number) => number;
}

export const GOOD_SHOT: Shot = {
  blur: 0.8,
  motion: 0,
  motionAngle: 0,
  noise: 2,
  exposure: 1,
  veil: 0.01,
  moire: 0,
};

/** Takes a picture of a canvas, whose light is changed by it. */
export function takePicture(canvas: Canvas, shot: Shot, random: Random): GreyPicture {
  const { width, height, light } = canvas;
  applyLight(canvas, shot);
  if (shot.motion > 0.5) smear(light, width, height, shot);
  if (shot.blur > 0.2) blur(light, width, height, shot.blur);
  const gamma = gammaTable();
  const data = new Uint8Array(width * height);
  const phase = random.between(0, 6);
  const [waveX, waveY] = [random.between(1.5, 3), random.between(-0.6, 0.6)];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      let value = (light[at] as number) * shot.exposure + shot.veil;
      if (shot.moire > 0) value *= 1 + shot.moire * Math.sin(waveX * x + waveY * y + phase + 0.002 * x * y);
      const grey = gamma[Math.min(Math.max(Math.round(value * 1023), 0), 1023)] as number;
      data[at] = Math.min(Math.max(Math.round(grey + shot.noise * random.normal()), 0), 255);
    }
  }
  if (shot.jpeg !== undefined) jpegBlocks(data, width, height, shot.jpeg);
  return { width, height, data };
}

function applyLight({ width, height, light }: Canvas, { shade }: Shot): void {
  if (!shade) return;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) light[at] = (light[at] as number) * shade(x, y);
}

/** Grey values by linear light in steps of 1/1023: bright parts are compressed, as cameras do. */
function gammaTable(): Float32Array {
  return Float32Array.from({ length: 1024 }, (_, step) => 255 * (step / 1023) ** (1 / 2.2));
}

function blur(light: Float32Array, width: number, height: number, deviation: number): void {
  const radius = Math.ceil(2.5 * deviation);
  const kernel = Float32Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * deviation * deviation)),
  );
  const sum = kernel.reduce((total, each) => total + each, 0);
  for (let at = 0; at < kernel.length; at += 1) kernel[at] = (kernel[at] as number) / sum;
  const line = new Float32Array(Math.max(width, height) + 2 * radius);
  const along = (start: number, step: number, count: number) => {
    for (let at = -radius; at < count + radius; at += 1)
      line[at + radius] = light[start + step * Math.min(Math.max(at, 0), count - 1)] as number;
    for (let at = 0; at < count; at += 1) {
      let value = 0;
      for (let tap = 0; tap < kernel.length; tap += 1)
        value += (kernel[tap] as number) * (line[at + tap] as number);
      light[start + step * at] = value;
    }
  };
  for (let y = 0; y < height; y += 1) along(y * width, 1, width);
  for (let x = 0; x < width; x += 1) along(x, width, height);
}

/** Means along the way of the picture. */
function smear(light: Float32Array, width: number, height: number, { motion, motionAngle }: Shot): void {
  const before = light.slice();
  const taps = Math.max(2, Math.round(motion * 1.5));
  const ways = Array.from({ length: taps }, (_, tap) => {
    const way = motion * ((tap + 0.5) / taps - 0.5);
    return [way * Math.cos(motionAngle), way * Math.sin(motionAngle)] as const;
  });
  light.fill(0);
  for (const [dx, dy] of ways) {
    const [column, row] = [Math.floor(dx), Math.floor(dy)];
    const [fx, fy] = [dx - column, dy - row];
    const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy].map((each) => each / taps);
    for (let y = 0; y < height; y += 1) {
      const upper = Math.min(Math.max(y + row, 0), height - 1) * width;
      const lower = Math.min(Math.max(y + row + 1, 0), height - 1) * width;
      for (let x = 0; x < width; x += 1) {
        const left = Math.min(Math.max(x + column, 0), width - 1);
        const right = Math.min(Math.max(x + column + 1, 0), width - 1);
        const at = y * width + x;
        light[at] =
          (light[at] as number) +
          (weights[0] as number) * (before[upper + left] as number) +
          (weights[1] as number) * (before[upper + right] as number) +
          (weights[2] as number) * (before[lower + left] as number) +
          (weights[3] as number) * (before[lower + right] as number);
      }
    }
  }
}
