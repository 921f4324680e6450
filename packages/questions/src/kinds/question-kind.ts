import type { Random } from '@lectern/base';
import type * as z from 'zod/mini';
import type { Content } from '../question/content.ts';
import type { Entry } from '../question/entry.ts';
import type { Problem } from '../question/problem.ts';
import type { Judged } from '../scoring/judged.ts';
import type { RuleName } from '../scoring/scoring-rule.ts';

export type { Problem, ProblemCode } from '../question/problem.ts';

/**
 * A kind of questions: the shapes of its body, key and response, and what makes a response right. Schemas
 * bound every length, so that a body, key or response of any size is refused and never read on.
 *
 * The rules that hold for every kind (`testing/kind-properties.ts`): the response of `rightResponse` earns all points by
 * each rule in `rules`, or waits for a person; an empty response earns none; points stay between none and all; the
 * order in which choices, cards or rows are shown changes nothing.
 */
export interface QuestionKind<Body = unknown, Key = unknown, Response = unknown> {
  readonly kind: string;
  readonly body: z.ZodMiniType<Body>;
  readonly key: z.ZodMiniType<Key>;
  readonly response: z.ZodMiniType<Response>;
  /** The rules that an author can choose from; the first is the default. */
  readonly rules: readonly [RuleName, ...RuleName[]];
  /** A new question's body and key, which an author fills in. */
  blank(makeId: () => string): { readonly body: Body; readonly key: Key };
  /** Problems that the schemas cannot find: ids that the key names and the body lacks, an empty key, equal ids. */
  problems(body: Body, key: Key): readonly Problem[];
  /** A response that is right in every part; undefined where only a person can tell. */
  rightResponse(body: Body, key: Key): Response | undefined;
  isEmpty(response: Response): boolean;
  /**
   * The body with its lists in random order, as it is sent to the pupils who answer; left out by kinds whose order as
   * written tells nothing about the key.
   */
  shuffled?(body: Body, random: Random): Body;
  /**
   * The body with fresh numbers for its parameters, which one pupil is asked with and judged by; left out by kinds
   * without parameters.
   */
  drawn?(body: Body, key: Key, random: Random): Body;
  /** A stem, hint or other text of the question with the body's fresh numbers written into it. */
  withDrawn?(text: Content, body: Body): Content;
  /** The entries of the response at each place, for statistics; none for an empty response. */
  entries(response: Response): readonly Entry[];
  /** Finds what is right in a response. Parts that the body does not have are ignored, never an error. */
  judge(body: Body, key: Key, response: Response): Judged;
}
