import { chance, clip, grid, middle, VIEW } from './transition-cut.ts';
import type { MotionOf, TransitionMove } from './transition-move.ts';

const fadeIn = (from: number): TransitionMove => ({
  page: 'incoming',
  frames: [{ opacity: 0 }, { opacity: 0, offset: from }, { opacity: 1 }],
});

/** Transitions that break a page into shards (p14 and p15). */
export const SHARDS: Readonly<Record<string, MotionOf>> = {
  vortex: () => ({
    over: 'outgoing',
    moves: [
      fadeIn(0.3),
      ...grid(7, 5).map((cut): TransitionMove => {
        const [x, y] = middle(cut);
        const wait = 0.45 * (1 - Math.hypot(x - 50, y - 50) / 71);
        return {
          page: 'outgoing',
          piece: clip(cut),
          frames: [
            {
              transform: 'translate(0%, 0%) rotate(0deg) scale(1)',
              opacity: 1,
              transformOrigin: `${x}% ${y}%`,
            },
            {
              transform: 'translate(0%, 0%) rotate(0deg) scale(1)',
              opacity: 1,
              offset: wait,
              transformOrigin: `${x}% ${y}%`,
            },
            {
              transform: `translate(${(50 - x) * 0.5 + (50 - y) * 0.6}%, ${(50 - y) * 0.5 - (50 - x) * 0.6}%) rotate(160deg) scale(0.7)`,
              opacity: 1,
              offset: wait + (1 - wait) * 0.55,
              transformOrigin: `${x}% ${y}%`,
            },
            {
              transform: `translate(${50 - x}%, ${50 - y}%) rotate(340deg) scale(0)`,
              opacity: 0,
              transformOrigin: `${x}% ${y}%`,
            },
          ],
        };
      }),
    ],
  }),
  shred: ({ options, inwards }) => ({
    over: 'outgoing',
    moves: [
      fadeIn(0.35),
      ...(options.pattern === 'rectangle' ? grid(7, 5) : grid(16, 1)).map((cut): TransitionMove => {
        const [x, y] = middle(cut);
        const away = inwards ? 0.3 : 1.6;
        return {
          page: 'outgoing',
          piece: clip(cut),
          frames: [
            {
              transform: 'translate(0%, 0%) rotate(0deg) scale(1)',
              opacity: 1,
              transformOrigin: `${x}% ${y}%`,
            },
            {
              transform: `translate(${chance(cut.index, 1) * 4}%, ${chance(cut.index, 2) * 8}%) rotate(${chance(cut.index, 3) * 10}deg) scale(1)`,
              opacity: 1,
              offset: 0.4,
              transformOrigin: `${x}% ${y}%`,
            },
            {
              transform: `translate(${(x - 50) * away}%, ${(y - 50) * away + chance(cut.index, 4) * 30}%) rotate(${chance(cut.index, 5) * 60}deg) scale(${inwards ? 0.3 : 1.8})`,
              opacity: 0,
              transformOrigin: `${x}% ${y}%`,
            },
          ],
        };
      }),
    ],
  }),
  fracture: () => ({
    over: 'outgoing',
    moves: grid(5, 4).flatMap((cut) =>
      [0, 1].map((half): TransitionMove => {
        const { left, top, right, bottom, index } = cut;
        const [x, y] = middle(cut);
        const corners =
          half === 0
            ? `${left}% ${top}%, ${right}% ${top}%, ${left}% ${bottom}%`
            : `${right}% ${bottom}%, ${left}% ${bottom}%, ${right}% ${top}%`;
        const salt = index * 2 + half;
        const origin = { transformOrigin: `${x}% ${y}%` };
        return {
          page: 'outgoing',
          piece: `polygon(${corners})`,
          easing: 'ease-in',
          frames: [
            {
              transform: `${VIEW} translate3d(0%, 0%, 0px) rotateX(0deg) rotateZ(0deg)`,
              opacity: 1,
              ...origin,
            },
            {
              transform: `${VIEW} translate3d(${chance(salt, 1) * 2}%, ${chance(salt, 2) * 2}%, 20px) rotateX(${chance(salt, 3) * 12}deg) rotateZ(${chance(salt, 4) * 4}deg)`,
              opacity: 1,
              offset: 0.3,
              ...origin,
            },
            {
              transform: `${VIEW} translate3d(${(x - 50) * 0.7 + chance(salt, 5) * 14}%, ${120 - y + chance(salt, 6) * 20}%, 200px) rotateX(${chance(salt, 7) * 160}deg) rotateZ(${chance(salt, 8) * 90}deg)`,
              opacity: 0.9,
              ...origin,
            },
          ],
        };
      }),
    ),
  }),
};
