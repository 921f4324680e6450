import type { Random } from '@lectern/base';
import * as z from 'zod/mini';
import type { Rational } from '../../formula/exact/rational.ts';
import type { Content } from '../../question/content.ts';
import { sameIds } from '../../question/problem.ts';
import { decimal } from '../../scoring/score.ts';
import type { Problem } from '../question-kind.ts';

const MOST_PARAMETERS = 12;
const bound = z.number().check(z.gte(-1e9), z.lte(1e9));
const name = z.string().check(z.regex(/^[A-Za-z]$/));

/** A letter that stands for another number in each pupil's question: `from`, `from + step`, … up to `to`. */
const parameter = z.object({ name, from: bound, to: bound, step: z.number().check(z.gte(1e-6), z.lte(1e9)) });
const drawnValue = z.object({ name, value: bound });

export const parameters = z.array(parameter).check(z.maxLength(MOST_PARAMETERS));
export const drawnValues = z.array(drawnValue).check(z.maxLength(MOST_PARAMETERS));
export type Parameter = z.infer<typeof parameter>;
export type DrawnValue = z.infer<typeof drawnValue>;

/** The values of the parameters: those that were drawn, and `from` of the others. */
export function valuesOf(all: readonly Parameter[], drawn: readonly DrawnValue[]): Map<string, Rational> {
  const values = new Map(drawn.map((one) => [one.name, one.value]));
  return new Map(all.map((one) => [one.name, decimal(values.get(one.name) ?? one.from)]));
}

/** A value for each parameter. */
export function drawValues(all: readonly Parameter[], random: Random): DrawnValue[] {
  return all.map(({ name: letter, from, to, step }) => {
    const count = Math.floor((to - from) / step + 1e-9) + 1;
    const value = from + Math.floor(random() * count) * step;
    return { name: letter, value: Math.round(value * 1e6) / 1e6 };
  });
}

/** Letters that occur twice, and ranges without a number. */
export function parameterProblems(all: readonly Parameter[]): Problem[] {
  const empty = all.filter(({ from, to }) => from > to);
  return [
    ...sameIds(all.map((one) => one.name)),
    ...empty.map((one) => ({ code: 'range-empty', at: one.name }) as const),
  ];
}

/** A stem in which each `{{a}}` is replaced with the value of the parameter a, in texts and formulas. */
export function withValues(stem: Content, all: readonly Parameter[], drawn: readonly DrawnValue[]): Content {
  const values = new Map(all.map(({ name: letter, from }) => [letter, from]));
  for (const { name: letter, value } of drawn) if (values.has(letter)) values.set(letter, value);
  const paragraphs = stem.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => {
      if (run.type === 'text') return { ...run, text: replaced(run.text, values, false) };
      // The OMML of a formula has the letters still, so it is left out.
      return run.type === 'formula' && run.latex.includes('{{')
        ? { ...run, latex: replaced(run.latex, values, true), source: undefined }
        : run;
    }),
  }));
  return { ...stem, paragraphs };
}

/** In a formula a negative number stands in brackets where a sign, letter or digit is before it or a power behind it. */
function replaced(text: string, values: ReadonlyMap<string, number>, isFormula: boolean): string {
  return text.replace(/\{\{([A-Za-z])\}\}/g, (all, letter: string, index: number) => {
    const value = values.get(letter);
    if (value === undefined) return all;
    const number = decimalOf(value);
    const before = text.slice(0, index).trimEnd();
    const behind = text.slice(index + all.length).trimStart();
    const needsBrackets = isFormula && value < 0 && (/[^=({[,<>]$/.test(before) || behind.startsWith('^'));
    return needsBrackets ? `(${number})` : number;
  });
}

/** A number without a power of ten: at most six decimal places. */
function decimalOf(value: number): string {
  return value.toFixed(6).replace(/\.?0+$/, '');
}
