import type { InkElement } from '@lectern/courseware';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { InkView } from './ink-view.tsx';

/** A stroke whose points extend over 100 by 50 pixels. */
const points = [0, 0, 0.5, 50, 50, 0.5, 100, 20, 0.5];

function drawn(place: object, more: object = {}): { svg: string; path: string } {
  const frame = { x: 0, y: 0, w: 100, h: 50, ...place };
  const element = { type: 'ink', points, width: 4, tool: 'pen', color: 'aa0000', frame, ...more };
  const html = renderToStaticMarkup(<InkView element={element as unknown as InkElement} frame={frame} />);
  return { svg: /<svg[^>]*>/.exec(html)?.[0] ?? '', path: /<path[^>]*>/.exec(html)?.[0] ?? '' };
}
const transform = (...given: Parameters<typeof drawn>) =>
  /transform="([^"]*)"/.exec(drawn(...given).path)?.[1];

describe('InkView', () => {
  it('has the colour of the pen, opaque, and a highlighter shows what is beneath', () => {
    expect(drawn({}).path).toContain('fill="#aa0000" fill-opacity="1"');
    expect(drawn({}, { tool: 'highlighter' }).path).toContain('fill-opacity="0.4"');
    expect(drawn({}, { tool: 'highlighter', opacity: 0.7 }).path).toContain('fill-opacity="0.7"');
  });

  it('is scaled when its frame has another size than its points, from one percent on', () => {
    expect(transform({})).toBeUndefined();
    expect(transform({ w: 200 })).toBe('scale(2 1)');
    expect(transform({ h: 25 })).toBe('scale(1 0.5)');
    expect(transform({ w: 100.9 })).toBeUndefined();
    expect(transform({ w: 102 })).toBe('scale(1.02 1)');
  });

  it('is not scaled along a side without an extent', () => {
    expect(transform({ w: 0, h: 50 })).toBeUndefined();
    expect(transform({ w: 100, h: 0 })).toBeUndefined();
    expect(transform({ w: 30, h: 50 }, { points: [0, 0, 0.5, 0, 50, 0.5] })).toBeUndefined();
    expect(transform({ w: 100, h: 30 }, { points: [0, 0, 0.5, 100, 0, 0.5] })).toBeUndefined();
  });

  it('is flipped inside its frame', () => {
    expect(transform({ flipH: true })).toBe('translate(100 0) scale(-1 1)');
    expect(transform({ flipV: true })).toBe('translate(0 50) scale(1 -1)');
    expect(transform({ flipH: true, flipV: true, w: 200 })).toBe('translate(200 50) scale(-1 -1) scale(2 1)');
  });

  it('has a size of at least one pixel', () => {
    expect(drawn({ w: 0, h: 0.5 }).svg).toContain('width="1" height="1"');
    expect(drawn({}).svg).toContain('width="100" height="50"');
  });
});
