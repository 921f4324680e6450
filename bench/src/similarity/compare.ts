import { PNG } from 'pngjs';
import { ssim } from 'ssim.js';

interface Picture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The structural similarity of two PNG, 1 for the same; the second is brought to the first one's size. */
export function similarity(reference: Uint8Array, drawn: Uint8Array): number {
  const left = onWhite(reference);
  const right = resized(onWhite(drawn), left.width, left.height);
  return ssim(left as ImageData, right as ImageData, { ssim: 'weber', downsample: 'original' }).mssim;
}

function onWhite(bytes: Uint8Array): Picture {
  const png = PNG.sync.read(Buffer.from(bytes));
  const data = new Uint8ClampedArray(png.data);
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 255) / 255;
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
