import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { stateOfSnapshot } from '../document/snapshot.ts';
import { CoursewareStore } from '../document/store.ts';
import {
  addExerciseQuestions,
  addExerciseSection,
  blankExercise,
  exerciseSections,
} from '../exercise/exercise-document.ts';
import type { ExerciseQuestion } from '../records/exercise.ts';
import { ExerciseGuard } from './exercise-guard.ts';

const limits = { questions: 3, sections: 2, records: 8, recordBytes: 400, bytes: 100_000 };

let server: Y.Doc;
let browser: Y.Doc;
let guard: ExerciseGuard;
let store: CoursewareStore;
let section: string;

beforeEach(() => {
  const state = stateOfSnapshot(blankExercise());
  [server, browser] = [new Y.Doc(), new Y.Doc()];
  Y.applyUpdate(server, state);
  Y.applyUpdate(browser, state);
  guard = new ExerciseGuard(server, limits);
  store = new CoursewareStore(browser);
  section = exerciseSections(store)[0]?.id ?? '';
});

/** Sends what the work changed; returns whether the guard accepted it. Rejected changes are sent again next time. */
function sent(work: () => void): boolean {
  const before = Y.encodeStateVector(server);
  work();
  const update = Y.encodeStateAsUpdate(browser, before);
  const accepted = guard.accepts(Y.decodeUpdate(update));
  if (accepted) Y.applyUpdate(server, update);
  return accepted;
}

const addQuestions = (count: number, question: ExerciseQuestion['question'] = { id: 'q' }) =>
  store.transact((edit) => {
    addExerciseQuestions(
      edit,
      section,
      Array.from({ length: count }, () => ({ question })),
    );
  });

describe('the guard of a live exercise', () => {
  it('accepts questions up to the limit and no more', () => {
    expect(sent(() => addQuestions(3))).toBe(true);
    expect(sent(() => addQuestions(1))).toBe(false);
  });

  it('does not count deleted questions, and counts questions that undo restores', () => {
    expect(sent(() => addQuestions(3))).toBe(true);
    const [gone = ''] = store.children(section);
    expect(sent(() => store.transact((edit) => edit.remove(gone)))).toBe(true);
    const other = new CoursewareStore(new Y.Doc());
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(server));
    other.transact((edit) => addExerciseQuestions(edit, section, [{ question: { id: 'other' } }]));
    Y.applyUpdate(server, Y.encodeStateAsUpdate(other.doc));
    expect(sent(() => store.undo())).toBe(false);
  });

  it('rejects too many sections, and sections made of other records', () => {
    expect(sent(() => store.transact((edit) => addExerciseSection(edit)))).toBe(true);
    addQuestions(1);
    const [question = ''] = store.children(section);
    const turned = () => {
      const record = browser.getMap('records').get(question);
      if (record instanceof Y.Map) record.set('kind', 'exercise-section');
    };
    expect(sent(() => undefined)).toBe(true);
    expect(sent(turned)).toBe(false);
  });

  it('rejects a record that becomes too large, also in several updates', () => {
    const long = (length: number) => ({ id: 'q', stem: 'x'.repeat(length) });
    expect(sent(() => addQuestions(1, long(200)))).toBe(true);
    const [id = ''] = store.children(section);
    const set = (question: ExerciseQuestion['question']) => () =>
      store.transact((edit) => edit.update<ExerciseQuestion>(id, { question }));
    // A value that replaces another counts instead of it.
    expect(sent(set(long(250)))).toBe(true);
    expect(sent(set({ ...long(250), analysis: 'y'.repeat(100) }))).toBe(false);
  });

  it('rejects more records of any kind than the limit', () => {
    const files = (count: number) =>
      store.transact((edit) => {
        for (let at = 0; at < count; at += 1)
          edit.create({ kind: 'asset', id: String(at).repeat(64), mime: 'image/png', size: 1 });
      });
    expect(sent(() => files(5))).toBe(true);
    expect(sent(() => files(6))).toBe(false);
  });
});
