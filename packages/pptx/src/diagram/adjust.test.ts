import { expect, it } from 'vitest';
import { rootOf } from '../../test/xml-source.ts';
import { adjustsOf } from './adjust.ts';

function adjusts(preset: string, ...given: string[]) {
  const list = given.map((each) => `<dgm:adj ${each}/>`).join('');
  const xml = `<dgm:shape xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"><dgm:adjLst>${list}</dgm:adjLst></dgm:shape>`;
  return adjustsOf(rootOf(xml), preset);
}

it('adjustsOf returns fractions in thousandths of a percent, by their number', () => {
  expect(adjusts('rightArrow', 'idx="1" val="0.5"', 'idx="2" val="0.123456"')).toEqual({
    adj1: 50_000,
    adj2: 12_346,
  });
  expect(adjusts('rightArrow', 'val="0.5"')).toEqual({ adj1: 50_000 });
});

it('adjustsOf returns a single adjust value without a number', () => {
  expect(adjusts('roundRect', 'idx="1" val="0.1"')).toEqual({ adj: 10_000 });
  expect(adjusts('roundRect', 'idx="2" val="0.1"')).toEqual({ adj2: 10_000 });
});

it.each([
  ['pie', [1, 2]],
  ['arc', [1, 2]],
  ['chord', [1, 2]],
  ['blockArc', [1, 2]],
  ['circularArrow', [2, 3, 4]],
  ['leftCircularArrow', [2, 3, 4]],
  ['leftRightCircularArrow', [2, 3, 4]],
])('adjustsOf returns the angles of %s in 60000ths of a degree', (preset, angles) => {
  const all = [1, 2, 3, 4, 5];
  expect(adjusts(preset, ...all.map((at) => `idx="${at}" val="1"`))).toEqual(
    Object.fromEntries(all.map((at) => [`adj${at}`, angles.includes(at) ? 60_000 : 100_000])),
  );
});

it('adjustsOf limits values to those of a file', () => {
  expect(adjusts('star', 'idx="1" val="1e9"', 'idx="8" val="-1e9"')).toEqual({ adj1: 1e9, adj8: -1e9 });
});

it('adjustsOf leaves out values with another number and without a value', () => {
  expect(adjusts('star', 'idx="0" val="1"', 'idx="9" val="1"', 'idx="2"')).toBeUndefined();
  expect(adjustsOf(undefined, 'star')).toBeUndefined();
});

it('adjustsOf reads at most 8 values', () => {
  expect(adjusts('star', ...Array.from({ length: 8 }, () => 'idx="1" val="1"'), 'idx="2" val="1"')).toEqual({
    adj1: 100_000,
  });
});
