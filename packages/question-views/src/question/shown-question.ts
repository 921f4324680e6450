import type { Content, OfferedHint, Reviewed } from '@lectern/questions';

/** A question that can be shown: an `AskedQuestion` from the server, or a `Question` with its key on the teacher's device. */
export interface ShownQuestion {
  readonly id: string;
  readonly kind: string;
  readonly stem: Content;
  /** Undefined for a composite, and for a body that could not be read. */
  readonly body?: unknown;
  readonly score?: number | undefined;
  readonly language?: string | undefined;
  readonly hints?: readonly OfferedHint[] | undefined;
  /** Questions of a composite. */
  readonly children?: readonly ShownQuestion[] | undefined;
}

/**
 * How a question is shown: `answer` with controls, `paper` as it is printed, for lists and pages, `review` with the response
 * that was given and the marks of `review`.
 */
export type QuestionMode = 'answer' | 'paper' | 'review';

export interface QuestionProps {
  readonly question: ShownQuestion;
  readonly mode: QuestionMode;
  /** Number before the stem, such as `3` or `(2)`. */
  readonly number?: string | undefined;
  /** The response so far, of the question's kind; of a composite `{ children: [{ id, response }] }`. */
  readonly response?: unknown;
  readonly onChange?: ((response: unknown) => void) | undefined;
  /** The response can no longer be changed, such as after handing in. */
  readonly locked?: boolean | undefined;
  /** Ids of the hints that were requested. */
  readonly requestedHints?: readonly string[] | undefined;
  /** Called when a hint is requested. Without it no hint is offered. */
  readonly onRequestHint?: ((id: string) => void) | undefined;
  /** The screen is held in a hand: games are played, each in the form for a phone. */
  readonly isPhone?: boolean | undefined;
  /** Marks, right response, feedback and analysis (`reviewOf`), once they may be shown. */
  readonly review?: Reviewed | undefined;
}
