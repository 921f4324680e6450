import { describe, expect, it } from 'vitest';
import { readOutline } from '../model/outline.ts';
import { sampleExercise } from '../testing/sample-exercise.ts';
import { questionPlaceBefore, sectionBefore } from './outline-place.ts';
import { END } from './use-outline-drag.ts';

const outline = readOutline(sampleExercise());

describe('questionPlaceBefore', () => {
  it('returns the position before a question', () => {
    expect(questionPlaceBefore(outline, 'b')).toEqual({ sectionId: 's1', before: 'b' });
  });

  it('returns the end of the section above a heading, and the first position above the first heading', () => {
    expect(questionPlaceBefore(outline, 's2')).toEqual({ sectionId: 's1', before: undefined });
    expect(questionPlaceBefore(outline, 's1')).toEqual({ sectionId: 's1', before: 'a' });
  });

  it('returns the end of the last section behind the last entry', () => {
    expect(questionPlaceBefore(outline, END)).toEqual({ sectionId: 's3', before: undefined });
    expect(questionPlaceBefore(outline, 'none')).toBeUndefined();
    expect(questionPlaceBefore({ sections: [], count: 0, points: 0 }, END)).toBeUndefined();
  });
});

it('sectionBefore returns the section at or below an entry, undefined for the end', () => {
  expect([sectionBefore(outline, 's2'), sectionBefore(outline, 'b'), sectionBefore(outline, 'd')]).toEqual([
    's2',
    's2',
    's3',
  ]);
  expect(sectionBefore(outline, END)).toBeUndefined();
});
