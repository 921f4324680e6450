import { loadReadyQuestions, READY_BOOKS } from '@lectern/ready-questions';
import { describe, expect, it } from 'vitest';
import {
  booksOf,
  chapterName,
  chaptersOf,
  filtered,
  firstBook,
  NO_FILTER,
  nameIn,
  STAGES,
  subjectsOf,
} from './filter.ts';

const { questions } = await loadReadyQuestions('sx-7a-2024');
const numbers = (filter: Partial<typeof NO_FILTER>) =>
  filtered(questions, { ...NO_FILTER, ...filter }).map(({ number }) => number);

describe('filtered', () => {
  it('returns all questions without a filter, and those of a chapter', () => {
    expect(numbers({})).toHaveLength(questions.length);
    const [first] = chaptersOf(questions);
    expect(first?.title).toBe('1.1 正数和负数');
    expect(numbers({ chapter: first?.id ?? '' })).toHaveLength(first?.count ?? 0);
  });

  it('returns games, basic questions or those of one kind', () => {
    const [games, basic] = [numbers({ kind: 'game' }), numbers({ kind: 'basic' })];
    expect(games).toContain(6);
    expect(basic).toContain(1);
    expect([...games, ...basic].sort()).toEqual(numbers({}).sort());
    expect(numbers({ kind: 'timeline-place' })).toEqual([7]);
  });

  it('returns questions of a difficulty in which all words occur, in any field', () => {
    expect(numbers({ words: '螺栓' })).toEqual([4]);
    expect(numbers({ words: '相反意义 图书馆' })).toEqual([5]);
    expect(numbers({ words: '螺栓', difficulty: 5 })).toEqual([]);
  });
});

it('a material with questions is no game, and a chapter is named after its unit where its title is not enough', async () => {
  const english = (await loadReadyQuestions('en-3a-2024')).questions;
  const materials = english.filter(({ question }) => question.kind === 'composite');
  expect(materials).not.toEqual([]);
  expect(filtered(materials, { ...NO_FILTER, kind: 'game' })).toEqual([]);
  expect(filtered(materials, { ...NO_FILTER, kind: 'basic' })).toEqual(materials);
  expect(chaptersOf(english).map(chapterName)).toContain('Unit 1 Making friends · Part A');
  expect(chaptersOf(questions).map(chapterName)).toContain('1.1 正数和负数');
});

it('chaptersOf counts each question once', () => {
  expect(chaptersOf(questions).reduce((sum, { count }) => sum + count, 0)).toBe(questions.length);
});

it('each book is found by its stage and subject, and an unknown book gives the first', () => {
  const found = STAGES.flatMap((stage) => subjectsOf(stage).flatMap((subject) => booksOf(stage, subject)));
  expect(found.map(({ name }) => name).sort()).toEqual(READY_BOOKS.map(({ name }) => name).sort());
  expect(firstBook('516803ee-39e8-5506-a40f-9782a556548e')?.name).toBe('sx-7a-2024');
  expect(firstBook('none')).toBe(READY_BOOKS[0]);
});

it('nameIn returns an English name for every stage, subject and volume, and the Chinese one otherwise', () => {
  const names = READY_BOOKS.flatMap(({ stage, subject, volume }) => [stage, subject, volume]);
  expect(names.filter((name) => /\p{Script=Han}/u.test(nameIn('en', name)))).toEqual([]);
  expect(names.map((name) => nameIn('zh', name))).toEqual(names);
  expect(nameIn('en', '劳动')).toBe('劳动');
});
