import { LessonDocument } from '@lectern/courseware/lesson';
import { activitySetting } from '@lectern/protocol/activity-shapes';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { askedNow, draftOf, settingOf } from './draft.ts';

it('is a vote with four letters when nothing was typed', () => {
  expect(settingOf(draftOf({}))).toEqual({
    kind: 'vote',
    question: '',
    options: ['A', 'B', 'C', 'D'],
    several: false,
  });
});

it('comes back as it was typed when the lesson is loaded anew', () => {
  const doc = new Y.Doc();
  const state = new LessonDocument(doc).state('interaction');
  state.change({ question: ' 叶子为什么变黄？ ', options: ['', '缺水', ''] });
  state.change({ several: true });
  const again = new Y.Doc();
  Y.applyUpdate(again, Y.encodeStateAsUpdate(doc));
  const draft = draftOf(new LessonDocument(again).state('interaction').get());
  // What is being typed keeps its spaces.
  expect(draft.question).toBe(' 叶子为什么变黄？ ');
  expect(settingOf(draft)).toEqual({
    kind: 'vote',
    question: '叶子为什么变黄？',
    options: ['A', '缺水', 'C'],
    several: true,
  });
});

it('keeps how it is asked for the next question when it was asked', () => {
  const values = { kind: 'vote', question: '谁？', options: ['小明', '小红', ''], several: true };
  expect(draftOf({ ...values, ...askedNow(draftOf(values)) })).toMatchObject({
    kind: 'vote',
    question: '',
    options: ['', '', ''],
    several: true,
  });
});

it.each([
  { kind: 'quiz', question: 7, options: 'A', several: 'yes', longest: 0, most: 99 },
  { options: ['only one'] },
  { options: Array.from({ length: 50 }, () => 'x') },
  { options: [1, null, { a: 1 }], question: 'x'.repeat(5_000), longest: 2.5 },
  { kind: 'words', longest: Number.NaN, most: -1 },
])('can be asked when what is kept of it is nonsense: %j', (values) => {
  expect(activitySetting.safeParse(settingOf(draftOf(values as never))).success).toBe(true);
});
