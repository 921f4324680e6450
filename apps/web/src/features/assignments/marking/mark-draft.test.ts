import { describe, expect, it } from 'vitest';
import { essayQuestion } from '../testing/sample-assignment.ts';
import {
  contentOfDraft,
  draftOf,
  drawnLast,
  inkOn,
  withLevel,
  withoutStrokes,
  withPhrase,
  withRotated,
  withStrokes,
} from './mark-draft.ts';

const { rubric } = essayQuestion.key;
const FILE = 'a'.repeat(64);
const stroke = { color: 'red', points: [0, 0, 9, 9] } as const;

describe('a draft', () => {
  it('is no mark without points, and keeps everything of a mark', () => {
    const empty = draftOf(null);
    expect(contentOfDraft(empty)).toBeUndefined();
    const mark = { points: 3.5, rubric: [], words: '好', ink: [], voice: null };
    expect(contentOfDraft(draftOf(mark))).toEqual(mark);
    expect(contentOfDraft({ ...empty, typed: '0', words: ' 再想想 ' })).toMatchObject({
      points: 0,
      words: '再想想',
    });
  });

  it('gets its points from the rubric once each criterion has a level', () => {
    const level = (criterion: string, to: string, of = draftOf(null)) =>
      withLevel(of, rubric, 6, { criterion, level: to });
    const one = level('steps', 'some');
    expect(one.typed).toBe('');
    const both = level('unit', 'yes', one);
    expect(both.typed).toBe('4');
    expect(level('steps', 'all', both)).toMatchObject({ typed: '6' });
    expect(level('unit', 'yes', both).rubric).toEqual([{ criterion: 'steps', level: 'some' }]);
  });
});

it('withStrokes replaces the strokes of one picture, and removes a picture without any', () => {
  const ink = withStrokes(withStrokes([], FILE, [{ ...stroke, points: [0, 0, 9, 9] }]), 'b', []);
  expect(inkOn(ink, FILE).strokes).toHaveLength(1);
  expect(inkOn(ink, 'b').strokes).toEqual([]);
  expect(withStrokes(ink, FILE, [])).toEqual([]);
});

it('withRotated rotates pictures by quarters with their strokes, which stay where they are on the picture', () => {
  const strokes = [{ ...stroke, points: [0, 0, 9, 9] }];
  const drawn = withStrokes([], FILE, strokes);
  const quarter = withRotated(drawn, [FILE, 'b']);
  expect(inkOn(quarter, FILE)).toEqual({ file: FILE, strokes, rotation: 90 });
  expect(inkOn(quarter, 'b').rotation).toBe(90);
  // Undo removes a stroke of the picture that was drawn on, not of one that was rotated later.
  expect(drawnLast(withRotated(withStrokes(quarter, 'c', strokes), [FILE]))?.file).toBe('c');
  expect(withStrokes(quarter, FILE, []).map(({ rotation }) => rotation)).toEqual([90, 90]);
  expect(withoutStrokes(quarter)).toHaveLength(2);
  const whole = [1, 2, 3].reduce((ink) => withRotated(ink, [FILE, 'b']), quarter);
  expect(whole).toEqual(drawn);
});

it('withPhrase adds a phrase once', () => {
  expect(withPhrase('', '很好')).toBe('很好');
  expect(withPhrase('步骤清楚 ', '很好')).toBe('步骤清楚 很好');
  expect(withPhrase('很好', '很好')).toBe('很好');
});
