import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { planPage } from './index.ts';

const place = { frame: { x: 100, y: 50, w: 200, h: 100 }, page: { w: 1280, h: 720 } };

function animation(change: Partial<Animation>): Animation {
  return {
    id: 'a',
    elementId: 'e',
    effect: { class: 'entrance', preset: 10 },
    trigger: { type: 'click' },
    delay: 0,
    duration: 500,
    ...change,
  };
}

const plan = (...list: Partial<Animation>[]) =>
  planPage(list.map(animation), { placeOf: (id) => (id === 'gone' ? undefined : place) });

describe('a page in time', () => {
  it('a click begins a step; with starts beside, after starts when all before it are over', () => {
    const { opening, steps } = plan(
      { trigger: { type: 'click' } },
      { trigger: { type: 'with' }, delay: 100, duration: 800 },
      { trigger: { type: 'after' }, delay: 50 },
      { trigger: { type: 'click' } },
    );
    expect(opening.effects).toEqual([]);
    expect(steps.map((step) => step.effects.map((each) => each.begin))).toEqual([[0, 100, 950], [0]]);
    expect(steps[0]?.duration).toBe(1450);
  });

  it('what comes before the first click begins by itself', () => {
    const { opening, steps } = plan({ trigger: { type: 'after' } }, { trigger: { type: 'with' } });
    expect(opening.effects).toHaveLength(2);
    expect(steps).toEqual([]);
  });

  it('an element is hidden at the start when it first enters, not when it first leaves', () => {
    const { hiddenAtStart } = plan(
      { elementId: 'in' },
      { elementId: 'out', effect: { class: 'exit', preset: 1 } },
      { elementId: 'out', effect: { class: 'entrance', preset: 1 } },
    );
    expect(hiddenAtStart.map((each) => each.elementId)).toEqual(['in']);
  });

  it('a click on an element begins its own sequence', () => {
    const { steps, triggered } = plan(
      { trigger: { type: 'element', elementId: 'button' } },
      { trigger: { type: 'with' } },
    );
    expect(steps).toEqual([]);
    expect(triggered.get('button')?.[0]?.effects).toHaveLength(2);
  });

  it('an effect of an element that is gone is left out, and an empty step with it', () => {
    expect(plan({ elementId: 'gone' }).steps).toEqual([]);
  });

  it('an exit is its entrance backwards', () => {
    const [entrance] = plan({ effect: { class: 'entrance', preset: 2, subtype: 8 } }).steps;
    const [exit] = plan({ effect: { class: 'exit', preset: 2, subtype: 8 } }).steps;
    expect(entrance?.effects[0]?.tracks[0]?.keyframes[0]?.translate).toBe('-300px 0px');
    expect(exit?.effects[0]?.tracks[0]?.keyframes.at(-1)?.translate).toBe('-300px 0px');
  });

  it('a motion path keeps an even speed over its length', () => {
    const [step] = plan({ effect: { class: 'path', preset: 0 }, path: 'M 0 0 L 0.25 0 L 0.25 0.25 E' }).steps;
    const frames = step?.effects[0]?.tracks[0]?.keyframes ?? [];
    expect(frames.map((each) => each.translate)).toEqual(['0px 0px', '320px 0px', '320px 180px']);
    expect(frames[1]?.offset).toBeCloseTo(320 / 500);
  });

  it('every preset that PowerPoint numbers gives keyframes that end on the element as it is', () => {
    for (let preset = 1; preset <= 58; preset++) {
      const frames =
        plan({ effect: { class: 'entrance', preset, subtype: 4 } }).steps[0]?.effects[0]?.tracks[0]
          ?.keyframes ?? [];
      expect(frames.length, `preset ${preset}`).toBeGreaterThanOrEqual(2);
      expect(frames.at(-1)?.opacity ?? 1, `preset ${preset}`).toBe(1);
    }
  });
});
