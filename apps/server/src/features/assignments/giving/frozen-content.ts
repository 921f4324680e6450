import { newId } from '@lectern/base';
import { type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import { LecternError } from '@lectern/protocol';
import { parseQuestion, questionPoints, sumOfPoints, withPoints } from '@lectern/questions';
import type { FrozenContent, FrozenQuestion } from '../assignments.tables.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

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
      return { id, record: record.id, points: questionPoints(question), question };
    }),
  }));
  return {
    instructions: exercise?.instructions ?? '',
    order: exercise?.order ?? 'fixed',
    sections: sections.filter(({ questions }) => questions.length > 0),
  };
}

export function fullPointsOf(questions: readonly Pick<FrozenQuestion, 'points'>[]): number {
  return sumOfPoints(questions.map(({ points }) => points));
}

/** Hashes of pictures, sounds and films in a value. */
export function hashesIn(value: unknown): readonly string[] {
  return [...new Set(JSON.stringify(value)?.match(/(?<=")[0-9a-f]{64}(?=")/g) ?? [])];
}
