import { LessonDocument } from '@lectern/courseware/lesson';
import { activitySetting } from '@lectern/protocol/activity-shapes';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { askedNow, draftOf, fitsCards, settingOf } from './draft.ts';

it('a draft is a vote with four letters when no text was typed', () => {
  expect(settingOf(draftOf({}))).toEqual({
    kind: 'vote',
    question: '',
    options: ['A', 'B', 'C', 'D'],
    several: false,
  });
});

it('a draft is restored as typed after a reload', () => {
  const doc = new Y.Doc();
  const state = new LessonDocument(doc).state('interaction');
  state.change({ question: ' 叶子为什么变黄？ ', options: ['', '缺水', ''] });
  state.change({ several: true });
  const again = new Y.Doc();
  Y.applyUpdate(again, Y.encodeStateAsUpdate(doc));
  const draft = draftOf(new LessonDocument(again).state('interaction').get());
  // Spaces at the end are kept while typing.
  expect(draft.question).toBe(' 叶子为什么变黄？ ');
  expect(settingOf(draft)).toEqual({
    kind: 'vote',
    question: '叶子为什么变黄？',
    options: ['A', '缺水', 'C'],
    several: true,
  });
});

it('a draft fits paper cards when it is a quick question of up to four choices or of true and false', () => {
  const quick = (form: string, options = ['', '', '', '']) => draftOf({ kind: 'quick', form, options });
  expect(['choice', 'choices', 'truth'].map((form) => fitsCards(quick(form)))).toEqual([true, true, true]);
  const five = ['', '', '', '', ''];
  expect(fitsCards(quick('truth', five))).toBe(true);
  for (const draft of [quick('choice', five), quick('number'), quick('words'), draftOf({ kind: 'vote' })])
    expect(fitsCards(draft)).toBe(false);
});

it('a draft keeps its settings for the next question after one was sent', () => {
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
])('a draft is valid also when the stored value is damaged: %j', (values) => {
  expect(activitySetting.safeParse(settingOf(draftOf(values as never))).success).toBe(true);
});
