import { PNG } from 'pngjs';
import { ssim } from 'ssim.js';

interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Pictures are compared at about this size of their smaller side, like ssim.js's `original`, but faster. */
const COMPARED_SIZE = 256;

/** The structural similarity of two PNG files, 1 for equal files; the second is scaled to the size of the first. */
export function similarity(reference: Uint8Array, drawn: Uint8Array): number {
  const left = onWhite(reference);
  const right = resized(onWhite(drawn), left.width, left.height);
  const factor = Math.max(1, Math.round(Math.min(left.width, left.height) / COMPARED_SIZE));
  const options = { ssim: 'weber', downsample: false } as const;
  return ssim(grey(left, factor) as ImageData, grey(right, factor) as ImageData, options).mssim;
}

/**
 * Shades of grey (ITU-R BT.601) of every `factor`th pixel of each `factor`th row, as the mean of the square around it.
 * Beyond its edges the picture is mirrored.
 */
function grey(picture: Picture, factor: number): Picture {
  const shades = new Float32Array(picture.width * picture.height);
  for (let at = 0; at < shades.length; at++) {
    const red = picture.data[at * 4] ?? 0;
    const green = picture.data[at * 4 + 1] ?? 0;
    const blue = picture.data[at * 4 + 2] ?? 0;
    shades[at] = 0.29894 * red + 0.58704 * green + 0.11402 * blue;
  }
  const width = Math.ceil(picture.width / factor);
  const height = Math.ceil(picture.height / factor);
  const data = new Uint8ClampedArray(width * height * 4);
  const before = Math.floor(factor / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let j = 0; j < factor; j++) {
        const row = mirrored(y * factor + j - before, picture.height) * picture.width;
        for (let i = 0; i < factor; i++) {
          sum += shades[row + mirrored(x * factor + i - before, picture.width)] ?? 0;
        }
      }
      const shade = sum / factor ** 2;
      const at = (y * width + x) * 4;
      data[at] = shade;
      data[at + 1] = shade;
      data[at + 2] = shade;
      data[at + 3] = 255;
    }
  }
  return { data, width, height };
}

function mirrored(at: number, length: number): number {
  return at < 0 ? -1 - at : at >= length ? 2 * length - 1 - at : at;
}

function onWhite(bytes: Uint8Array): Picture {
  const png = PNG.sync.read(Buffer.from(bytes));
  const data = new Uint8ClampedArray(png.data);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255;
    if (alpha === 1) continue;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = (data[at + channel] ?? 0) * alpha + 255 * (1 - alpha);
    }
    data[at + 3] = 255;
  }
  return { data, width: png.width, height: png.height };
}

function resized(source: Picture, width: number, height: number): Picture {
  if (source.width === width && source.height === height) return source;
  const data = new Uint8ClampedArray(width * height * 4);
  const at = (x: number, y: number, channel: number) =>
    source.data[(y * source.width + x) * 4 + channel] ?? 0;
  for (let y = 0; y < height; y++) {
    const fy = Math.min(source.height - 1, Math.max(0, ((y + 0.5) * source.height) / height - 0.5));
    const y0 = Math.floor(fy);
    const y1 = Math.min(source.height - 1, y0 + 1);
    for (let x = 0; x < width; x++) {
      const fx = Math.min(source.width - 1, Math.max(0, ((x + 0.5) * source.width) / width - 0.5));
      const x0 = Math.floor(fx);
      const x1 = Math.min(source.width - 1, x0 + 1);
      for (let channel = 0; channel < 4; channel++) {
        const top = at(x0, y0, channel) * (1 - (fx - x0)) + at(x1, y0, channel) * (fx - x0);
        const bottom = at(x0, y1, channel) * (1 - (fx - x0)) + at(x1, y1, channel) * (fx - x0);
        data[(y * width + x) * 4 + channel] = top * (1 - (fy - y0)) + bottom * (fy - y0);
      }
    }
  }
  return { data, width, height };
}
