import type { CoursewareReader } from '@lectern/courseware';
import { SnapshotReader } from '@lectern/courseware';
import { blankExercise } from '@lectern/courseware/exercise';
import { contentOf, type SingleQuestion } from '@lectern/questions';
import { loadReadyQuestions } from '@lectern/ready-questions';
import { describe, expect, it } from 'vitest';
import { choiceOf, type ExerciseChoice, loadExercise } from './exercise-choice.ts';

const truth = (change: Partial<SingleQuestion> = {}): SingleQuestion => ({
  ...{ format: 1, id: 'q', version: 1, kind: 'true-false', stem: contentOf('对吗'), body: {} },
  ...{ key: { truth: true }, score: 2, rule: { name: 'exact' }, attempts: 1, counts: 'last' },
  ...change,
});
const choice = (change: Partial<ExerciseChoice>): ExerciseChoice => ({
  ...{ source: 'disk', name: '', documentId: '', ids: [], count: 1 },
  ...change,
});
const nothing = { pages: () => [] } as unknown as CoursewareReader;
const refused = async () => {
  throw new Error('not available');
};

describe('an exercise of the disk', () => {
  const { records } = blankExercise();
  const section = records.find(({ kind }) => kind === 'exercise-section');
  const question = (id: string, change: Partial<SingleQuestion>, points?: number) => ({
    ...{ kind: 'exercise-question' as const, id, parentId: section?.id ?? '', order: id },
    ...{ question: JSON.parse(JSON.stringify(truth(change))), points },
  });
  const document = new SnapshotReader({
    records: [
      ...records,
      question('a1', { id: 'one' }, 5),
      question('a2', {
        id: 'drawn',
        kind: 'media-answer',
        body: { ask: 'drawing' },
        key: {},
        rule: { name: 'none' },
      }),
      question('a3', { kind: 'of a newer program' }),
      question('a4', { id: 'two' }),
    ],
  });

  it('has the points of its questions, and no questions that this program does not know', async () => {
    const wanted = choice({ name: '第二单元', documentId: 'd' });
    const loaded = await loadExercise(wanted, { reader: nothing, loadDocument: async () => document });
    expect(loaded).toMatchObject({ kind: 'exercise', title: '第二单元', document_id: 'd', drawings: {} });
    expect(loaded.questions).toMatchObject([
      { id: 'one', score: 5 },
      { id: 'drawn' },
      { id: 'two', score: 2 },
    ]);
  });

  it('is not asked when it is not available', async () => {
    await expect(loadExercise(choice({}), { reader: nothing, loadDocument: refused })).rejects.toThrow();
  });
});

it('ready questions are asked in the chosen order, with the pictures that they show', async () => {
  const { questions, pictures } = await loadReadyQuestions('sx-3a-2024');
  const text = (at: number) => JSON.stringify(questions[at]?.question);
  const drawn = questions.findIndex((_, at) => pictures.some(({ asset }) => text(at).includes(asset)));
  const ids = [drawn, 0].map((at) => questions[at]?.question.id ?? '');
  const loaded = await loadExercise(choice({ source: 'ready', ids }), {
    reader: nothing,
    loadDocument: refused,
  });
  expect(loaded.questions.map((each) => (each as SingleQuestion).id)).toEqual(ids);
  const shown = Object.entries(loaded.drawings);
  expect(shown.length).toBeGreaterThan(0);
  for (const [asset, svg] of shown) {
    expect(text(drawn)).toContain(asset);
    expect(svg).toMatch(/^<svg/);
  }
});

it('choiceOf returns undefined for values that are no choice', () => {
  const whole = choice({ ids: ['a'] });
  expect(choiceOf(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  for (const value of [undefined, null, 7, {}, { ...whole, source: 'net' }, { ...whole, ids: [7] }])
    expect(choiceOf(value)).toBeUndefined();
});
