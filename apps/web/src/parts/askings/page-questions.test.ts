import { newId } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import { newQuestion } from '@lectern/questions';
import { expect, it } from 'vitest';
import { pageGames, pageQuestions } from './page-questions.ts';

const question = (kind: string) => JSON.parse(JSON.stringify(newQuestion(kind, newId)));
const elements = new Map<string, object>([
  ['choice', { type: 'question', question: question('single-choice') }],
  ['rush', { type: 'question', question: question('truth-rush') }],
  ['group', { type: 'group' }],
  ['sort', { type: 'question', question: question('fun-sort') }],
  ['broken', { type: 'question', question: { kind: 'fun-sort' } }],
  ['text', { type: 'shape' }],
]);
const children = new Map([
  ['page1', ['text', 'choice', 'broken']],
  ['page2', ['group', 'rush']],
  ['group', ['sort']],
]);
const reader = {
  pages: () => ['page1', 'page2'],
  children: (id: string) => children.get(id) ?? [],
  find: (_: string, id: string) => elements.get(id),
} as unknown as CoursewareReader;

it('pageGames returns readable questions of interactive kinds with their pages', () => {
  expect(pageGames(reader).map(({ elementId, page }) => [elementId, page])).toEqual([
    ['sort', 2],
    ['rush', 2],
  ]);
});

it('pageQuestions returns readable questions of all kinds in the order of their pages', () => {
  expect(pageQuestions(reader).map(({ elementId, page }) => [elementId, page])).toEqual([
    ['choice', 1],
    ['sort', 2],
    ['rush', 2],
  ]);
});
