import { SnapshotReader, snapshotOf } from '@lectern/courseware';
import { setExercise } from '@lectern/courseware/exercise';
import { expect, it } from 'vitest';
import { readOutline } from '../model/outline.ts';
import { choiceOf, sampleExercise } from '../testing/sample-exercise.ts';
import { compareExercises } from './compared-exercises.ts';

it('compareExercises returns changed, deleted and added questions, and whether all is the same', () => {
  const store = sampleExercise();
  const before = new SnapshotReader(snapshotOf(store));
  const then = readOutline(before);
  const compared = () => compareExercises(before, then, store, readOutline(store));
  expect(compared()).toEqual({ changed: new Set(), gone: new Set(), added: 0, isSame: true });
  store.transact((edit) => setExercise(edit, { timeLimit: 60 }));
  expect(compared()).toMatchObject({ added: 0, isSame: false });
  store.transact((edit) => {
    edit.remove('a');
    edit.update('b', { question: choiceOf('另一题') });
    edit.create({
      kind: 'exercise-question',
      id: 'new',
      parentId: 's3',
      order: 'a0',
      question: choiceOf('新'),
    });
  });
  expect(compared()).toEqual({ changed: new Set(['b']), gone: new Set(['a']), added: 1, isSame: false });
});
