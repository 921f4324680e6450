import { readFile } from 'node:fs/promises';

/** The rendered first page of a lesson: WebP, 640 × 360. */
export async function lessonCover(name: 'autumn-rain' | 'fractions' | 'states-of-water'): Promise<Buffer> {
  return readFile(new URL(`./covers/${name}.webp`, import.meta.url));
}
