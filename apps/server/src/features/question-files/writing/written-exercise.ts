import { type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { EXERCISE, exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import type { ReportLine } from '@lectern/question-files';
import { isComposite, parseQuestion, type Question } from '@lectern/questions';

/** Fields of an exercise that most formats have no place for. */
export type ExerciseField = 'timeLimit' | 'order' | 'instructions' | 'sections';

export interface WrittenSection {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** An exercise with the points that its questions have there. */
export interface WrittenExercise {
  readonly sections: readonly WrittenSection[];
  /** Text above the first question; empty without one. */
  readonly instructions: string;
  /** Numbers in the exercise, from 1, of the questions of all sections. */
  readonly numbers: readonly number[];
  /** Numbers of the questions that cannot be read. */
  readonly unreadable: readonly number[];
  /** Fields that the exercise uses. */
  readonly fields: readonly ExerciseField[];
}

const HASHES = /"[0-9a-f]{64}"/g;

/** Reads an exercise from its records, to be written in another format. */
export function writtenExercise(snapshot: CoursewareSnapshot): WrittenExercise {
  const reader = new SnapshotReader(snapshot);
  const numbers: number[] = [];
  const unreadable: number[] = [];
  let number = 0;
  const sections = exerciseSections(reader).map((section): WrittenSection => {
    const questions = exerciseQuestions(reader, section.id).flatMap((record) => {
      number += 1;
      const parsed = parseQuestion(record.question);
      if (parsed.state !== 'question') {
        unreadable.push(number);
        return [];
      }
      numbers.push(number);
      return [withPoints(parsed.question, record.points ?? section.points)];
    });
    return { title: section.title, questions };
  });
  const settings = reader.find('exercise', EXERCISE);
  const fields: readonly (readonly [ExerciseField, boolean])[] = [
    ['timeLimit', settings?.timeLimit !== undefined],
    ['order', settings?.order === 'shuffled'],
    ['instructions', (settings?.instructions ?? '').trim() !== ''],
    ['sections', sections.some(({ title }) => title !== '')],
  ];
  return {
    instructions: settings?.instructions ?? '',
    sections: sections.filter(({ questions }) => questions.length > 0),
    numbers,
    unreadable,
    fields: fields.flatMap(([field, isUsed]) => (isUsed ? [field] : [])),
  };
}

/** Hashes of the files that the questions of an exercise name. */
export function hashesIn({ records }: CoursewareSnapshot): readonly string[] {
  const questions = JSON.stringify(records.filter(({ kind }) => kind === 'exercise-question'));
  return [...new Set([...questions.matchAll(HASHES)].map(([hash]) => hash.slice(1, -1)))];
}

/** The points that a question has in its exercise as its score; a composite shares them out as its children's are. */
function withPoints(question: Question, points: number | undefined): Question {
  if (points === undefined) return question;
  if (!isComposite(question)) return { ...question, score: points };
  const sum = question.children.reduce((total, { score }) => total + score, 0);
  const shared = (score: number) => Math.min(100, Math.max(0.5, Math.round((score * points * 2) / sum) / 2));
  return {
    ...question,
    children: question.children.map((child) => ({ ...child, score: shared(child.score) })),
  };
}

/** Lines about questions by their numbers in the exercise, and about fields of the exercise without a place. */
export function linesInExercise(
  { numbers, unreadable, fields }: WrittenExercise,
  lines: readonly ReportLine[],
  held: readonly ExerciseField[],
): LossLine[] {
  return [
    ...unreadable.map((number): LossLine => ({ code: 'question-unreadable', number, state: 'refused' })),
    ...fields
      .filter((field) => !held.includes(field))
      .map((detail): LossLine => ({ code: 'exercise-field', detail, state: 'lost' })),
    ...lines.map(({ code, state, detail, question }): LossLine => {
      const number = question === undefined ? undefined : numbers[question];
      return {
        code,
        state,
        ...(detail !== undefined && { detail }),
        ...(number !== undefined && { number }),
      };
    }),
  ];
}

/** Codes of losses that concern the exercise and not one format. */
export type OwnLossCode = 'question-unreadable' | 'exercise-field' | 'pdf-formulas';

export interface LossLine extends Pick<ReportLine, 'code' | 'detail' | 'state'> {
  /** Number of the question in the exercise. */
  readonly number?: number;
}
