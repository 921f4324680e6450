import { expect, it } from 'vitest';
import { sampleRecords } from '../../test/sample.ts';
import { boardOf } from '../board/board-document.ts';
import { blankExercise } from '../exercise/exercise-document.ts';
import { archiveKindOf } from './archive-kinds.ts';

const courseware = { records: sampleRecords(1, 1) };

it('archiveKindOf returns the kind of the manifest when the records are valid for it', () => {
  expect(archiveKindOf('board', boardOf())).toBe('superboard');
  expect(archiveKindOf(undefined, courseware)).toBe('coursewares');
  expect(archiveKindOf('exercise', blankExercise())).toBe('exercises');
});

it('archiveKindOf returns the courseware for other records and for an unknown manifest', () => {
  expect(archiveKindOf('board', courseware)).toBe('coursewares');
  expect(archiveKindOf('other', boardOf())).toBe('coursewares');
  expect(archiveKindOf(undefined, boardOf())).toBe('coursewares');
});

it('archiveKindOf returns undefined for records that are no exercise, although the manifest says so', () => {
  expect(archiveKindOf('exercise', courseware)).toBeUndefined();
});
