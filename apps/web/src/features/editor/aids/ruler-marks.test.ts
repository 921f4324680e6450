import { describe, expect, test } from 'vitest';
import { ViewAids } from '../editing/view-aids.ts';
import { lengthIn, rulerMarks } from './ruler-marks.ts';

const numbers = (...given: Parameters<typeof rulerMarks>) =>
  rulerMarks(...given).flatMap((mark) => (mark.number === undefined ? [] : [mark.number]));

describe('the marks of a ruler', () => {
  test('are numbered by centimetres, or by several centimetres where the numbers would touch', () => {
    expect(numbers(0, 200, 1.5, 'cm')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(numbers(0, 400, 0.3, 'cm')).toEqual([0, 5, 10]);
  });

  test('continue to the left of the page', () => {
    expect(numbers(-120, 60, 1, 'px')).toEqual([-100, -50, 0, 50]);
  });

  test.each([0.1, 0.33, 0.75, 1, 2.7, 8])('are neither dense nor missing at a zoom of %s', (zoom) => {
    for (const unit of ['cm', 'px', 'pt'] as const) {
      const marks = rulerMarks(-300 / zoom, 1366 / zoom, zoom, unit);
      expect(marks.length).toBeGreaterThan(10);
      for (const [index, mark] of marks.entries()) {
        const before = marks[index - 1];
        if (before) expect((mark.at - before.at) * zoom).toBeGreaterThan(3.9);
      }
    }
  });

  test('show a position in the unit that is set', () => {
    expect(lengthIn(96, 'cm')).toBe('2.54 cm');
    expect(lengthIn(96, 'pt')).toBe('72 pt');
    expect(lengthIn(95.6, 'px')).toBe('96 px');
  });
});

describe('the stored view aids of a user', () => {
  test('are restored the next time, with defaults for invalid values', () => {
    let kept: string | undefined;
    const memory = {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
    new ViewAids(memory).change({ guides: true, step: '20 px', unit: 'pt' });
    expect(new ViewAids(memory).state.get()).toMatchObject({ guides: true, step: '20 px', unit: 'pt' });
    kept = '{"rulers":"yes","step":"3 miles","unit":7';
    expect(new ViewAids(memory).state.get()).toMatchObject({ rulers: false, step: '0.5 cm', unit: 'cm' });
    kept = '{"rulers":"yes","step":"3 miles","unit":7}';
    expect(new ViewAids(memory).state.get()).toMatchObject({ rulers: false, step: '0.5 cm', unit: 'cm' });
  });
});
