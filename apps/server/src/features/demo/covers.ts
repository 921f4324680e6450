import { readFile } from 'node:fs/promises';

/** The first page of a lesson as the stage draws it: WebP, 640 × 360. */
export async function lessonCover(name: 'autumn-rain' | 'fractions' | 'states-of-water'): Promise<Buffer> {
  return readFile(new URL(`./covers/${name}.webp`, import.meta.url));
}
