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

describe('the plan of a page', () => {
  it('begins a step at a click, plays `with` in parallel, and `after` when all effects before it have ended', () => {
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

  it('starts effects before the first click by itself', () => {
    const { opening, steps } = plan({ trigger: { type: 'after' } }, { trigger: { type: 'with' } });
    expect(opening.effects).toHaveLength(2);
    expect(steps).toEqual([]);
  });

  it('hides an element at the start when its first effect is an entrance, not when it is an exit', () => {
    const { hiddenAtStart } = plan(
      { elementId: 'in' },
      { elementId: 'out', effect: { class: 'exit', preset: 1 } },
      { elementId: 'out', effect: { class: 'entrance', preset: 1 } },
    );
    expect(hiddenAtStart.map((each) => each.elementId)).toEqual(['in']);
  });

  it('has a separate sequence for clicks on an element', () => {
    const { steps, triggered } = plan(
      { trigger: { type: 'element', elementId: 'button' } },
      { trigger: { type: 'with' } },
    );
    expect(steps).toEqual([]);
    expect(triggered.get('button')?.[0]?.effects).toHaveLength(2);
  });

  it('leaves out effects of deleted elements, and steps without effects', () => {
    expect(plan({ elementId: 'gone' }).steps).toEqual([]);
  });

  it('plays an exit as its entrance in reverse', () => {
    const [entrance] = plan({ effect: { class: 'entrance', preset: 2, subtype: 8 } }).steps;
    const [exit] = plan({ effect: { class: 'exit', preset: 2, subtype: 8 } }).steps;
    expect(entrance?.effects[0]?.tracks[0]?.keyframes[0]?.translate).toBe('-300px 0px');
    expect(exit?.effects[0]?.tracks[0]?.keyframes.at(-1)?.translate).toBe('-300px 0px');
  });

  it('moves along a motion path at an even speed', () => {
    const [step] = plan({ effect: { class: 'path', preset: 0 }, path: 'M 0 0 L 0.25 0 L 0.25 0.25 E' }).steps;
    const frames = step?.effects[0]?.tracks[0]?.keyframes ?? [];
    expect(frames.map((each) => each.translate)).toEqual(['0px 0px', '320px 0px', '320px 180px']);
    expect(frames[1]?.offset).toBeCloseTo(320 / 500);
  });

  it('has keyframes for every preset number of PowerPoint, which end on the element as it is', () => {
    for (let preset = 1; preset <= 58; preset++) {
      const frames =
        plan({ effect: { class: 'entrance', preset, subtype: 4 } }).steps[0]?.effects[0]?.tracks[0]
          ?.keyframes ?? [];
      expect(frames.length, `preset ${preset}`).toBeGreaterThanOrEqual(2);
      expect(frames.at(-1)?.opacity ?? 1, `preset ${preset}`).toBe(1);
    }
  });

  it('plays an effect that the file describes by its behaviours, for any preset number', () => {
    const [step] = plan({
      effect: { class: 'entrance', preset: 4711 },
      duration: 1000,
      behaviours: [
        {
          type: 'value',
          attribute: 'ppt_x',
          begin: 0,
          duration: 500,
          values: [
            { at: 0, value: '1+#ppt_w/2' },
            { at: 1, value: '#ppt_x' },
          ],
        },
        { type: 'scale', begin: 500, duration: 250, to: '2 2' },
        { type: 'scale', begin: 750, duration: 250, to: '1 1' },
        { type: 'filter', filter: 'wipe(left)', begin: 0, duration: 300 },
      ],
    }).steps;
    const [moving, wiping] = step?.effects[0]?.tracks ?? [];
    const at = (offset: number) =>
      moving?.keyframes.find((each) => Math.abs((each.offset ?? 0) - offset) < 1e-9);
    // The element comes from outside of the right edge, 1280 px wide: 1280 + 100 - 200.
    expect(at(0)?.translate).toBe('1180px 0px');
    expect(at(0.5)?.translate).toBe('0px 0px');
    expect(at(0.75)?.transform).toBe('scale(2,2)');
    expect(at(1)?.transform).toBe('scale(1,1)');
    expect(wiping).toMatchObject({
      begin: 0,
      duration: 300,
      keyframes: [{ clipPath: 'inset(0% 100% 0% 0%)' }, {}],
    });
  });

  it('shows a chart as a whole with its first part when the stage does not draw it in parts, and counts every click', () => {
    const part = (index: number) => ({ elementId: 'chart', part: `chart seriesIdx=${index}` });
    const { steps, hiddenAtStart } = plan(part(0), part(1), part(2));
    expect(steps.map((each) => each.effects[0]?.tracks.length)).toEqual([1, 0, 0]);
    expect(hiddenAtStart).toHaveLength(1);
  });

  it('shows a chart part by part when the stage draws it in parts', () => {
    const part = (series: number) => ({
      elementId: 'chart',
      part: `chart seriesIdx=${series} bldStep=series`,
    });
    const { steps, hiddenAtStart } = planPage([part(0), part(1)].map(animation), {
      placeOf: () => place,
      isApart: (id) => id === 'chart',
    });
    expect(steps.map((each) => each.effects[0]?.target.chartPart)).toEqual(['series 0 ', 'series 1 ']);
    expect(steps.every((each) => (each.effects[0]?.tracks.length ?? 0) > 0)).toBe(true);
    expect(hiddenAtStart.map(({ chartPart }) => chartPart)).toEqual(['series 0 ', 'series 1 ']);
  });

  it('hides or dims an element at the end of its effect, or at the next click, as the file sets', () => {
    const { steps } = plan(
      { elementId: 'dims', after: { when: 'nextClick', color: '808080' } },
      { elementId: 'hides', after: { when: 'end', hide: true } },
    );
    expect(steps.map((each) => each.effects.map(({ kind, begin }) => `${kind} ${begin}`))).toEqual([
      ['entrance 0'],
      ['emphasis 0', 'entrance 0', 'exit 500'],
    ]);
  });

  it('executes media commands', () => {
    const commands = ['playFrom(2.5)', 'pause', 'togglePause', 'stop', undefined];
    const { steps } = plan(
      ...commands.map((command) => ({ effect: { class: 'media' as const, preset: 1 }, command })),
    );
    expect(steps.map((each) => each.effects[0]?.media)).toEqual([
      { type: 'play', from: 2.5 },
      { type: 'pause' },
      { type: 'toggle' },
      { type: 'stop' },
      { type: 'play', from: 0 },
    ]);
  });

  it('distributes an effect over letters, and begins the next effect after the last letter', () => {
    const { steps } = planPage(
      [
        animation({ duration: 200, iterate: { by: 'letter', interval: 0.5 } }),
        animation({ trigger: { type: 'after' } }),
      ],
      { placeOf: () => place, piecesOf: () => 5 },
    );
    expect(steps[0]?.effects.map(({ begin }) => begin)).toEqual([0, 600]);
  });

  it('repeats a number of times, for a duration, or without end, whichever ends first', () => {
    const runs = (change: Partial<Animation>) =>
      plan({ duration: 400, ...change }).steps[0]?.effects.map(({ iterations }) => iterations)[0];
    expect(runs({ repeat: 2.5 })).toBe(2.5);
    expect(runs({ repeat: 'indefinite' })).toBe(Number.POSITIVE_INFINITY);
    expect(runs({ repeatFor: 1000 })).toBe(2.5);
    expect(runs({ repeatFor: 1000, autoReverse: true })).toBe(1.25);
    expect(runs({ repeat: 2, repeatFor: 4000 })).toBe(2);
    expect(runs({ repeat: 'indefinite', repeatFor: 1200 })).toBe(3);
    expect(runs({ repeat: 'indefinite', until: { type: 'time', after: 600 } })).toBe(1.5);
  });

  it('contains which click ends an effect, and how it restarts', () => {
    const { steps, triggered, triggeredOnce } = plan(
      { repeat: 'indefinite', until: { type: 'nextClick' }, restart: 'never' },
      { trigger: { type: 'element', elementId: 'button', once: true } },
    );
    expect(steps[0]?.effects[0]).toMatchObject({ until: { type: 'nextClick' }, restart: 'never' });
    expect([...triggered.keys()]).toEqual([...triggeredOnce]);
  });

  it('plays an effect twice as fast, or in reverse', () => {
    const path = { effect: { class: 'path' as const, preset: 0 }, path: 'M 0 0 L 0.5 0 E', duration: 1000 };
    const [fast, back] = [plan({ ...path, speed: 2 }), plan({ ...path, speed: -1 })];
    expect(fast.steps[0]?.duration).toBe(500);
    expect(fast.steps[0]?.effects[0]?.tracks[0]?.duration).toBe(500);
    expect(back.steps[0]?.effects[0]?.tracks[0]?.keyframes[0]?.translate).toBe('640px 0px');
    const behaviour = { type: 'motion' as const, begin: 0, duration: 1000, path: path.path, speed: -1 };
    const [kept] = plan({ ...path, behaviours: [behaviour] }).steps[0]?.effects[0]?.tracks ?? [];
    expect([kept?.keyframes[0]?.translate, kept?.keyframes.at(-1)?.translate]).toEqual([
      '640px 0px',
      '0px 0px',
    ]);
  });

  it('accelerates and decelerates as a whole when its behaviours do not', () => {
    const turn = { type: 'rotate' as const, attribute: 'r', begin: 0, duration: 1000, by: '360' };
    const at = (change: Partial<Animation>) =>
      plan({
        effect: { class: 'emphasis', preset: 8 },
        duration: 1000,
        behaviours: [turn],
        ...change,
      }).steps[0]?.effects[0]?.tracks[0]?.keyframes.find(({ offset }) => offset === 0.5)?.rotate;
    expect(at({})).toBe('180deg');
    expect(at({ accelerate: 0.5 })).toBe('120deg');
  });

  it('applies time filters: a pulse fades out and back in', () => {
    const filter = { type: 'filter' as const, filter: 'fade', out: true, begin: 0, duration: 1000 };
    const scale = { type: 'scale' as const, begin: 0, duration: 1000, by: '2 2' };
    const timeFilter = '0, 0; .2, .5; .8, .5; 1, 0';
    const [moving, fading] =
      plan({
        effect: { class: 'emphasis', preset: 26 },
        behaviours: [
          { ...filter, timeFilter, passing: true },
          { ...scale, timeFilter },
        ],
      }).steps[0]?.effects[0]?.tracks ?? [];
    expect(fading).toMatchObject({ easing: 'linear(0 0%, 0.5 20%, 0.5 80%, 0 100%)', hold: false });
    const half = moving?.keyframes.find(({ offset }) => offset === 0.5);
    expect(half?.transform).toBe('scale(1.5,1.5)');
    expect(moving?.keyframes.at(-1)?.transform).toBe('scale(1,1)');
  });

  it('repeats behaviours a fractional number of times, and undoes transient ones', () => {
    const at = (change: object, offset: number) =>
      plan({
        effect: { class: 'emphasis', preset: 8 },
        behaviours: [
          { type: 'rotate', begin: 0, duration: 100, by: '100', ...change },
          { type: 'rotate', begin: 0, duration: 1000, by: '0' },
        ],
      }).steps[0]?.effects[0]?.tracks[0]?.keyframes.find((each) => each.offset === offset)?.rotate;
    expect(at({ repeat: 1.5 }, 1)).toBe('50deg');
    expect(at({ repeat: 2, autoReverse: true }, 1)).toBe('0deg');
    expect(at({}, 1)).toBe('100deg');
    expect(at({ passing: true }, 1)).toBe('0deg');
  });

  it('animates the background of a shape without its text, and the text separately', () => {
    const { steps, hiddenAtStart } = plan({ part: 'bg' }, { paragraphs: [0, 0] });
    expect(steps[0]?.effects[0]?.target).toMatchObject({ shapeOnly: true });
    expect(hiddenAtStart).toHaveLength(2);
  });

  it('animates font sizes, strikethrough and transparent fills', () => {
    const value = (attribute: string, to: string) => ({
      type: 'value' as const,
      attribute,
      to,
      begin: 0,
      duration: 500,
    });
    const tracks =
      plan({
        effect: { class: 'emphasis', preset: 4 },
        behaviours: [
          value('style.fontSize', '1.5'),
          value('style.textDecorationLineThrough', 'true'),
          value('fill.opacity', '0.5'),
        ],
      }).steps[0]?.effects[0]?.tracks ?? [];
    expect(tracks.map(({ part, keyframes }) => ({ part, ...keyframes.at(-1) }))).toEqual([
      { part: 'text', fontScale: 1.5 },
      { part: 'text', textDecorationLine: 'line-through' },
      { part: 'fill', fillOpacity: 0.5 },
    ]);
  });

  it('ends at the error in a broken path, and is computed quickly', () => {
    for (const path of ['', 'Z 1 2 3', 'M', 'C 1 2', 'M 0 0 L 1e999 0', `M 0 0 ${'L 1 1 '.repeat(9000)}`]) {
      const [step] = plan({ effect: { class: 'path', preset: 0 }, path }).steps;
      const offsets = step?.effects[0]?.tracks[0]?.keyframes.map((each) => each.offset ?? Number.NaN) ?? [];
      expect(offsets.length).toBeGreaterThanOrEqual(2);
      expect(offsets.every((each) => each >= 0 && each <= 1)).toBe(true);
    }
  });
});
