import { expect, it } from 'vitest';
import type { AnsweredPupil } from '../question-activity.ts';
import { areShown, inkOf, rotated, toggledShown, worksOf } from './work-rows.ts';

const pupil = (id: string) => ({ participant_id: id, name: id }) as AnsweredPupil;
const work = (participant_id: string, hash: string, index = 0) => ({
  ...{ participant_id, hash, index },
  url: hash,
  mime: 'image/png',
});

it('worksOf returns the files of one question by pupil, in the order of arrival', () => {
  const works = [work('b', '1'), work('a', '2'), work('b', '3'), work('a', '4', 1)];
  const found = worksOf([pupil('a'), pupil('b'), pupil('c')], works, 0);
  expect(found.map(({ pupil: { name }, files }) => [name, files.map(({ hash }) => hash)])).toEqual([
    ['a', ['2']],
    ['b', ['1', '3']],
  ]);
  expect(worksOf([pupil('a')], works, 1)[0]?.files).toEqual([works[3]]);
});

it('inkOf returns no ink for values that are none', () => {
  const strokes = [{ color: 'red', points: [1, 2] }];
  expect(inkOf({ h: { strokes, rotation: 90 } } as never, 'h')).toEqual({ strokes, rotation: 90 });
  const wrong = [{ color: 'black', points: [1] }, { color: 'red', points: ['x'] }, null];
  expect(inkOf({ h: { strokes: wrong, rotation: 45 } } as never, 'h')).toEqual({ strokes: [], rotation: 0 });
  expect(inkOf({}, 'h')).toEqual({ strokes: [], rotation: 0 });
});

it('rotated returns a quarter of a turn further, and none after four', () => {
  let ink = inkOf({}, 'h');
  const seen = [1, 2, 3, 4].map(() => {
    ink = rotated(ink);
    return ink.rotation;
  });
  expect(seen).toEqual([90, 180, 270, 0]);
});

it('toggledShown adds the files of a pupil, the last ones at most, and removes them when all are shown', () => {
  const files = [{ hash: 'a' }, { hash: 'b' }];
  expect(toggledShown(['x', 'a'], files, 12)).toEqual(['x', 'a', 'b']);
  expect(toggledShown(['x', 'a', 'b'], files, 12)).toEqual(['x']);
  expect(toggledShown(['x', 'y'], files, 3)).toEqual(['y', 'a', 'b']);
  expect([areShown(['a'], files), areShown(['b', 'a'], files), areShown([], [])]).toEqual([
    false,
    true,
    false,
  ]);
});
