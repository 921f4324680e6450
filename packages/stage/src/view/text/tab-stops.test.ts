import type { ResolvedParagraph } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { hasOwnTabs, nextStop } from './tab-stops.ts';

describe('nextStop', () => {
  const tabs = [
    { pos: 200, align: 'r' },
    { pos: 100, align: 'ctr' },
  ] as const;

  it("returns the next of the paragraph's own stops, in any order", () => {
    expect(nextStop({ tabs: [...tabs], defaultTab: 96 }, 0)).toEqual({ pos: 100, align: 'ctr' });
    expect(nextStop({ tabs: [...tabs], defaultTab: 96 }, 150)).toEqual({ pos: 200, align: 'r' });
    // A tab at a stop, rounding errors included, leads to the next stop.
    expect(nextStop({ tabs: [...tabs], defaultTab: 96 }, 99.6).pos).toBe(200);
    expect(nextStop({ tabs: [...tabs], defaultTab: 96 }, 99.4).pos).toBe(100);
  });

  it('returns the next even stop after the last own one', () => {
    const at = (position: number) => nextStop({ tabs: [], defaultTab: 96 }, position);
    expect(at(0)).toEqual({ pos: 96, align: 'l' });
    expect([at(95).pos, at(96).pos, at(95.5).pos, at(200).pos]).toEqual([96, 192, 192, 288]);
    expect(nextStop({ tabs: [...tabs], defaultTab: 96 }, 210)).toEqual({ pos: 288, align: 'l' });
  });
});

describe('hasOwnTabs', () => {
  const paragraph = (more: object = {}, text = 'a\tb') =>
    ({
      tabs: [],
      marginLeft: 0,
      indent: 0,
      runs: [{ run: { type: 'text', text } }],
      ...more,
    }) as unknown as ResolvedParagraph;

  it('returns true for a tab in a paragraph with own stops or an indent', () => {
    expect(hasOwnTabs(paragraph({ tabs: [{ pos: 100, align: 'l' }] }))).toBe(true);
    expect(hasOwnTabs(paragraph({ marginLeft: 36 }))).toBe(true);
    expect(hasOwnTabs(paragraph({ indent: -36 }))).toBe(true);
  });

  it('returns false without a tab, and for even stops from the edge of the box', () => {
    expect(hasOwnTabs(paragraph())).toBe(false);
    expect(hasOwnTabs(paragraph({ marginLeft: 36 }, 'ab'))).toBe(false);
    expect(hasOwnTabs(paragraph({ marginLeft: 36, runs: [{ run: { type: 'break' } }] }))).toBe(false);
  });
});
