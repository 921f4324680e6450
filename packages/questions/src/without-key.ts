import { seeded } from '@lectern/base';
import { kindOf } from './kinds/kinds.ts';
import type { Content } from './question/content.ts';
import { type Hint, isComposite, type Question, type SingleQuestion } from './question/question.ts';
import type { ScoringRule } from './scoring/scoring-rule.ts';

type Shown = Pick<
  SingleQuestion,
  'format' | 'id' | 'version' | 'kind' | 'stem' | 'timeLimit' | 'attempts' | 'counts' | 'language'
>;

/** A hint that can be requested; its content is there once it was. */
export interface OfferedHint extends Pick<Hint, 'id' | 'cost'> {
  readonly content?: Content;
}

/** A question as it may leave the server before it is closed. */
export interface AskedQuestion extends Shown {
  readonly hints: readonly OfferedHint[];
  /** Left out for a composite, as are `rule` and `body`. */
  readonly score?: number;
  readonly rule?: ScoringRule;
  readonly body?: unknown;
  readonly children?: readonly AskedQuestion[];
}

export interface AskedFor {
  /** Ids of the hints that were requested. */
  readonly hints?: readonly string[];
  /**
   * Decides the order in which choices, cards and items are shown. It is drawn at random for each asking and stays on the
   * server: whoever knows it can compute the author's order.
   */
  readonly seed: number;
}

/**
 * A question without its key, feedback, analysis, tags, and without the hints that were not requested. Each field that
 * leaves is named here, and the body is read again by its kind's schema, so that a field added later stays on the server.
 * Lists are shuffled, for the order in which an author wrote cards may be the right one.
 */
export function withoutKey(question: Question, askedFor: AskedFor): AskedQuestion {
  const asked = shownOf(question, askedFor.hints ?? []);
  if (isComposite(question))
    return { ...asked, children: question.children.map((child) => withoutKey(child, askedFor)) };
  const { kind: name, score, rule } = question;
  const kind = kindOf(name);
  const read = kind?.body.safeParse(question.body);
  const body = read?.success ? read.data : undefined;
  const random = seeded(askedFor.seed);
  return { ...asked, score, rule, body: body && (kind?.shuffled?.(body, random) ?? body) };
}

function shownOf(question: Question, requestedHints: readonly string[]): AskedQuestion {
  const { format, id, version, kind, stem, timeLimit, attempts, counts, language, hints = [] } = question;
  const offered = hints.map((hint) => ({
    id: hint.id,
    cost: hint.cost,
    content: requestedHints.includes(hint.id) ? hint.content : undefined,
  }));
  return { format, id, version, kind, stem, timeLimit, attempts, counts, language, hints: offered };
}
