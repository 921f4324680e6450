import * as z from 'zod/mini';
import { scoringRule } from '../scoring/scoring-rule.ts';
import { content, partId } from './content.ts';

/** The form of the stored record. A record with a larger number was written by a newer program. */
export const FORMAT = 1;

/** The kind of a container of questions under one material. */
export const COMPOSITE = 'composite';

const MOST_CHILDREN = 30;
const MOST_FEEDBACK = 100;

const score = z.number().check(z.gte(0.5), z.lte(100));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const label = z.string().check(z.minLength(1), z.maxLength(200));
const labels = z.array(label).check(z.maxLength(50));

const hint = z.object({
  id: partId,
  content,
  /** Points that the hint costs. */
  cost: z.number().check(z.gte(0), z.lte(100)),
});
export type Hint = z.infer<typeof hint>;

/** Fields that a pupil may know before the answer. */
const shown = {
  format: z.literal(FORMAT),
  id,
  version: z.int().check(z.gte(1), z.lte(1_000_000)),
  stem: content,
  /** Seconds from the time when the server opens the question; no limit when left out. */
  timeLimit: z.optional(z.int().check(z.gte(1), z.lte(86_400))),
  attempts: z.union([z.int().check(z.gte(1), z.lte(5)), z.literal('free')]),
  /** The attempt that counts. */
  counts: z.enum(['best', 'last']),
  language: z.optional(z.string().check(z.minLength(2), z.maxLength(35))),
};

/** Fields that are shown after closing, or read by search and statistics. */
const about = {
  feedback: z.optional(
    z.object({
      right: z.optional(content),
      partly: z.optional(content),
      wrong: z.optional(content),
      /** Feedback for a choice, by the choice's id. */
      choices: z.optional(z.array(z.object({ id: partId, content })).check(z.maxLength(MOST_FEEDBACK))),
    }),
  ),
  analysis: z.optional(content),
  hints: z.optional(z.array(hint).check(z.maxLength(3))),
  difficulty: z.optional(z.int().check(z.gte(1), z.lte(5))),
  ability: z.optional(label),
  knowledgePoints: z.optional(labels),
  /** Ids of the nodes of the chapter tree. */
  nodeIds: z.optional(z.array(id).check(z.maxLength(50))),
  tags: z.optional(labels),
  stage: z.optional(label),
  source: z.optional(z.string().check(z.maxLength(1000))),
  licence: z.optional(label),
  author: z.optional(label),
};

/** The fields of a question of one kind. `parseQuestion` reads `body` and `key` with the schemas of the kind. */
export const singleQuestion = z.object({
  ...shown,
  ...about,
  kind: label,
  score,
  rule: scoringRule,
  body: z.unknown(),
  key: z.unknown(),
});
export type SingleQuestion = z.infer<typeof singleQuestion>;

/** The fields of a composite: its stem is the material, its score the sum of the scores of its children. */
export const compositeFields = z.object({
  ...shown,
  ...about,
  kind: z.literal(COMPOSITE),
  children: z.array(z.unknown()).check(z.minLength(1), z.maxLength(MOST_CHILDREN)),
});

/** 阅读理解、听力、材料题、实验题: questions of basic kinds under one material. */
export interface CompositeQuestion extends Omit<z.infer<typeof compositeFields>, 'children'> {
  readonly children: readonly SingleQuestion[];
}

export type Question = SingleQuestion | CompositeQuestion;

export function isComposite(question: Question): question is CompositeQuestion {
  return question.kind === COMPOSITE;
}
