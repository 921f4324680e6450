import { expect, it } from 'vitest';
import { BY_FINGER, BY_MOUSE } from '../editing/handle-reach.ts';
import { badgePlace, badgeSides } from './badge-place.ts';

const mouse = { ...BY_MOUSE, badge: badgeSides.mouse };
const finger = { ...BY_FINGER, badge: badgeSides.finger };

const EDGE = { x: -30, y: -20 };

it.each([
  ['a mouse', mouse],
  ['a finger', finger],
])(
  'badges leave the handle of the top left corner free for %s, at any position of the element',
  (_, sizes) => {
    for (const x of [-200, -30, 0, 12, 30, 60, 400])
      for (const index of [0, 1, 2]) {
        const corner = { x, y: 100 };
        const place = badgePlace(corner, EDGE, index, sizes);
        const isLeft = place.x + sizes.badge <= x - sizes.outwards;
        const isBelow = place.y >= corner.y + sizes.inwards;
        expect(isLeft || isBelow).toBe(true);
        expect(place.x).toBeGreaterThanOrEqual(EDGE.x);
      }
  },
);

it('badges are placed below one another and stay visible when the element begins above the window', () => {
  const places = [0, 1, 2].map((index) => badgePlace({ x: 300, y: -90 }, EDGE, index, finger));
  expect(places.map(({ y }) => y)).toEqual([-20, 14, 48]);
});
