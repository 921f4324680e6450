import type { Question } from '@lectern/questions';
import { describe, expect, it } from 'vitest';
import { firstPicks, linesByQuestion, pickedOf, sortedLines, withPick } from './picked.ts';

const HASHES = ['a', 'b'].map((sign) => sign.repeat(64));
const questions = ['甲', '乙', '丙', '丁'].map(
  (text, index) => ({ id: text, stem: { asset: HASHES[index] } }) as unknown as Question,
);
const file = {
  name: '期中卷.v2.docx',
  sections: [
    { title: '一', first: 0 },
    { title: '二', first: 1 },
    { title: '三', first: 2 },
  ],
  files: HASHES.map((hash) => ({ hash, mime: 'image/png', size: 1 })),
};

describe('questions that are picked from a file', () => {
  it('are at first as many as there is room for', () => {
    expect([...firstPicks({ questions }, 3)]).toEqual([0, 1, 2]);
    expect([...firstPicks({ questions }, -1)]).toEqual([]);
  });

  it('are picked and left out one by one and as a range', () => {
    expect([...withPick(new Set([3]), 0, true, 2)].sort()).toEqual([0, 1, 2, 3]);
    expect([...withPick(new Set([0, 1, 2]), 1, false)]).toEqual([0, 2]);
  });

  it('keep the headings that have picked questions, and only the files that they name', () => {
    const picked = pickedOf(file, questions, new Set([0, 2, 3]));
    expect(picked.name).toBe('期中卷.v2');
    expect(picked.questions.map(({ id }) => id)).toEqual(['甲', '丙', '丁']);
    expect(picked.sections).toEqual([
      { title: '一', first: 0 },
      { title: '三', first: 1 },
    ]);
    expect(picked.files.map(({ hash }) => hash)).toEqual([HASHES[0]]);
  });
});

it('lines of a report are sorted by what was left out, and found by their question', () => {
  const lines = [
    { code: 'hints', question: 1, state: 'lost' },
    { code: 'key-empty', question: 1, state: 'unsure' },
    { code: 'type', state: 'refused' },
    { code: 'key-empty', question: 0, state: 'unsure' },
  ] as const;
  expect(sortedLines(lines).map(({ code, question }) => `${code} ${question}`)).toEqual([
    'type undefined',
    'key-empty 0',
    'key-empty 1',
    'hints 1',
  ]);
  expect([...linesByQuestion(lines)].map(([index, own]) => [index, own.length])).toEqual([
    [1, 2],
    [0, 1],
  ]);
});
