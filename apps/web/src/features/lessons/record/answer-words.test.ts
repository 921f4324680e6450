import { expect, it } from 'vitest';
import type { LessonTexts } from '../lesson-texts.ts';
import {
  activityTitle,
  answererOf,
  answerWords,
  letterOf,
  markWords,
  nameOf,
  onlyWayOf,
  wayOf,
} from './answer-words.ts';

const t = ((key: string) => key) as LessonTexts;
const vote = { setting: { kind: 'vote', question: '', options: ['对', '错'] } } as never;
const words = { setting: { kind: 'words', question: '为什么？' } } as never;

it('activityTitle names the kind, and the question if there is one', () => {
  expect(activityTitle(vote, t)).toBe('activities.kinds.vote');
  expect(activityTitle(words, t)).toBe('activities.kinds.words · 为什么？');
});

it('letterOf returns the label of an option', () => {
  expect([0, 1, 25].map(letterOf)).toEqual(['A', 'B', 'Z']);
});

it('nameOf returns a placeholder when the name is no longer stored', () => {
  expect([nameOf({ name: '王一' }, t), nameOf({ name: '' }, t)]).toEqual(['王一', 'activities.somebody']);
});

it('answererOf returns that no pupil was named only for answers on the panel', () => {
  const of = (name: string, member_id: string | null, on_panel: boolean) =>
    answererOf({ name, member_id, on_panel }, t);
  expect(of('王一', 'm', true)).toBe('王一');
  expect(of('', null, true)).toBe('activities.unnamed');
  expect([of('', 'm', true), of('', null, false)]).toEqual(['activities.somebody', 'activities.somebody']);
});

it('wayOf returns where an answer was given, and onlyWayOf where all were given', () => {
  const [panel, card, phone] = [
    { by_card: false, on_panel: true },
    { by_card: true, on_panel: false },
    { by_card: false, on_panel: false },
  ] as const;
  expect([panel, card, phone].map(wayOf)).toEqual(['panel', 'card', 'phone']);
  const of = (...answers: object[]) => onlyWayOf({ answers } as never);
  expect([of(panel, panel), of(phone, card), of()]).toEqual(['panel', undefined, 'phone']);
});

it('answerWords returns the text of an answer, and whether a buzz was too early', () => {
  const of = (content: object, early = false) => answerWords({ content, early } as never, words, t);
  expect(of({ kind: 'words', text: '因为' })).toBe('因为');
  expect(of({ kind: 'buzz' })).toBe('activities.buzzed');
  expect(of({ kind: 'buzz' }, true)).toBe('activities.early');
});

it('answerWords returns the letters of a vote, with their texts when these are known', () => {
  const content = { content: { kind: 'vote', options: [0, 2] }, early: false } as never;
  expect(answerWords(content, vote, t)).toBe('A 对betweenC');
  expect(answerWords(content, words, t)).toBe('AbetweenC');
});

it('markWords returns what an answer to a question earned, also of an exercise, and nothing for other answers', () => {
  const asked = {
    ...{ format: 1, id: 'q', version: 1, kind: 'true-false', score: 2, rule: { name: 'exact' } },
    ...{ attempts: 'free', counts: 'last', body: {}, key: { truth: true } },
    stem: { paragraphs: [{ runs: [{ type: 'text', text: '冰比水轻' }] }] },
  };
  const told = ((key: string, values?: Record<string, unknown>) =>
    [key, ...Object.values(values ?? {})].join(' ')) as LessonTexts;
  const of = (setting: object, content: object) =>
    markWords({ content } as never, { setting } as never, told);
  const question = { kind: 'question', asked };
  const given = (truth: boolean) => ({ kind: 'question', response: { truth } });
  expect(of(question, given(true))).toBe('activities.earned activities.states.right 2 2');
  expect(of(question, given(false))).toBe('activities.earned activities.states.wrong 0 2');
  const exercise = { kind: 'exercise', questions: [asked] };
  expect(of(exercise, { kind: 'exercise', index: 0, response: { truth: true } })).toContain('right 2 2');
  expect(of(exercise, { kind: 'exercise', index: 0, response: null })).toBe('');
  expect(of({ kind: 'question', asked: { ...asked, rule: { name: 'none' } } }, given(true))).toBe('');
  expect(markWords({ content: { kind: 'words', text: '因为' } } as never, words, told)).toBe('');
});
