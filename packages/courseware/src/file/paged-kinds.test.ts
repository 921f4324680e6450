import { expect, it } from 'vitest';
import { sampleRecords } from '../../test/sample.ts';
import { boardOf } from '../board/board-document.ts';
import { pagedKindOf } from './paged-kinds.ts';

const courseware = { records: sampleRecords(1, 1) };

it('pagedKindOf returns the kind of the manifest when the records are valid for it', () => {
  expect(pagedKindOf('board', boardOf())).toBe('superboard');
  expect(pagedKindOf(undefined, courseware)).toBe('coursewares');
});

it('pagedKindOf returns the courseware for other records and for an unknown manifest', () => {
  expect(pagedKindOf('board', courseware)).toBe('coursewares');
  expect(pagedKindOf('other', boardOf())).toBe('coursewares');
  expect(pagedKindOf(undefined, boardOf())).toBe('coursewares');
});
