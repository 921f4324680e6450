import type { CardSide } from '@lectern/paper-cards';
import type { CardResponse } from '@lectern/protocol/card-answers';

const SIDES: readonly CardSide[] = ['A', 'B', 'C', 'D'];

/** The fields of a question that decide what a card says of it; a question with its key has them. */
interface CardQuestion {
  readonly kind?: string;
  readonly body?: unknown;
  readonly key?: unknown;
  readonly rule?: { readonly name: string };
}

interface CardBody {
  readonly choices?: readonly { readonly id: string }[];
  readonly correction?: boolean;
  readonly leastPicks?: number;
}

/**
 * The response of each side of a card to a question, by sides in the order A, B, C, D; undefined for a question that cards
 * cannot answer. They answer questions of up to four choices with one right choice, or without a key, and statements that
 * are true (A) or false (B). `asked`: the question as it is shown, its choices in the order of their letters.
 */
export function cardChoices(question: unknown, asked: unknown): readonly CardResponse[] | undefined {
  const { kind, key, rule } = (question ?? {}) as CardQuestion;
  const {
    choices = [],
    correction,
    leastPicks = 0,
  } = (((asked ?? {}) as CardQuestion).body ?? {}) as CardBody;
  if (kind === 'true-false') return correction ? undefined : [{ truth: true }, { truth: false }];
  if (choices.length < 2 || choices.length > SIDES.length) return undefined;
  if (kind === 'single-choice') return choices.map(({ id }) => ({ choice: id }));
  const { right = [] } = (key ?? {}) as { readonly right?: readonly string[] };
  const hasOne = rule?.name === 'none' || new Set(right).size === 1;
  if (kind !== 'multiple-choice' || !hasOne || leastPicks > 1) return undefined;
  return choices.map(({ id }) => ({ choices: [id] }));
}

/** The response of the side that is up; undefined when the question has fewer choices. */
export function cardResponse(choices: readonly CardResponse[], side: CardSide): CardResponse | undefined {
  return choices[SIDES.indexOf(side)];
}
