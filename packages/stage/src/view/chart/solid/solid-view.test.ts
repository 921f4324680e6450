import { describe, expect, it } from 'vitest';
import { bodyFaces } from './solid-faces.ts';
import { type SolidView, solidView, type ViewNeeds } from './solid-view.ts';

const area = { left: 10, top: 20, width: 400, height: 300 };
const usual: ViewNeeds = {
  area,
  rotX: 15,
  rotY: 20,
  rightAngles: true,
  height: undefined,
  fieldOfView: 15,
  depth: 0.3,
};

function bounds({ place }: SolidView) {
  const corners = [0, 1].flatMap((x) => [0, 1].flatMap((y) => [0, 1].map((z) => place(x, y, z))));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

describe('the space of a chart with depth', () => {
  it('fills its area with right angles, and its depth extends to the upper right', () => {
    const view = solidView(usual);
    expect(bounds(view).map(Math.round)).toEqual([10, 20, 410, 320]);
    const [front, back] = [view.place(0, 0, 0), view.place(0, 0, 1)];
    expect(back[0]).toBeGreaterThan(front[0]);
    expect(back[1]).toBeLessThan(front[1]);
    expect(view.place(1, 0, 0)[1]).toBe(front[1]);
  });

  it.each([
    [15, 20],
    [-30, 200],
    [90, 0],
    [0, 359],
  ])('stays within its area at any rotation: %i, %i', (rotX, rotY) => {
    for (const rightAngles of [true, false])
      for (const height of [undefined, 20, 400])
        for (const depth of [0.05, 2]) {
          const view = solidView({ ...usual, rotX, rotY, rightAngles, height, depth });
          const [left = 0, top = 0, right = 0, bottom = 0] = bounds(view);
          expect(Math.min(left - 10, top - 20, 410 - right, 320 - bottom)).toBeGreaterThan(-1e-6);
        }
  });

  it('shows nearer parts larger', () => {
    const { place } = solidView({
      ...usual,
      rightAngles: false,
      rotY: 0,
      rotX: 0,
      fieldOfView: 60,
      depth: 1,
    });
    const width = (z: number) => place(1, 0.5, z)[0] - place(0, 0.5, z)[0];
    expect(width(0)).toBeGreaterThan(width(1) * 1.2);
  });

  it('shows only the faces of a bar that face the viewer', () => {
    const body = {
      across: [0.4, 0.6],
      along: [0, 0.5],
      deep: [0.2, 0.8],
      round: false,
      taper: [1, 1],
    } as const;
    const look = { fill: '#808080', edge: undefined };
    const faces = (needs: Partial<ViewNeeds>, lying = false) =>
      bodyFaces(solidView({ ...usual, ...needs }), body, look, lying).length;
    expect(faces({})).toBe(3);
    expect(faces({}, true)).toBe(3);
    expect(faces({ rotX: 0, rotY: 0 })).toBe(1);
    expect(faces({ rightAngles: false, rotY: 200 })).toBe(3);
  });
});
