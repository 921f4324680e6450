import { beforeEach, describe, expect, it } from 'vitest';
import { exchange, storeOf, storesOf } from '../../test/peers.ts';
import { parseSnapshot } from '../document/parse-snapshot.ts';
import { snapshotOf } from '../document/snapshot.ts';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import type { CoursewareStore } from '../document/store.ts';
import { EXERCISE_LIMITS } from '../limits/courseware-limits.ts';
import { migrateRecords } from '../migrations/migrate-records.ts';
import type { ExerciseQuestion } from '../records/exercise.ts';
import { SCHEMA_VERSION } from '../records/record.ts';
import {
  addExerciseQuestions,
  addExerciseSection,
  blankExercise,
  countExerciseQuestions,
  exerciseQuestions,
  exerciseSections,
  holdsExercise,
  moveExerciseQuestion,
  moveExerciseSection,
  removeFromExercise,
  restoreToExercise,
  setExercise,
} from './exercise-document.ts';

let store: CoursewareStore;
let first: string;

beforeEach(() => {
  store = storeOf(blankExercise().records);
  first = exerciseSections(store)[0]?.id ?? '';
});

const question = (name: string) => ({ question: { format: 1, id: name, stem: { paragraphs: [] } } });

function add(...names: string[]): readonly string[] {
  let ids: readonly string[] = [];
  store.transact((edit) => {
    ids = addExerciseQuestions(edit, first, names.map(question));
  });
  return ids;
}

/** The ids of the questions' contents by section. */
function outline(of: Parameters<typeof exerciseSections>[0] = store) {
  return exerciseSections(of).map(({ id }) =>
    exerciseQuestions(of, id).map((each) => each.question.id as string),
  );
}

describe('a new exercise', () => {
  it('has one empty section, and no pages', () => {
    expect(outline()).toEqual([[]]);
    expect([store.pages(), store.children('deck')]).toEqual([[], []]);
    expect(store.find('exercise', 'exercise')?.order).toBe('fixed');
    expect(holdsExercise(blankExercise())).toBe(true);
  });
});

describe('questions', () => {
  it('are added at an index and moved within and between sections', () => {
    const [a = ''] = add('a', 'b');
    store.transact((edit) => addExerciseQuestions(edit, first, [question('c')], 1));
    expect(outline()).toEqual([['a', 'c', 'b']]);
    store.transact((edit) => addExerciseSection(edit, '二'));
    const [, second = ''] = exerciseSections(store).map(({ id }) => id);
    store.transact((edit) => moveExerciseQuestion(edit, a, first, 3));
    expect(outline()).toEqual([['c', 'b', 'a'], []]);
    store.transact((edit) => moveExerciseQuestion(edit, a, second, 0));
    expect(outline()).toEqual([['c', 'b'], ['a']]);
    store.transact((edit) => moveExerciseQuestion(edit, a, 'none', 0));
    expect(outline()).toEqual([['c', 'b'], ['a']]);
  });

  it('are all added or none when the exercise would have too many', () => {
    add(...Array.from({ length: EXERCISE_LIMITS.questions - 1 }, (_, at) => String(at)));
    expect(add('x', 'y')).toEqual([]);
    expect(add('x')).toHaveLength(1);
    expect(countExerciseQuestions(store)).toBe(EXERCISE_LIMITS.questions);
  });

  it('are removed and restored with their section, and return by undo', () => {
    const [a = ''] = add('a', 'b');
    let removed: ReturnType<typeof removeFromExercise> = [];
    store.transact((edit) => {
      removed = removeFromExercise(edit, first);
    });
    expect(outline()).toEqual([]);
    store.transact((edit) => addExerciseSection(edit, '新'));
    store.transact((edit) => restoreToExercise(edit, removed));
    expect(outline().flat()).toEqual(['a', 'b']);
    store.transact((edit) => {
      removeFromExercise(edit, a);
    });
    expect(outline().flat()).toEqual(['b']);
    store.undo();
    expect(outline().flat()).toEqual(['a', 'b']);
  });

  it('are not reachable when another author removed their section meanwhile', () => {
    const [one, two] = storesOf(snapshotOf(store).records, 2) as [CoursewareStore, CoursewareStore];
    one.transact((edit) => edit.remove(first));
    two.transact((edit) => addExerciseQuestions(edit, first, [question('late')]));
    exchange([one, two]);
    expect([outline(one), outline(two)]).toEqual([[], []]);
    expect(one.all('exercise-question')).toEqual([]);
    expect(snapshotOf(one).records.map(({ kind }) => kind)).toEqual(['deck', 'exercise']);
  });

  it('keep changes of both authors to different fields of one question', () => {
    const [id = ''] = add('a');
    const [one, two] = storesOf(snapshotOf(store).records, 2) as [CoursewareStore, CoursewareStore];
    const change = (of: CoursewareStore, patch: ExerciseQuestion['question']) =>
      of.transact((edit) => {
        const now = edit.find('exercise-question', id)?.question ?? {};
        edit.update<ExerciseQuestion>(id, { question: { ...now, ...patch } });
      });
    change(one, { score: 5 });
    change(two, { difficulty: 3 });
    exchange([one, two]);
    expect(one.find('exercise-question', id)?.question).toMatchObject({ id: 'a', score: 5, difficulty: 3 });
    expect(two.find('exercise-question', id)).toEqual(one.find('exercise-question', id));
  });
});

describe('sections', () => {
  it('are added up to the limit, and moved with their questions', () => {
    add('a');
    store.transact((edit) => addExerciseSection(edit, '前', 0));
    expect(outline()).toEqual([[], ['a']]);
    store.transact((edit) => moveExerciseSection(edit, first, 0));
    expect(outline()).toEqual([['a'], []]);
    store.transact((edit) => {
      while (addExerciseSection(edit) !== undefined);
    });
    expect(exerciseSections(store)).toHaveLength(EXERCISE_LIMITS.sections);
  });
});

describe('setExercise', () => {
  it('sets and removes properties, and creates a missing record', () => {
    store.transact((edit) => setExercise(edit, { timeLimit: 600, order: 'shuffled' }));
    store.transact((edit) => setExercise(edit, { timeLimit: undefined }));
    expect(store.find('exercise', 'exercise')).toEqual({
      kind: 'exercise',
      id: 'exercise',
      order: 'shuffled',
    });
    store.transact((edit) => edit.remove('exercise'));
    store.transact((edit) => setExercise(edit, { instructions: '细心' }));
    expect(store.find('exercise', 'exercise')?.instructions).toBe('细心');
  });
});

describe('records of an exercise', () => {
  it('are read from JSON and from files, invalid ones left out', () => {
    add('a', 'b');
    const { records } = snapshotOf(store);
    const bad = [
      { kind: 'exercise-question', id: 'x', parentId: first, order: 'a0' },
      { kind: 'exercise-question', id: 'y', parentId: 7, order: 'a0', question: {} },
      { kind: 'exercise-section', id: 'z', title: '无序' },
    ];
    const read = parseSnapshot(JSON.stringify({ records: [...records, ...bad] }));
    expect(outline(new SnapshotReader(read))).toEqual([['a', 'b']]);
    const fromFile = migrateRecords([...records, ...bad], SCHEMA_VERSION);
    expect(fromFile).toEqual(records);
  });

  it('are no exercise with a page, without an exercise record, or with too many questions', () => {
    const { records } = snapshotOf(store);
    expect(holdsExercise({ records: [...records, { kind: 'page', id: 'p', order: 'a0' }] })).toBe(false);
    expect(holdsExercise({ records: records.filter(({ kind }) => kind !== 'exercise') })).toBe(false);
    const many = Array.from(
      { length: EXERCISE_LIMITS.questions + 1 },
      (_, at): ExerciseQuestion => ({
        kind: 'exercise-question',
        id: `q${at}`,
        parentId: first,
        order: 'a0',
        question: {},
      }),
    );
    expect(holdsExercise({ records: [...records, ...many] })).toBe(false);
  });
});
