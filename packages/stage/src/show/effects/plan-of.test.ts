import { type Animation, blankCourseware, type CoursewareRecord, SnapshotReader } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { shapeRecord } from '../../edit/testing/records.ts';
import { planOf } from './plan-of.ts';

const blank = blankCourseware().records;
const page = blank.find(({ kind }) => kind === 'page')?.id ?? '';
const text = { paragraphs: [{ runs: [{ type: 'text' as const, text: '秋天的雨' }] }] };
const reader = new SnapshotReader({
  records: [
    ...blank.filter(({ kind }) => kind !== 'element'),
    { ...shapeRecord('a', { x: 100, y: 100, w: 200, h: 100 }, page), text },
  ] as CoursewareRecord[],
});
const effect = (change: object = {}): Animation =>
  ({
    id: 'one',
    elementId: 'a',
    effect: { class: 'entrance', preset: 10 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 500,
    ...change,
  }) as Animation;
const plan = (animation: Animation, isApart = (_id: string) => false) =>
  planOf(reader, page, { w: 1280, h: 720 }, { animations: [animation], isApart });

describe('planOf', () => {
  it('places an effect of an existing element, and leaves out others', () => {
    expect(plan(effect()).steps).toHaveLength(1);
    expect(plan(effect({ elementId: 'gone' })).steps).toHaveLength(0);
  });

  it('knows the position of the element on its page', () => {
    // Fly in from the left: from beyond the left edge of the page.
    const frames = JSON.stringify(
      plan(effect({ effect: { class: 'entrance', preset: 2, subtype: 8 } })).steps,
    );
    expect(frames).toContain('-300');
  });

  it('counts the letters of the text', () => {
    const letters = plan(effect({ iterate: { by: 'letter', gap: 0.1, backwards: false } })).steps[0];
    expect(letters?.effects[0]?.pieces?.by).toBe('letter');
  });

  it('resolves colours of the theme and plain colours, and no others', () => {
    const colors = (color: string) => {
      const { steps } = plan(effect({ after: { when: 'end', color } }));
      return steps[0]?.effects.flatMap(({ tracks }) =>
        tracks.flatMap(({ part, keyframes }) => (part === 'text' ? [keyframes[0]?.color] : [])),
      );
    };
    expect(colors('12a184')).toEqual(['#12a184']);
    expect(colors('12a18')).toEqual([]);
    expect(colors('unknown')).toEqual([]);
    const [dark] = colors('tx1') ?? [];
    const [accent] = colors('accent1') ?? [];
    expect(dark).toMatch(/^(#|rgb)/);
    expect(accent).toMatch(/^(#|rgb)/);
    expect(dark).not.toBe(accent);
  });
});
