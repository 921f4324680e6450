import { newId } from '@lectern/base';
import { type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import { LecternError } from '@lectern/protocol';
import {
  fullScoreOf,
  isComposite,
  parseQuestion,
  type Question,
  type SingleQuestion,
  shownPoints,
  sumOfPoints,
} from '@lectern/questions';
import type { FrozenContent, FrozenQuestion } from '../assignments.tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const LEAST_POINTS = 0.5;
const MOST_POINTS = 100;

/**
 * The questions of an exercise as they are now, each with its points in this exercise. Throws INVALID_INPUT with the place
 * of a question that this version cannot read, such as `sections.0.questions.3`.
 */
export function frozenContent(snapshot: CoursewareSnapshot): FrozenContent {
  const reader = new SnapshotReader(snapshot);
  const exercise = reader.find('exercise', 'exercise');
  const sections = exerciseSections(reader).map((section, at) => ({
    id: section.id,
    title: section.title,
    questions: exerciseQuestions(reader, section.id).map((record, index) => {
      const parsed = parseQuestion(record.question);
      if (parsed.state !== 'question')
        throw new LecternError('INVALID_INPUT', { field: `sections.${at}.questions.${index}` });
      const question = withPoints(parsed.question, record.points ?? section.points);
      const id = UUID.test(record.id) ? record.id : newId();
      return { id, record: record.id, points: pointsOf(question), question };
    }),
  }));
  return {
    instructions: exercise?.instructions ?? '',
    order: exercise?.order ?? 'fixed',
    sections: sections.filter(({ questions }) => questions.length > 0),
  };
}

/** Points of a question; a question that is only asked and never scored has none. */
export function pointsOf(question: Question): number {
  const all = isComposite(question) ? question.children : [question];
  return all.every(({ rule }) => rule.name === 'none') ? 0 : shownPoints(fullScoreOf(question));
}

export function fullPointsOf(questions: readonly Pick<FrozenQuestion, 'points'>[]): number {
  return sumOfPoints(questions.map(({ points }) => points));
}

/**
 * The question with a score of `points`. The scores of a composite's questions and the cost of hints change in proportion.
 * A composite keeps its scores where one of them would become too small or too large.
 */
export function withPoints(question: Question, points: number | undefined): Question {
  const full = shownPoints(fullScoreOf(question));
  if (points === undefined || points === full) return question;
  const factor = points / full;
  if (!isComposite(question)) return withScore(question, points, factor);
  const scores = question.children.map(({ score }) => rounded(score * factor));
  const last = scores.length - 1;
  scores[last] = rounded(points - scores.slice(0, last).reduce((sum, score) => sum + score, 0));
  if (scores.some((score) => score < LEAST_POINTS || score > MOST_POINTS)) return question;
  return {
    ...question,
    ...hintsOf(question, factor),
    children: question.children.map((child, index) => withScore(child, scores[index] ?? child.score, factor)),
  };
}

function withScore(question: SingleQuestion, score: number, factor: number): SingleQuestion {
  return { ...question, ...hintsOf(question, factor), score };
}

function hintsOf({ hints }: Question, factor: number): Pick<Question, 'hints'> {
  if (!hints) return {};
  return {
    hints: hints.map((hint) => ({ ...hint, cost: Math.min(rounded(hint.cost * factor), MOST_POINTS) })),
  };
}

function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** Hashes of pictures, sounds and films in a value. */
export function hashesIn(value: unknown): readonly string[] {
  return [...new Set(JSON.stringify(value)?.match(/(?<=")[0-9a-f]{64}(?=")/g) ?? [])];
}
