import { PAGE_SIZES, type PageSize } from '@lectern/courseware/design';

/** Logical pixels in a centimetre, at 96 in an inch. */
const PER_CENTIMETRE = 96 / 2.54;

export type SizeName = keyof typeof PAGE_SIZES | 'own';

/** Returns the name of a page size. Sizes are compared with a tolerance, because file formats round to their units. */
export function nameOfSize({ w, h }: PageSize): SizeName {
  const names = Object.keys(PAGE_SIZES) as (keyof typeof PAGE_SIZES)[];
  return (
    names.find((name) => Math.abs(PAGE_SIZES[name].w - w) < 1 && Math.abs(PAGE_SIZES[name].h - h) < 1) ??
    'own'
  );
}

/** Converts logical pixels to centimetres, rounded to a tenth. */
export function centimetres(length: number): number {
  return Math.round((length / PER_CENTIMETRE) * 10) / 10;
}

export function ofCentimetres(length: number): number {
  return length * PER_CENTIMETRE;
}
