import { crc32, newId } from '@lectern/base';
import type { PanelAnswer } from '@lectern/protocol/panel-answers';
import { type Question, readResponse } from '@lectern/questions';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import type { Named } from './boards/board-names.ts';

/** The lesson's state with the questions that were answered on the panel, by the tool that shows them. */
export const PANEL_QUESTIONS = 'panel-questions';

/** An answer as a pupil handed it in at a board. */
export interface GivenAnswer {
  /** Undefined when no pupil was named. */
  readonly pupil: Named | undefined;
  readonly response: unknown;
  /** Ids of the hints that were shown. */
  readonly hints?: readonly string[];
}

/** A question of which answers are in the lesson's record. */
interface Recorded {
  /** Id of the activity in the record. */
  readonly id: string;
  /** Time of the first answer, milliseconds since 1970. */
  readonly at: number;
  /** Checksum of the question: a question that was edited begins another activity. */
  readonly sum: number;
}

/** Adds answers to the lesson's record, without empty ones. Returns their number. */
export function recordAnswers(
  lesson: Pick<ToolLesson, 'answer' | 'now' | 'state'>,
  toolId: string,
  question: Question,
  given: readonly GivenAnswer[],
): number {
  const at = lesson.now();
  const answers = given.flatMap(({ pupil = null, response: value, hints = [] }): PanelAnswer[] => {
    const response = readResponse(question, value);
    return response === undefined ? [] : [{ id: newId(), pupil, response, hints: [...hints], at }];
  });
  if (answers.length === 0) return 0;
  const state = lesson.state(PANEL_QUESTIONS);
  const sum = crc32(new TextEncoder().encode(JSON.stringify(question)));
  const before = recordedIn(state.get()[toolId]);
  const recorded = before?.sum === sum ? before : { id: newId(), at, sum };
  if (recorded !== before) state.change({ [toolId]: { ...recorded } });
  lesson.answer({ activityId: recorded.id, asked: question, askedAt: recorded.at, answers });
  return answers.length;
}

function recordedIn(value: unknown): Recorded | undefined {
  const { id, at, sum } = (value ?? {}) as Partial<Record<keyof Recorded, unknown>>;
  return typeof id === 'string' && typeof at === 'number' && typeof sum === 'number'
    ? { id, at, sum }
    : undefined;
}
