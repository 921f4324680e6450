import { EXERCISE_LIMITS, exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import { questionsFromText } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { stemWords } from '../model/question-facts.ts';
import { idsIn, sampleExercise } from '../testing/sample-exercise.ts';
import { addPaper } from './add-paper.ts';

const TEXT = `1. 1+1 等于几？
A. 1
B. 2
答案：B
一、判断题
2. 太阳从西边升起。（  ）
答案：错
二、填空题
3. 二的平方是____。
答案：4`;

function outlineOf(store: ReturnType<typeof sampleExercise>) {
  return exerciseSections(store).map(({ id, title }) => [
    title,
    exerciseQuestions(store, id).map(({ question }) => `${question.kind}: ${stemWords(question)}`),
  ]);
}

describe('addPaper', () => {
  it('adds questions to the section and a section behind it for each heading, in one step', () => {
    const store = sampleExercise();
    store.transact((edit) => addPaper(edit, 's2', questionsFromText(TEXT)));
    const titles = outlineOf(store).map(([title]) => title);
    expect(titles[1]).toBe('');
    expect(titles.slice(2, 4).join()).toMatch(/判断题.*填空题/);
    expect(outlineOf(store)[1]?.[1]).toEqual(['single-choice: 题 d', 'single-choice: 1+1 等于几？']);
    store.undo();
    expect(idsIn(store)).toEqual(['abc', 'd', '']);
    expect(exerciseSections(store)).toHaveLength(3);
  });

  it('gives the first heading to an empty section without a title', () => {
    const store = sampleExercise();
    store.transact((edit) => edit.update('s3', { title: '' }));
    store.transact((edit) => addPaper(edit, 's3', questionsFromText(TEXT.slice(TEXT.indexOf('一、')))));
    expect(outlineOf(store)).toHaveLength(4);
    expect(outlineOf(store)[2]?.[0]).toContain('判断题');
  });

  it('adds nothing when the exercise would be too large, or the section does not exist', () => {
    const store = sampleExercise();
    const [question] = questionsFromText(TEXT).questions;
    if (!question) throw new Error('no question was read');
    const many = Array.from({ length: EXERCISE_LIMITS.questions }, () => question);
    let ids: readonly string[] = ['x'];
    store.transact((edit) => {
      ids = addPaper(edit, 's1', { questions: many, sections: [] });
    });
    expect(ids).toEqual([]);
    store.transact((edit) => {
      ids = addPaper(edit, 'none', { questions: [question], sections: [] });
    });
    expect([ids, idsIn(store)]).toEqual([[], ['abc', 'd', '']]);
  });
});
