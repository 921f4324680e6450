import { crc32, newId } from '@lectern/base';
import type { LessonValue, LessonValues } from '@lectern/courseware/lesson';
import type { PanelAnswer } from '@lectern/protocol/panel-answers';
import { type Question, readResponse } from '@lectern/questions';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import type { Named, NamedTeam } from './boards/board-names.ts';
import { stripKey } from './strip-state.ts';

/** The lesson's state with the questions that were answered on the panel, by the tool that shows them. */
export const PANEL_QUESTIONS = 'panel-questions';

/** An answer as a pupil gave it at a board. */
export interface GivenAnswer {
  /** Index of the board. */
  readonly board: number;
  /** Undefined when neither a pupil nor a team was named. */
  readonly pupil: Named | NamedTeam | undefined;
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

/** The answers of one board that are in the lesson's record, until it begins again. */
interface BoardRecord {
  /** A game that goes on after it was closed has several. */
  readonly ids: readonly string[];
  /** Checksum of the last answer. */
  readonly sum: number;
}

type RecordingLesson = Pick<ToolLesson, 'answer' | 'now' | 'state'>;

/** Key of the answers of a board in the tool's state. */
export const RECORDED = 'recorded';

/**
 * Adds answers to the lesson's record, without empty ones and those that it has. Returns the number of answers that were
 * added.
 */
export function recordAnswers(
  lesson: RecordingLesson,
  toolId: string,
  question: Question,
  given: readonly GivenAnswer[],
): number {
  const at = lesson.now();
  const own = lesson.state(toolId);
  const records: Record<string, LessonValue> = {};
  const answers = given.flatMap(({ board, pupil, response: value, hints = [] }): PanelAnswer[] => {
    const response = readResponse(question, value);
    const before = boardRecord(own.get(), board);
    const sum = sumOf([response, hints]);
    if (response === undefined || before?.sum === sum) return [];
    const id = newId();
    const ids = [...(before?.ids ?? []), id];
    records[stripKey(board, RECORDED)] = { ids, sum };
    return [{ id, pupil: named(pupil), unnamed: ids[0], response, hints: [...hints], at }];
  });
  if (answers.length === 0) return 0;
  own.change(records);
  const state = lesson.state(PANEL_QUESTIONS);
  const sum = sumOf(question);
  const before = recordedIn(state.get()[toolId]);
  const recorded = before?.sum === sum ? before : { id: newId(), at, sum };
  if (recorded !== before) state.change({ [toolId]: { ...recorded } });
  lesson.answer({ activityId: recorded.id, asked: question, askedAt: recorded.at, answers });
  return answers.length;
}

/** Gives the recorded answers of boards to the pupils who are named now. */
export function renameAnswers(
  lesson: RecordingLesson,
  toolId: string,
  question: Question,
  given: readonly GivenAnswer[],
): void {
  const recorded = recordedIn(lesson.state(PANEL_QUESTIONS).get()[toolId]);
  const values = lesson.state(toolId).get();
  const answers = given.flatMap(({ board, pupil, response: value, hints = [] }): PanelAnswer[] => {
    const response = readResponse(question, value);
    const { ids = [] } = boardRecord(values, board) ?? {};
    if (response === undefined) return [];
    const same = { pupil: named(pupil), unnamed: ids[0], response, hints: [...hints], at: lesson.now() };
    return ids.map((id) => ({ id, ...same }));
  });
  if (!recorded || answers.length === 0) return;
  lesson.answer({ activityId: recorded.id, asked: question, askedAt: recorded.at, answers });
}

/** A pupil as the record has them; of a team it has the name. */
function named(pupil: GivenAnswer['pupil']): Named | null {
  if (!pupil) return null;
  return 'member_id' in pupil ? pupil : { name: pupil.name };
}

/** The id of the first answer of a board that is in the record; undefined without one. */
export function firstRecorded(values: LessonValues, board: number): string | undefined {
  return boardRecord(values, board)?.ids[0];
}

function sumOf(value: unknown): number {
  return crc32(new TextEncoder().encode(JSON.stringify(value)));
}

function boardRecord(values: LessonValues, board: number): BoardRecord | undefined {
  const { ids, sum } = (values[stripKey(board, RECORDED)] ?? {}) as Partial<Record<'ids' | 'sum', unknown>>;
  const own = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  return typeof sum === 'number' && own.length > 0 ? { ids: own, sum } : undefined;
}

function recordedIn(value: unknown): Recorded | undefined {
  const { id, at, sum } = (value ?? {}) as Partial<Record<keyof Recorded, unknown>>;
  return typeof id === 'string' && typeof at === 'number' && typeof sum === 'number'
    ? { id, at, sum }
    : undefined;
}
