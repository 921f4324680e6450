import { ownValue } from '@lectern/base';

/**
 * Conversion of DrawingML's numbers: every result is finite and within the records' limits, for any content of a file.
 */

const EMU_PER_UNIT: Readonly<Record<string, number>> = {
  in: 914_400,
  cm: 360_000,
  mm: 36_000,
  pt: 12_700,
  pc: 152_400,
  pi: 152_400,
};

/** EMU from a plain number or a universal measure such as `2.5cm` (22.9.2.15). */
export function emu(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (Number.isFinite(number) && value.trim() !== '') return number;
  const match = /^\s*(-?[\d.]{1,20})(in|cm|mm|pt|pc|pi)\s*$/.exec(value);
  const [, digits = '', unit = ''] = match ?? [];
  const scaled = Number(digits) * (ownValue(EMU_PER_UNIT, unit) ?? 0);
  return match && Number.isFinite(scaled) ? scaled : undefined;
}

/** Logical pixels (9525 EMU), rounded to 4 decimals, which is finer than one EMU. */
export function px(value: string | undefined): number | undefined {
  const amount = emu(value);
  return amount === undefined ? undefined : pxOf(amount);
}

export function pxOf(amount: number): number {
  return clamp(round(amount / 9525, 10_000), -1e6, 1e6);
}

/** Like `px`, never below 0. */
export function positivePx(value: string | undefined): number | undefined {
  const amount = px(value);
  return amount === undefined ? undefined : Math.max(0, amount);
}

/** A fraction from 1000ths of a percent, or from a text that ends in `%` (strict). */
export function fractionOf(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const percent = value.trim().endsWith('%');
  const number = Number(percent ? value.trim().slice(0, -1) : value);
  if (!Number.isFinite(number) || value.trim() === '') return undefined;
  return clamp(round(number / (percent ? 100 : 100_000), 1e6), -100, 100);
}

/** Degrees from 60000ths, or from a text that ends in `deg`. */
export function degreesOf(value: string | undefined): number | undefined {
  const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? clamp(round(number / 60_000, 1e5), -3600, 3600) : undefined;
}

export function numberOf(value: string | undefined): number | undefined {
  if (value === undefined || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

export function integerOf(
  value: string | undefined,
  low = -2_147_483_648,
  high = 2_147_483_647,
): number | undefined {
  const number = numberOf(value);
  return number === undefined ? undefined : clamp(Math.round(number), low, high);
}

/** xsd:boolean with the spellings that occur in files. */
export function booleanOf(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  return value === '1' || value === 'true' || value === 'on' || value === 't';
}

/** The value if it is one of the allowed values. */
export function oneOf<T extends string>(value: string | undefined, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function round(value: number, scale: number): number {
  return Math.round(value * scale) / scale;
}

/** A copy without undefined properties; undefined when no property is left. */
export function defined<T extends object>(value: T): T | undefined {
  for (const key in value) if (value[key] !== undefined) return compact(value);
  return undefined;
}

/** A copy without undefined properties. */
export function compact<T extends object>(value: T): T {
  const kept = {} as T;
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key];
  return kept;
}
