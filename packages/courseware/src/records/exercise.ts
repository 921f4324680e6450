import * as z from 'zod/mini';
import { isJsonValue, type JsonValue } from './json-value.ts';
import type { Merging } from './merging.ts';
import { orderKey, recordId } from './scalar.ts';

/** Points of one question, in steps that the scoring rules know: at least a half point. */
const points = z.number().check(z.gte(0.5), z.lte(100));

/** The single record of an exercise as a whole; its id is always `exercise`. */
export const exercise = z.object({
  kind: z.literal('exercise'),
  id: z.literal('exercise'),
  /** Whether pupils get the questions of each section in the written order or each in a random order. */
  order: z.enum(['fixed', 'shuffled']),
  /** Seconds for the whole exercise; no limit when left out. */
  timeLimit: z.optional(z.int().check(z.gte(1), z.lte(86_400))),
  /** Text above the first question. */
  instructions: z.optional(z.string().check(z.maxLength(10_000))),
});
export type Exercise = z.infer<typeof exercise>;

/** A named part of an exercise. Sections are listed under `exercise`, and never among the pages of a courseware. */
export const exerciseSection = z.object({
  kind: z.literal('exercise-section'),
  id: recordId,
  order: orderKey,
  /** Empty for a section that is called by its number only. */
  title: z.string().check(z.maxLength(1024)),
  /** Points of each question of the section that has no points of its own. */
  points: z.optional(points),
});
export type ExerciseSection = z.infer<typeof exerciseSection>;

/** The most characters of a question as JSON: one of many long texts has 20,000. */
const MOST_CHARACTERS = 400_000;

type JsonObject = { readonly [key: string]: JsonValue };

const questionValue = z.custom<JsonObject>(
  (value) =>
    typeof value === 'object' &&
    !Array.isArray(value) &&
    value !== null &&
    isJsonValue(value) &&
    JSON.stringify(value).length <= MOST_CHARACTERS,
);

/** A question of an exercise. */
export const exerciseQuestion = z.object({
  kind: z.literal('exercise-question'),
  id: recordId,
  /** Id of the section. */
  parentId: recordId,
  order: orderKey,
  /** Points that replace those of the section and the question's own score. */
  points: z.optional(points),
  /** The version of the library that the question was copied from. */
  origin: z.optional(z.object({ id: recordId, version: z.int().check(z.gte(1)) })),
  /** The question as `@lectern/questions` defines it, which reads it where it is shown: `parseQuestion`. */
  question: questionValue,
});
export type ExerciseQuestion = z.infer<typeof exerciseQuestion>;

export const exerciseQuestionMerging: Merging<ExerciseQuestion> = {
  question: { as: 'tree', value: questionValue },
};
