import { LessonDocument } from '@lectern/courseware/lesson';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { chosenPeople } from './chosen-people.ts';

it('the people selected in a tool stay selected when the lesson is reopened, and are deselected when points were given', () => {
  const doc = new Y.Doc();
  const chosen = () => chosenPeople(new LessonDocument(doc).state('assessment'));
  chosen().toggle('chen');
  chosen().toggle('li');
  chosen().toggle('chen');
  chosen().toggle('wang');
  expect([...chosen().keys]).toEqual(['li', 'wang']);
  const reloaded = new Y.Doc();
  Y.applyUpdate(reloaded, Y.encodeStateAsUpdate(doc));
  expect([...chosenPeople(new LessonDocument(reloaded).state('assessment')).keys]).toEqual(['li', 'wang']);
  chosen().set([]);
  expect(chosen().keys.size).toBe(0);
});
