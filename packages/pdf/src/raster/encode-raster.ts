import { encodePng, type Raster } from '@lectern/courseware/png';
import jpeg from 'jpeg-js';

/** A raster with more pixels is reduced by an integer factor until it fits. */
const MAX_PIXELS = 6_000_000;
const SAMPLES = 4096;
/**
 * Number of different colours among the samples from which a picture counts as a photo, which would be many times
 * larger as PNG.
 */
const PHOTO_COLORS = 700;
const JPEG_QUALITY = 88;

/** Encodes a raster as PNG or JPEG, whichever is likely to be smaller, judged by its colours. */
export function encodeRaster(raster: Raster): ImageFile {
  const fitting = raster.kind === 'gray1' ? raster : reduced(raster);
  const { width, height } = fitting;
  const transparent = fitting.kind === 'rgba' && isTransparent(fitting);
  if (!transparent && fitting.kind !== 'gray1' && isPhoto(fitting)) {
    const { data } = jpeg.encode({ data: asRgba(fitting), width, height }, JPEG_QUALITY);
    return { bytes: new Uint8Array(data), mime: 'image/jpeg', width, height, transparent };
  }
  return { bytes: encodePng(fitting), mime: 'image/png', width, height, transparent };
}

function channelsOf({ kind }: Raster): number {
  return kind === 'rgb' ? 3 : 4;
}

function isTransparent({ data }: Raster): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

function isPhoto(raster: Raster): boolean {
  const channels = channelsOf(raster);
  const count = raster.width * raster.height;
  if (count < SAMPLES * 4) return false;
  const step = Math.floor(count / SAMPLES);
  const colors = new Set<number>();
  for (let pixel = 0; pixel < count; pixel += step) {
    const at = pixel * channels;
    colors.add(
      ((raster.data[at] ?? 0) << 16) | ((raster.data[at + 1] ?? 0) << 8) | (raster.data[at + 2] ?? 0),
    );
  }
  return colors.size > PHOTO_COLORS;
}

function asRgba(raster: Raster): Uint8Array {
  if (raster.kind === 'rgba') return new Uint8Array(raster.data);
  const pixels = new Uint8Array(raster.width * raster.height * 4).fill(255);
  for (let from = 0, to = 0; from < raster.data.length; from += 3, to += 4) {
    pixels[to] = raster.data[from] ?? 0;
    pixels[to + 1] = raster.data[from + 1] ?? 0;
    pixels[to + 2] = raster.data[from + 2] ?? 0;
  }
  return pixels;
}

/** Each pixel is the average of a square of pixels. */
function reduced(raster: Raster): Raster {
  const pixels = raster.width * raster.height;
  if (pixels <= MAX_PIXELS) return raster;
  const factor = Math.ceil(Math.sqrt(pixels / MAX_PIXELS));
  const channels = channelsOf(raster);
  const width = Math.max(1, Math.floor(raster.width / factor));
  const height = Math.max(1, Math.floor(raster.height / factor));
  const data = new Uint8Array(width * height * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let row = 0; row < factor; row++) {
          const start = ((y * factor + row) * raster.width + x * factor) * channels + channel;
          for (let column = 0; column < factor; column++) sum += raster.data[start + column * channels] ?? 0;
        }
        data[(y * width + x) * channels + channel] = sum / (factor * factor);
      }
    }
  }
  return { width, height, kind: raster.kind, data };
}

/** An image of a page as a file for browsers. */
export interface ImageFile {
  readonly bytes: Uint8Array;
  readonly mime: 'image/png' | 'image/jpeg';
  /** Size, pixels. */
  readonly width: number;
  readonly height: number;
  readonly transparent: boolean;
}
