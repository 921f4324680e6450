import type { Transition } from '@lectern/courseware';
import { filterKeyframes } from '@lectern/playback';
import { cells } from './transition-cells.ts';
import { CLOTH } from './transition-cloth.ts';
import { DEPTHS } from './transition-depth.ts';
import {
  both,
  comes,
  contents,
  goes,
  type MotionOf,
  type TransitionMotion,
  type Way,
} from './transition-move.ts';
import { PIECES } from './transition-pieces.ts';
import { SHARDS } from './transition-shards.ts';

/** The motion of a transition by PowerPoint's name (19.5.72 and on, p14, p15). An unknown name is a fade. */
export function motionOf(transition: Transition): TransitionMotion {
  const known = MOTIONS[transition.type];
  return (known ?? fade)(wayOf(transition));
}

function wayOf({ direction = '', options = {} }: Transition): Way {
  const flipX = options.invX === '1' || options.invX === 'true';
  const flipY = options.invY === '1' || options.invY === 'true';
  const dx = /^(l|lu|ld)$/.test(direction) ? -1 : /^(r|ru|rd)$/.test(direction) ? 1 : 0;
  const dy = /^(u|lu|ru)$/.test(direction) ? -1 : /^(d|ld|rd)$/.test(direction) ? 1 : 0;
  return {
    dx: (dx === 0 && dy === 0 ? (flipX ? 1 : -1) : flipX ? -dx : dx) as Way['dx'],
    dy: (flipY ? -dy : dy) as Way['dy'],
    vertical: direction === 'vert' || options.orient === 'vert',
    inwards: direction === 'in',
    direction,
    options,
  };
}

const percent = (x: number, y: number) => `translate(${x * 100}%, ${y * 100}%)`;

const fade: MotionOf = ({ options }) =>
  options.thruBlk === '1' || options.thruBlk === 'true'
    ? both(
        [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }],
        [{ opacity: 1 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
      )
    : comes([{ opacity: 0 }, { opacity: 1 }]);

const push: MotionOf = ({ dx, dy }) =>
  both(
    [{ transform: percent(-dx, -dy) }, { transform: 'none' }],
    [{ transform: 'none' }, { transform: percent(dx, dy) }],
  );

const filtered = (filter: string): TransitionMotion => {
  const frames = filterKeyframes(filter);
  return frames
    ? comes(
        frames.map((each) => ({ ...each })),
        'linear',
      )
    : comes([{ opacity: 0 }, { opacity: 1 }]);
};

/** A page that moves to the left starts at the right. */
const from = ({ dx, dy }: Way) => (dx < 0 ? 'right' : dx > 0 ? 'left' : dy > 0 ? 'up' : 'down');

const FLAT: Readonly<Record<string, MotionOf>> = {
  fade,
  push,
  pan: ({ dx, dy }) =>
    contents(
      [{ transform: percent(-dx, -dy) }, { transform: 'none' }],
      [{ transform: 'none' }, { transform: percent(dx, dy) }],
    ),
  cover: ({ dx, dy }) => comes([{ transform: percent(-dx, -dy) }, { transform: 'none' }]),
  pull: ({ dx, dy }) => goes([{ transform: 'none' }, { transform: percent(dx, dy) }]),
  wipe: (way) => filtered(`wipe(${from(way)})`),
  strips: ({ dx, dy }) => filtered(`strips(${dy > 0 ? 'down' : 'up'}${dx > 0 ? 'Right' : 'Left'})`),
  split: ({ vertical, inwards }) =>
    filtered(`barn(${inwards ? 'in' : 'out'}${vertical ? 'Vertical' : 'Horizontal'})`),
  blinds: ({ vertical }) => filtered(`blinds(${vertical ? 'vertical' : 'horizontal'})`),
  checker: ({ vertical }) => filtered(`checkerboard(${vertical ? 'down' : 'across'})`),
  randomBar: ({ vertical }) => filtered(`randombar(${vertical ? 'vertical' : 'horizontal'})`),
  circle: () => filtered('circle(out)'),
  diamond: () => filtered('diamond(out)'),
  plus: () => filtered('plus(out)'),
  wedge: () => filtered('wedge'),
  zoom: ({ inwards }) => filtered(`box(${inwards ? 'in' : 'out'})`),
  wheel: ({ options }) => filtered(`wheel(${options.spokes ?? '4'})`),
  wheelReverse: ({ options }) =>
    goes(
      (filterKeyframes(`wheel(${options.spokes ?? '4'})`) ?? [])
        .map((each, i, all) => ({ ...each, offset: 1 - i / (all.length - 1) }))
        .reverse(),
      'linear',
    ),
  dissolve: () => comes(cells({ columns: 24, rows: 14, shape: 'square', order: 'random' }), 'linear'),
  glitter: ({ dx, dy, options }) =>
    comes(
      cells({
        columns: 16,
        rows: 10,
        shape: options.pattern === 'hexagon' ? 'hexagon' : 'diamond',
        order: 'wave',
        dx,
        dy,
      }),
      'linear',
    ),
  honeycomb: () => ({
    over: 'incoming',
    moves: [
      {
        page: 'outgoing',
        frames: [{ transform: 'none' }, { transform: 'scale(1.35) rotate(8deg)' }],
        easing: 'ease-in',
      },
      {
        page: 'incoming',
        frames: cells({ columns: 12, rows: 8, shape: 'hexagon', order: 'random' }),
        easing: 'linear',
      },
    ],
  }),
  newsflash: () => comes([{ transform: 'rotate(-720deg) scale(0)' }, { transform: 'none' }]),
  warp: ({ inwards }) =>
    inwards
      ? both(
          [
            { transform: 'scale(0.4)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          [
            { transform: 'none', opacity: 1 },
            { transform: 'scale(2.4)', opacity: 0 },
          ],
        )
      : both(
          [
            { transform: 'scale(2.4)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          [
            { transform: 'none', opacity: 1 },
            { transform: 'scale(0.4)', opacity: 0 },
          ],
        ),
  flythrough: ({ inwards, options }) => {
    const [small, large] = inwards ? ['scale(3)', 'scale(0.2)'] : ['scale(0.2)', 'scale(3)'];
    const bounces = options.hasBounce === '1' || options.hasBounce === 'true';
    return contents(
      [
        { transform: small, opacity: 0 },
        ...(bounces ? [{ transform: 'scale(1.08)', opacity: 1, offset: 0.8 }] : []),
        { transform: 'none', opacity: 1 },
      ],
      [
        { transform: 'none', opacity: 1 },
        { transform: large, opacity: 0, offset: 0.7 },
        { transform: large, opacity: 0 },
      ],
    );
  },
  flash: () =>
    both(
      [
        { filter: 'brightness(12)', opacity: 0 },
        { filter: 'brightness(12)', opacity: 1, offset: 0.2 },
        { filter: 'brightness(1)', opacity: 1 },
      ],
      [{ filter: 'brightness(1)' }, { filter: 'brightness(12)', offset: 0.2 }, { filter: 'brightness(12)' }],
    ),
  reveal: ({ dx, options }) => {
    const black = options.thruBlk === '1' || options.thruBlk === 'true';
    const middle = black ? 0.5 : 0.25;
    return both(
      [
        { opacity: 0, transform: percent(-dx * 0.06, 0) },
        { opacity: 0, offset: middle, transform: percent(-dx * 0.03, 0) },
        { opacity: 1, transform: 'none' },
      ],
      [
        { opacity: 1, transform: 'none' },
        { opacity: 0, offset: black ? 0.5 : 0.75, transform: percent(dx * 0.04, 0) },
        { opacity: 0, transform: percent(dx * 0.06, 0) },
      ],
    );
  },
};

const NAMED: Readonly<Record<string, MotionOf>> = { ...FLAT, ...DEPTHS, ...PIECES, ...SHARDS, ...CLOTH };

/** A random other transition each time (p:random). */
const random: MotionOf = (way) => {
  const all = Object.values(NAMED);
  return (all[Math.floor(Math.random() * all.length)] ?? fade)(way);
};

const MOTIONS: Readonly<Record<string, MotionOf>> = { ...NAMED, random };

/** The names of all transitions with a motion, except `morph`. */
export const KNOWN_TRANSITIONS: readonly string[] = Object.keys(MOTIONS);
