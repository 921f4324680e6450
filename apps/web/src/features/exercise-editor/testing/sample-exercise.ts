import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import * as Y from 'yjs';

/** A choice question as JSON, with its stem as id. */
export function choiceOf(stem: string): ExerciseQuestion['question'] {
  const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });
  return {
    format: 1,
    id: stem,
    version: 1,
    kind: 'single-choice',
    stem: text(stem),
    body: { choices: ['甲', '乙'].map((words, at) => ({ id: `c${at}`, content: text(words) })) },
    key: { right: 'c0' },
    score: 2,
    rule: { name: 'exact' },
    attempts: 'free',
    counts: 'last',
  };
}

/** An exercise with a section `s1` of the questions `a`, `b`, `c`, a section `s2` of `d`, and an empty section `s3`. */
export function sampleExercise(): CoursewareStore {
  const doc = new Y.Doc();
  const question = (id: string, parentId: string): ExerciseQuestion => ({
    kind: 'exercise-question',
    id,
    parentId,
    order: `a${'abcd'.indexOf(id)}`,
    question: choiceOf(`题 ${id}`),
  });
  const state = stateOfSnapshot({
    records: [
      { kind: 'deck', id: 'deck', schema: 2, size: { w: 1280, h: 720 } },
      { kind: 'exercise', id: 'exercise', order: 'fixed' },
      { kind: 'exercise-section', id: 's1', order: 'a0', title: '选择题' },
      { kind: 'exercise-section', id: 's2', order: 'a1', title: '', points: 5 },
      { kind: 'exercise-section', id: 's3', order: 'a2', title: '空' },
      ...['a', 'b', 'c'].map((id) => question(id, 's1')),
      question('d', 's2'),
    ],
  });
  Y.applyUpdate(doc, state, 'load');
  return new CoursewareStore(doc);
}

/** The ids of the questions by section. */
export function idsIn(store: CoursewareStore): string[] {
  return ['s1', 's2', 's3'].map((id) => store.children(id).join(''));
}
