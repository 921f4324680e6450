import { expect, it } from 'vitest';
import { reducedPhotograph } from './reduced-photograph.ts';

async function pictureOf(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.fillStyle = 'black';
    for (let x = 0; x < width; x += 20) context.fillRect(x, 0, 10, height);
  }
  return canvas.convertToBlob({ type, quality: 1 });
}

async function sizeOf(file: Blob): Promise<readonly [number, number]> {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

it('reduces a large photograph to 2000 pixels on its longer side', async () => {
  const reduced = await reducedPhotograph(await pictureOf(3000, 4000, 'image/jpeg'));
  expect(await sizeOf(reduced)).toEqual([1500, 2000]);
  expect(reduced.type).toBe('image/jpeg');
  expect(await sizeOf(await reducedPhotograph(await pictureOf(4000, 100, 'image/png')))).toEqual([2000, 50]);
});

it('keeps small pictures, and files that are no pictures', async () => {
  const small = await pictureOf(300, 200, 'image/png');
  expect(await reducedPhotograph(small)).toBe(small);
  const text = new Blob(['no picture'], { type: 'image/jpeg' });
  expect(await reducedPhotograph(text)).toBe(text);
});
