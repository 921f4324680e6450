import type { LessonValue } from '@lectern/courseware/lesson';
import type { CardSide } from '@lectern/paper-cards';
import {
  parseQuestion,
  type Question,
  scoreOf,
  shownPoints,
  stateOfScore,
  talliesOf,
} from '@lectern/questions';
import { type CardPupil, cardChoices, cardResponse } from '../../../../parts/paper-cards/index.ts';
import type { ActivityChange } from '../../../../parts/phones/index.ts';
import type { QuestionActivity } from '../question-activity.ts';

/** The lesson's state with the questions that cards answer, by activity: a panel without the server goes on with them. */
export const ASKINGS_STATE = 'card-askings';

/** A question that cards answer while the server is unreachable, as the lesson stores it. */
export interface LocalAsking {
  /** The question with its key. */
  readonly asked: unknown;
  /** The question as it is shown, its choices in the order of their letters. */
  readonly shown: unknown;
  /** Time of its opening, milliseconds since 1970. */
  readonly at: number;
  readonly state: 'open' | 'closed' | 'away';
  readonly keyShown: boolean;
  /** Whether the server knows that it is asked. */
  readonly begun: boolean;
  /** Whether it was changed since the server heard of it. */
  readonly changed: boolean;
}

/** The question as the teacher changed it without the server. */
export function changedAsking(before: LocalAsking, change: ActivityChange): LocalAsking {
  const { state, key_shown: keyShown, asked } = change;
  return {
    ...before,
    ...(state !== undefined && state !== 'ready' && { state }),
    ...(keyShown && { keyShown }),
    ...(asked !== undefined && { asked }),
    changed: true,
  };
}

/** Returns the change that the server is told once the answers are stored; undefined when nothing changed. */
export function changeToSend({ asked, changed, keyShown, state }: LocalAsking): ActivityChange | undefined {
  if (!changed) return undefined;
  return { state, asked, ...(keyShown && { key_shown: true as const }) };
}

/** A stored value; undefined for one of another form. */
export function keptAsking(value: unknown): LocalAsking | undefined {
  const { asked, shown, at, state, keyShown, begun, changed } = (value ?? {}) as Partial<
    Record<keyof LocalAsking, unknown>
  >;
  const isState = state === 'open' || state === 'closed' || state === 'away';
  if (typeof at !== 'number' || !isState || parseQuestion(asked).state !== 'question') return undefined;
  return {
    asked,
    shown: shown ?? asked,
    at,
    state,
    keyShown: keyShown === true,
    begun: begun === true,
    changed: changed === true,
  };
}

/** The value that the lesson stores. */
export function storedAsking(asking: LocalAsking): LessonValue {
  return JSON.parse(JSON.stringify(asking)) as LessonValue;
}

/** The activity as the server would tell it, counted from the cards alone by the code that the server counts with. */
export function hostedAsking(
  id: string,
  asking: LocalAsking,
  sides: Readonly<Record<string, CardSide>>,
  pupils: readonly CardPupil[],
): QuestionActivity | undefined {
  const parsed = parseQuestion(asking.asked);
  const { keyShown, shown, state } = asking;
  if (parsed.state !== 'question' || state === 'away') return undefined;
  const { question } = parsed;
  const answers = answersOf(question, shown, sides, pupils);
  return {
    id,
    setting: { kind: 'question', asked: question },
    state,
    shown: false,
    result: {
      kind: 'question',
      tallies: talliesOf(question, answers),
      pupils: answers.map(({ pupil, score }) => ({
        participant_id: pupil.memberId,
        member_id: pupil.memberId,
        name: pupil.name,
        by_card: true,
        state: stateOfScore(question, score) ?? null,
        points: shownPoints(score.points),
        late: false,
        after_ms: 0,
      })),
    },
    answered: answers.length,
    hidden_words: [],
    asked: shown,
    key_shown: keyShown,
    works: [],
    shown_works: [],
    time: null,
  };
}

function answersOf(
  question: Question,
  shown: unknown,
  sides: Readonly<Record<string, CardSide>>,
  pupils: readonly CardPupil[],
) {
  const choices = cardChoices(question, shown) ?? [];
  return pupils.flatMap((pupil) => {
    const side = sides[pupil.card];
    const response = side && cardResponse(choices, side);
    return response ? [{ pupil, response, score: scoreOf(question, response) }] : [];
  });
}
