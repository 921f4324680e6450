import type { KindName, SingleQuestion } from '@lectern/questions';
import type { QtiOut } from './qti-out.ts';

/** A question as an interaction of QTI 3. */
export interface WrittenInteraction {
  /** Response declarations. */
  readonly declarations: readonly string[];
  /** The markup after the stem. */
  readonly body: string;
  /** Rules that add the points to SCORE; none for what a person marks. */
  readonly rules: readonly string[];
  /** A template of the standard that does the same as the rules, for an item of one point with the response RESPONSE. */
  readonly template?: 'match_correct' | 'map_response';
  /** For the person who marks. */
  readonly rubric?: string;
}

/** Writes a question; `response` is the identifier of its response, or the beginning of several. */
export type InteractionWriter = (
  question: SingleQuestion,
  out: QtiOut,
  response: string,
) => WrittenInteraction;

export type InteractionWriters = Partial<Record<KindName, InteractionWriter>>;
