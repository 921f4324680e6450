import type { LengthUnit } from '../editing/view-aids.ts';

/** Logical pixels per unit. */
export const pixelsIn: Readonly<Record<LengthUnit, number>> = { cm: 96 / 2.54, px: 1, pt: 96 / 72 };

export interface RulerMark {
  /** Logical pixels. */
  readonly at: number;
  /** The number in the ruler's unit; undefined for short marks, which have no number. */
  readonly number: number | undefined;
}

/** Smallest distance between numbers, and between marks, pixels of the screen. */
const LEAST_NUMBERS = 44;
const LEAST_MARKS = 5;

const numberSteps: Readonly<Record<LengthUnit, readonly number[]>> = {
  cm: [1, 2, 5, 10, 20, 50],
  px: [10, 20, 50, 100, 200, 500, 1000],
  pt: [9, 18, 36, 72, 144, 288, 720],
};

/** Returns the marks of a ruler between two positions of the page (logical pixels) at a zoom. */
export function rulerMarks(from: number, to: number, zoom: number, unit: LengthUnit): readonly RulerMark[] {
  const one = pixelsIn[unit];
  const steps = numberSteps[unit];
  const step = steps.find((each) => each * one * zoom >= LEAST_NUMBERS) ?? steps.at(-1) ?? 1;
  const parts = [10, 5, 2, 1].find((each) => (step * one * zoom) / each >= LEAST_MARKS) ?? 1;
  const between = step / parts;
  const marks: RulerMark[] = [];
  for (let n = Math.ceil(from / one / between); n * between * one <= to; n++)
    marks.push({ at: n * between * one, number: n % parts === 0 ? Math.round(n * between) : undefined });
  return marks;
}

/** Formats a length with its unit: centimetres with two decimals, other units as whole numbers. */
export function lengthIn(pixels: number, unit: LengthUnit): string {
  const value = pixels / pixelsIn[unit];
  return `${unit === 'cm' ? value.toFixed(2) : Math.round(value)} ${unit}`;
}
