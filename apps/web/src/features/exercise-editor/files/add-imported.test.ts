import { EXERCISE_LIMITS, exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import type { Question } from '@lectern/questions';
import { expect, it } from 'vitest';
import { choiceOf, sampleExercise } from '../testing/sample-exercise.ts';
import { addImported, NEW_SECTIONS } from './add-imported.ts';

const questionsOf = (...stems: string[]) => stems.map(choiceOf) as unknown as Question[];
const hash = 'a'.repeat(64);
const imported = {
  questions: questionsOf('甲', '乙', '丙'),
  sections: [
    { title: '一、选择题', first: 0 },
    { title: '二、填空题', first: 2 },
  ],
  files: [{ hash, mime: 'image/png', size: 3 }],
  name: '期中卷',
};

/** Titles with the number of their questions. */
const titlesIn = (store: ReturnType<typeof sampleExercise>) =>
  exerciseSections(store).map(({ id, title }) => `${title} ${exerciseQuestions(store, id).length}`);

it('adds imported questions to a section in one undo step, and keeps the records of their files', () => {
  const store = sampleExercise();
  expect(addImported(store, imported, 's3')).toHaveLength(3);
  expect(titlesIn(store)).toEqual(['选择题 3', ' 1', '空 3']);
  store.undo();
  expect(titlesIn(store)).toEqual(['选择题 3', ' 1', '空 0']);
  expect(store.canUndo).toBe(false);
  expect(store.all('asset').map(({ id }) => id)).toEqual([hash]);
  store.redo();
  expect(titlesIn(store)).toEqual(['选择题 3', ' 1', '空 3']);
});

it('adds a section for each heading of the file, and one with its name for a file without headings', () => {
  const store = sampleExercise();
  addImported(store, imported, NEW_SECTIONS);
  expect(titlesIn(store).slice(3)).toEqual(['一、选择题 2', '二、填空题 1']);
  addImported(store, { ...imported, sections: [], files: [] }, NEW_SECTIONS);
  expect(titlesIn(store).slice(5)).toEqual(['期中卷 3']);
  store.undo();
  store.undo();
  expect(titlesIn(store)).toHaveLength(3);
});

it('adds nothing when the exercise would be too large', () => {
  const store = sampleExercise();
  const many = {
    ...imported,
    questions: Array.from({ length: EXERCISE_LIMITS.questions }, () => imported.questions).flat(),
  };
  expect(addImported(store, many, 's3')).toBe('too-many');
  const [question] = questionsOf('长');
  const large = { ...question, source: 'x'.repeat(EXERCISE_LIMITS.bytes) } as Question;
  expect(addImported(store, { ...imported, questions: [large] }, NEW_SECTIONS)).toBe('too-large');
  expect(titlesIn(store)).toEqual(['选择题 3', ' 1', '空 0']);
  expect(store.canUndo).toBe(false);
  expect(store.all('asset')).toEqual([]);
});
