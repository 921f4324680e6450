import { type Cut, chance, clip, grid, middle, VIEW } from './transition-cut.ts';
import type { MotionOf, TransitionMove } from './transition-move.ts';

const fadeIn = (from: number): TransitionMove => ({
  page: 'incoming',
  frames: [{ opacity: 0 }, { opacity: 0, offset: from }, { opacity: 1 }],
});

/** Transitions that break a page into shards (p14 and p15). */
export const SHARDS: Readonly<Record<string, MotionOf>> = {
  /** A crumpled ball of paper: every piece moves to the centre at a random angle, and then the ball falls. */
  crush: () => ({
    over: 'outgoing',
    moves: grid(6, 4).flatMap((cut) =>
      [0, 1].map((half): TransitionMove => {
        const [x, y] = middle(cut);
        const salt = cut.index * 2 + half;
        const origin = { transformOrigin: `${x}% ${y}%` };
        const towards = (share: number, turn: number, size: number) =>
          `${VIEW} translate3d(${(50 - x) * share}%, ${(50 - y) * share}%, 0px) rotateX(${chance(salt, 1) * turn}deg) rotateY(${chance(salt, 2) * turn}deg) scale(${size})`;
        const dim = (share: number) => `brightness(${1 - share * (0.15 + 0.25 * Math.abs(chance(salt, 3)))})`;
        return {
          page: 'outgoing',
          piece: triangle(cut, half),
          frames: [
            { transform: towards(0, 0, 1), filter: dim(0), opacity: 1, ...origin },
            { transform: towards(0.35, 35, 1), filter: dim(0.7), opacity: 1, offset: 0.3, ...origin },
            { transform: towards(0.82, 60, 0.8), filter: dim(1), opacity: 1, offset: 0.6, ...origin },
            {
              transform: `${VIEW} translate3d(${50 - x + chance(salt, 4) * 3}%, ${130 - y}%, 0px) rotateX(${chance(salt, 1) * 80}deg) rotateY(${chance(salt, 2) * 80}deg) scale(0.6)`,
              filter: dim(1),
              opacity: 1,
              ...origin,
            },
          ],
        };
      }),
    ),
  }),
  /** Rings of water: each begins when the wave reaches it, slightly enlarged, and settles. */
  ripple: ({ options, dx, dy, direction }) => {
    const centred = direction === '' || direction === 'center' || options.dir === 'center';
    const [cx, cy] = centred ? [50, 50] : [dx > 0 ? 0 : 100, dy > 0 ? 0 : 100];
    const rings = 9;
    const reach = centred ? 75 : 145;
    return {
      over: 'incoming',
      moves: Array.from({ length: rings }, (_, index): TransitionMove => {
        const wait = (index / rings) * 0.6;
        const origin = { transformOrigin: `${cx}% ${cy}%` };
        return {
          page: 'incoming',
          piece: ring(cx, cy, (index * reach) / rings, ((index + 1) * reach) / rings),
          frames: [
            { transform: 'scale(1.14)', opacity: 0, ...origin },
            { transform: 'scale(1.14)', opacity: 0, offset: wait, ...origin },
            { transform: 'scale(0.95)', opacity: 1, offset: wait + 0.2, ...origin },
            { transform: 'scale(1.03)', opacity: 1, offset: wait + 0.32, ...origin },
            { transform: 'scale(1)', opacity: 1, offset: Math.min(wait + 0.4, 1), ...origin },
            { transform: 'scale(1)', opacity: 1, ...origin },
          ],
        };
      }),
    };
  },
  vortex: ({ dx, dy }) => ({
    over: 'outgoing',
    moves: [
      fadeIn(0.3),
      ...grid(7, 5).map((cut): TransitionMove => {
        const [x, y] = middle(cut);
        const origin = { transformOrigin: `${x}% ${y}%` };
        // The vortex first takes the pieces on the side that it comes from.
        const along = dy === 0 ? (dx < 0 ? 100 - x : x) : dy < 0 ? 100 - y : y;
        const wait = 0.25 * (1 - Math.hypot(x - 50, y - 50) / 71) + 0.25 * (along / 100);
        return {
          page: 'outgoing',
          piece: clip(cut),
          frames: [
            {
              transform: 'translate(0%, 0%) rotate(0deg) scale(1)',
              opacity: 1,
              ...origin,
            },
            {
              transform: 'translate(0%, 0%) rotate(0deg) scale(1)',
              opacity: 1,
              offset: wait,
              ...origin,
            },
            {
              transform: `translate(${(50 - x) * 0.5 + (50 - y) * 0.6}%, ${(50 - y) * 0.5 - (50 - x) * 0.6}%) rotate(160deg) scale(0.7)`,
              opacity: 1,
              offset: wait + (1 - wait) * 0.55,
              ...origin,
            },
            {
              transform: `translate(${50 - x}%, ${50 - y}%) rotate(340deg) scale(0)`,
              opacity: 0,
              ...origin,
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
        const origin = { transformOrigin: `${x}% ${y}%` };
        const away = inwards ? 0.3 : 1.6;
        return {
          page: 'outgoing',
          piece: clip(cut),
          frames: [
            {
              transform: 'translate(0%, 0%) rotate(0deg) scale(1)',
              opacity: 1,
              ...origin,
            },
            {
              transform: `translate(${chance(cut.index, 1) * 4}%, ${chance(cut.index, 2) * 8}%) rotate(${chance(cut.index, 3) * 10}deg) scale(1)`,
              opacity: 1,
              offset: 0.4,
              ...origin,
            },
            {
              transform: `translate(${(x - 50) * away}%, ${(y - 50) * away + chance(cut.index, 4) * 30}%) rotate(${chance(cut.index, 5) * 60}deg) scale(${inwards ? 0.3 : 1.8})`,
              opacity: 0,
              ...origin,
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
        const [x, y] = middle(cut);
        const salt = cut.index * 2 + half;
        const origin = { transformOrigin: `${x}% ${y}%` };
        return {
          page: 'outgoing',
          piece: triangle(cut, half),
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

/** Half a piece, cut along a diagonal. */
function triangle({ left, top, right, bottom }: Cut, half: number): string {
  return half === 0
    ? `polygon(${left}% ${top}%, ${right}% ${top}%, ${left}% ${bottom}%)`
    : `polygon(${right}% ${bottom}%, ${left}% ${bottom}%, ${right}% ${top}%)`;
}

/** The area between two circles (percent of the page, drawn as ellipses of the page's proportions). */
function ring(cx: number, cy: number, inner: number, outer: number): string {
  const at = (radius: number) =>
    Array.from({ length: 49 }, (_, i) => {
      const angle = (i * Math.PI) / 24;
      const [x, y] = [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
      return `${Math.round(x * 10) / 10}% ${Math.round(y * 10) / 10}%`;
    });
  return `polygon(evenodd, ${[...at(outer), ...(inner > 0 ? at(inner) : [])].join(', ')})`;
}
