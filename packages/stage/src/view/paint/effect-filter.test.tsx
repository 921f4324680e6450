import type { ColorContext, Effects } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EffectFilter } from './effect-filter.tsx';

const colors = { map: {}, colors: {} } as unknown as ColorContext;
const color = { type: 'rgb', value: 'AA0000' };
const drawn = (effects: object) =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <EffectFilter id="f" effects={effects as unknown as Effects} colors={colors} box={{ w: 200, h: 100 }} />
    </svg>,
  );
const innerShadow = { color, blur: 6, distance: 10, angle: 90 };
const softEdge = { radius: 5 };
const glow = { color, radius: 8 };
const bevel = { width: 8 };
/** The graphics that are merged, in order. */
const merged = (effects: object) =>
  [...drawn(effects).matchAll(/<feMergeNode in="([^"]*)"/g)].map(([, name]) => name);

describe('EffectFilter', () => {
  it('extends around its box: 64 pixels, or three radii of a glow', () => {
    expect(drawn({})).toContain('x="-64" y="-64" width="328" height="228"');
    expect(drawn({ glow: { color, radius: 21 } })).toContain('x="-64"');
    expect(drawn({ glow: { color, radius: 40 } })).toContain('x="-120" y="-120" width="440" height="340"');
  });

  it('draws an inner shadow over the graphic, moved by its distance', () => {
    const html = drawn({ innerShadow });
    expect(html).toContain('stdDeviation="3"');
    expect(html).toMatch(/<feOffset dx="[\d.e-]+" dy="10"/);
    expect(drawn({ innerShadow: { ...innerShadow, angle: 0 } })).toContain('<feOffset dx="10" dy="0"');
    expect(html).toContain('flood-color="#aa0000"');
    expect(merged({ innerShadow })).toEqual(['SourceGraphic', 'shade']);
  });

  it('softens the edge of the graphic with its inner shadow', () => {
    expect(drawn({ softEdge })).toContain('stdDeviation="5"');
    expect(drawn({ softEdge })).toContain('<feComposite in="SourceGraphic" in2="soft"');
    expect(drawn({ softEdge, innerShadow })).toContain('<feComposite in="shaded" in2="soft"');
    expect(drawn({ softEdge, bevel })).toContain('<feComposite in="beveled" in2="soft"');
  });

  it('draws a glow behind the graphic in its last state', () => {
    expect(drawn({ glow })).toContain('stdDeviation="4"');
    expect(merged({ glow })).toEqual(['glow', 'SourceGraphic']);
    expect(merged({ glow, softEdge })).toEqual(['glow', 'softened']);
    expect(merged({ glow, innerShadow })).toEqual(['SourceGraphic', 'shade', 'glow', 'shaded']);
    expect(merged({ glow, bevel })).toEqual(['SourceGraphic', 'light', 'dark', 'glow', 'beveled']);
    expect(merged({ innerShadow, bevel })).toEqual(['SourceGraphic', 'light', 'dark', 'beveled', 'shade']);
  });

  it('has a light upper edge and a dark lower edge, at most six pixels deep', () => {
    const offsets = (width: number) =>
      [...drawn({ bevel: { width } }).matchAll(/<feOffset dy="([^"]*)"/g)].map(([, dy]) => Number(dy));
    expect(offsets(8)).toEqual([4, -4]);
    expect(offsets(50)).toEqual([6, -6]);
    expect(drawn({ bevel })).toContain('flood-color="white" flood-opacity="0.45"');
    expect(drawn({ bevel })).toContain('stdDeviation="2"');
  });

  it('has no parts without effects', () => {
    expect(drawn({})).toMatch(/<filter[^>]*><\/filter>/);
  });
});
