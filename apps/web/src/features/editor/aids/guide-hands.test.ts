import { describe, expect, it } from 'vitest';
import { openEditor } from '../commands/testing.ts';
import { guidePlace } from './guide-hands.ts';

describe('guidePlace', () => {
  const placed = (at: { x: number; y: number }, axis: 'x' | 'y', aids: object = {}) => {
    const { session, viewAids } = openEditor();
    session.viewport.zoomTo(2);
    const { origin, zoom } = session.viewport.view.get();
    const pointer = { x: origin.x + at.x * zoom, y: origin.y + at.y * zoom };
    return guidePlace(session, { ...viewAids.state.get(), step: '20 px', ...aids }, axis, pointer);
  };

  it('returns the whole pixel of the page under the pointer on its own axis', () => {
    expect(placed({ x: 103.4, y: 250.6 }, 'x')).toBe(103);
    expect(placed({ x: 103.4, y: 250.6 }, 'y')).toBe(251);
  });

  it('returns the next grid line when snapping to the grid is on', () => {
    expect(placed({ x: 109, y: 0 }, 'x', { snapsToGrid: true })).toBe(100);
    expect(placed({ x: 111, y: 0 }, 'x', { snapsToGrid: true })).toBe(120);
  });

  it('uses the distance of the grid lines, also for places beside the page', () => {
    expect(placed({ x: 61, y: 0 }, 'x', { snapsToGrid: true, step: '40 px' })).toBe(80);
    expect(placed({ x: -29, y: 0 }, 'x', { snapsToGrid: true })).toBe(-20);
    expect(placed({ x: 0, y: -31 }, 'y', { snapsToGrid: true })).toBe(-40);
  });
});
