import type { Stroke } from '@lectern/stage/ink';
import { describe, expect, it } from 'vitest';
import { inkAfter, readInk, type ShownInk, ToldInk } from './shown-ink.ts';

const stroke = (id: string): Stroke => ({
  id,
  tool: 'pen',
  color: '112233',
  width: 4,
  points: [0, 0, 0.5, 9, 9, 0.5],
});

describe('the ink of a presenter view', () => {
  it("equals the page's ink after any changes, in its order, and only changes are sent", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed % below;
    };
    const told = new ToldInk(100);
    let strokes: readonly Stroke[] = [];
    let seen: ShownInk | undefined;
    for (let step = 0; step < 200; step++) {
      const next = [...strokes];
      for (let each = 0; each < random(4); each++)
        next.splice(random(next.length + 1), 0, stroke(`${step} ${each}`));
      for (let each = 0; each < random(3) && next.length > 0; each++) next.splice(random(next.length), 1);
      const message = told.change('p1', next);
      if (!message) continue;
      if (seen) expect(message.added.length).toBeLessThanOrEqual(3);
      seen = inkAfter(seen, structuredClone(message));
      strokes = next;
      expect(seen?.strokes).toEqual(strokes);
    }
    expect(told.change('p1', strokes)).toBeUndefined();
    expect(strokes.length).toBeGreaterThan(10);
  });

  it('is undefined after a missed message, and complete again when all of it is sent', () => {
    const told = new ToldInk(0);
    const [a, b, c] = [stroke('a'), stroke('b'), stroke('c')];
    const first = told.change('p1', [a]);
    const seen = first && inkAfter(undefined, first);
    told.change('p1', [a, b]);
    const third = told.change('p1', [a, b, c]);
    expect(third && inkAfter(seen, third)).toBeUndefined();
    const whole = told.whole();
    expect(whole && inkAfter(seen, whole)).toMatchObject({ strokes: [a, b, c], revision: told.revision });
    const other = told.change('p2', []);
    expect(other && inkAfter(seen, other)).toMatchObject({ pageId: 'p2', strokes: [] });
  });

  it('is undefined for invalid messages', () => {
    const sound = { pageId: 'p', revision: 1, whole: true, removed: [], added: [{ stroke: stroke('a') }] };
    expect(readInk(sound)).toEqual({ kind: 'ink', ...sound });
    for (const wrong of [
      { ...sound, pageId: 1 },
      { ...sound, revision: Number.NaN },
      { ...sound, removed: [1] },
      { ...sound, added: 'all' },
      { ...sound, added: [null] },
      { ...sound, added: [{ stroke: { ...stroke('a'), color: 'url(x)' } }] },
      { ...sound, added: [{ stroke: { ...stroke('a'), tool: 'brush' } }] },
      { ...sound, added: [{ stroke: { ...stroke('a'), points: [Number.NaN] } }] },
      { ...sound, added: [{ stroke: stroke('a'), before: 1 }] },
    ])
      expect(readInk(wrong)).toBeUndefined();
  });
});
