import { type Cut, clip, grid, halves, VIEW } from './transition-cut.ts';
import type { MotionOf, TransitionMove } from './transition-move.ts';

/** Transitions that cut a page into pieces (p14 and p15, and p:comb). */

/** Two halves of a page that rotate about their outer edges between flat and `degrees`. */
function leaves(page: TransitionMove['page'], vertical: boolean, from: number, to: number): TransitionMove[] {
  const [one, other] = halves(vertical);
  const axis = vertical ? 'Y' : 'X';
  const leaf = (cut: Cut, origin: string, sign: number): TransitionMove => ({
    page,
    piece: clip(cut),
    frames: [from, to].map((degrees) => ({
      transform: `${VIEW} rotate${axis}(${degrees * sign}deg)`,
      transformOrigin: origin,
    })),
  });
  return [
    leaf(one, vertical ? '0% 50%' : '50% 0%', vertical ? -1 : 1),
    leaf(other, vertical ? '100% 50%' : '50% 100%', vertical ? 1 : -1),
  ];
}

export const PIECES: Readonly<Record<string, MotionOf>> = {
  comb: ({ vertical }) => ({
    over: 'incoming',
    moves: grid(vertical ? 10 : 1, vertical ? 1 : 8).map((cut) => {
      const away = cut.index % 2 === 0 ? -100 : 100;
      return {
        page: 'incoming',
        piece: clip(cut),
        frames: [
          { transform: vertical ? `translate(0, ${away}%)` : `translate(${away}%, 0)` },
          { transform: 'translate(0, 0)' },
        ],
      };
    }),
  }),
  doors: ({ vertical }) => ({
    over: 'outgoing',
    moves: [
      ...leaves('outgoing', vertical, 0, 100),
      {
        page: 'incoming',
        frames: [
          { transform: 'scale(0.6)', opacity: 0.4 },
          { transform: 'none', opacity: 1 },
        ],
      },
    ],
  }),
  window: ({ vertical }) => ({
    over: 'incoming',
    moves: [
      ...leaves('incoming', vertical, 95, 0),
      {
        page: 'outgoing',
        frames: [
          { transform: 'none', opacity: 1 },
          { transform: 'scale(0.8)', opacity: 0 },
        ],
      },
    ],
  }),
  peelOff: ({ dx }) => ({
    over: 'outgoing',
    moves: [
      {
        page: 'outgoing',
        frames: [
          {
            transform: `${VIEW} rotate3d(1, ${dx}, 0, 0deg)`,
            transformOrigin: dx < 0 ? '0% 0%' : '100% 0%',
            opacity: 1,
          },
          {
            transform: `${VIEW} translate3d(0, -4%, 60px) rotate3d(1, ${dx}, 0, 30deg)`,
            transformOrigin: dx < 0 ? '0% 0%' : '100% 0%',
            opacity: 1,
            offset: 0.45,
          },
          {
            transform: `${VIEW} translate3d(${dx * 50}%, -110%, 300px) rotate3d(1, ${dx}, 0, 75deg)`,
            transformOrigin: dx < 0 ? '0% 0%' : '100% 0%',
            opacity: 0,
          },
        ],
      },
    ],
  }),
  pageCurlDouble: ({ dx }) => {
    const [left, right] = halves(true);
    const [still, turning] = dx < 0 ? [left, right] : [right, left];
    const turn = (degrees: number) => `${VIEW} rotateY(${degrees}deg)`;
    return {
      over: 'outgoing',
      moves: [
        {
          page: 'outgoing',
          piece: clip(still),
          frames: [{ opacity: 1 }, { opacity: 1, offset: 0.99 }, { opacity: 0 }],
        },
        {
          page: 'outgoing',
          piece: clip(turning),
          frames: [
            { transform: turn(0), filter: 'brightness(1)', opacity: 1, zIndex: 3 },
            { transform: turn(90 * dx), filter: 'brightness(0.6)', opacity: 1, offset: 0.5, zIndex: 3 },
            { transform: turn(90 * dx), opacity: 0, offset: 0.501, zIndex: 3 },
            { transform: turn(90 * dx), opacity: 0, zIndex: 3 },
          ],
        },
        {
          page: 'incoming',
          piece: clip(turning),
          frames: [{ opacity: 1 }, { opacity: 1 }],
        },
        {
          page: 'incoming',
          piece: clip(still),
          frames: [
            { transform: turn(-90 * dx), opacity: 0, zIndex: 4 },
            { transform: turn(-90 * dx), filter: 'brightness(0.6)', opacity: 0, offset: 0.499, zIndex: 4 },
            { transform: turn(-90 * dx), filter: 'brightness(0.6)', opacity: 1, offset: 0.5, zIndex: 4 },
            { transform: turn(0), filter: 'brightness(1)', opacity: 1, zIndex: 4 },
          ],
        },
      ],
    };
  },
  origami: ({ dx }) => {
    const [left, right] = halves(true);
    const fly = `translate(${dx * 140}%, -60%)`;
    const half = (cut: Cut, sign: number): TransitionMove => ({
      page: 'outgoing',
      piece: clip(cut),
      frames: [
        { transform: `${VIEW} translate(0%, 0%) scale(1) rotateY(0deg)`, opacity: 1 },
        {
          transform: `${VIEW} translate(0%, 0%) scale(0.7) rotateY(${sign * 60}deg)`,
          opacity: 1,
          offset: 0.35,
        },
        {
          transform: `${VIEW} translate(0%, 4%) scale(0.4) rotateY(${sign * 30}deg)`,
          opacity: 1,
          offset: 0.6,
        },
        { transform: `${VIEW} ${fly} scale(0.2) rotateY(${sign * 70}deg)`, opacity: 1 },
      ],
    });
    return { over: 'outgoing', moves: [half(left, 1), half(right, -1)] };
  },
};
