import { clip, grid } from './transition-cut.ts';
import type { MotionOf, TransitionMove } from './transition-move.ts';

/** Number of strips of a page that curls, and the position of the crease when it reaches each of them. */
const CURLS = 18;

/** Transitions that treat a page as cloth or paper (p15). */
export const CLOTH: Readonly<Record<string, MotionOf>> = {
  /** The sheet is lifted at one side and folded over itself: strip by strip it shows its back at the crease. */
  pageCurlSingle: ({ dx }) => ({
    over: 'outgoing',
    moves: grid(CURLS, 1).map((cut): TransitionMove => {
      const towards = dx > 0 ? 1 : -1;
      // from 0 at the side that is lifted first to 100 at the other
      const reached = towards < 0 ? 100 - cut.right : cut.left;
      const width = 100 / CURLS;
      // The crease moves to the far side and takes the folded part beyond it.
      const meets = (reached / 100) * 0.75;
      const edge = `${towards < 0 ? cut.left : cut.right}% 50%`;
      const lies = (shift: number) => `translate(${shift * towards}%, 0%)`;
      const flat = { transform: `${lies(0)} scaleX(1)`, filter: 'brightness(1)', transformOrigin: edge };
      const over = { filter: 'brightness(1.12) contrast(0.35)', transformOrigin: edge };
      return {
        page: 'outgoing',
        piece: clip(cut),
        easing: 'linear',
        frames: [
          { ...flat, zIndex: 0 },
          { ...flat, zIndex: 0, offset: meets },
          {
            ...over,
            transform: `${lies(0)} scaleX(0.02)`,
            filter: 'brightness(0.6)',
            zIndex: 1,
            offset: meets + 0.06,
          },
          { ...over, transform: `${lies(width)} scaleX(-1)`, zIndex: CURLS, offset: meets + 0.12 },
          { ...over, transform: `${lies(210 - reached * 2)} scaleX(-1)`, zIndex: CURLS },
        ],
      };
    }),
  }),
  curtains: () => ({
    over: 'outgoing',
    moves: grid(16, 1).map((cut): TransitionMove => {
      const left = cut.index < 8;
      const folded = left ? cut.left * 0.12 - 4 : 100 - (100 - cut.right) * 0.12 + 4;
      const dim = cut.index % 2 === 0 ? 'brightness(0.65)' : 'brightness(1)';
      return {
        page: 'outgoing',
        piece: clip(cut),
        frames: [
          {
            transform: 'translate(0%, 0%) scaleX(1)',
            filter: 'brightness(1)',
            transformOrigin: `${left ? cut.left : cut.right}% 50%`,
          },
          {
            transform: `translate(${(folded - (left ? cut.left : cut.right)) * 0.45}%, 0%) scaleX(0.6)`,
            filter: dim,
            offset: 0.55,
            transformOrigin: `${left ? cut.left : cut.right}% 50%`,
          },
          {
            transform: `translate(${left ? folded - cut.left - 12 : folded - cut.right + 12}%, 0%) scaleX(0.12)`,
            filter: dim,
            transformOrigin: `${left ? cut.left : cut.right}% 50%`,
          },
        ],
      };
    }),
  }),
  drape: ({ dx }) => ({
    over: 'outgoing',
    moves: grid(14, 1).map((cut): TransitionMove => {
      const order = dx < 0 ? 13 - cut.index : cut.index;
      const wait = (order / 13) * 0.4;
      const dim = `brightness(${0.72 + 0.28 * ((cut.index % 3) / 2)})`;
      return {
        page: 'outgoing',
        piece: clip(cut),
        frames: [
          {
            transform: 'translate(0%, 0%) scaleY(1) skewY(0deg)',
            filter: 'brightness(1)',
            transformOrigin: '50% 0%',
          },
          {
            transform: 'translate(0%, 0%) scaleY(1) skewY(0deg)',
            filter: 'brightness(1)',
            offset: wait,
            transformOrigin: '50% 0%',
          },
          {
            transform: `translate(${-dx * -2}%, -30%) scaleY(0.9) skewY(${dx * 5}deg)`,
            filter: dim,
            offset: wait + (1 - wait) * 0.5,
            transformOrigin: '50% 0%',
          },
          {
            transform: `translate(${-dx * -5}%, -115%) scaleY(0.7) skewY(${dx * 9}deg)`,
            filter: dim,
            transformOrigin: '50% 0%',
          },
        ],
      };
    }),
  }),
  wind: ({ dx }) => ({
    over: 'outgoing',
    moves: grid(14, 1).map((cut): TransitionMove => {
      const order = dx < 0 ? cut.index : 13 - cut.index;
      const wait = (1 - order / 13) * 0.3;
      const wave = cut.index % 2 === 0 ? 1 : -1;
      return {
        page: 'outgoing',
        piece: clip(cut),
        easing: 'ease-in',
        frames: [
          { transform: 'translate(0%, 0%) skewY(0deg)', filter: 'brightness(1)' },
          {
            transform: `translate(0%, ${wave * 1.2}%) skewY(${wave * 2}deg)`,
            filter: 'brightness(0.9)',
            offset: 0.2 + wait,
          },
          {
            transform: `translate(${30 * -dx * -1}%, ${wave * -2.5}%) skewY(${wave * -4}deg)`,
            filter: 'brightness(1.05)',
            offset: 0.6 + wait / 2,
          },
          {
            transform: `translate(${130 * dx}%, ${wave * 4}%) skewY(${wave * 6}deg)`,
            filter: 'brightness(0.85)',
          },
        ],
      };
    }),
  }),
};
