import type { Behaviour } from '@lectern/courseware';
import { evaluate } from '../expression.ts';
import { type ColorPort, type EffectPlace, type Keyframe, reversed, type Track } from '../keyframes.ts';
import { colorTrack, lookTrack } from './behaviour-looks.ts';
import { eased, type Pace, progressAt, runOf, spanOf } from './behaviour-time.ts';
import { filterKeyframes } from './filters.ts';
import { pointsOf } from './motion.ts';
import { timing } from './track-timing.ts';

export interface EffectScope {
  readonly place: EffectPlace;
  readonly colorOf: ColorPort;
  /** Whether the final state of the effect stays. */
  readonly holds: boolean;
  /** Acceleration of the whole effect; undefined without acceleration. */
  readonly pace?: Pace | undefined;
}

/**
 * The tracks of an effect that the file describes behaviour by behaviour. Movement, rotation, size and opacity of the
 * element are one track, sampled at close intervals; filters, colours and text properties have separate tracks.
 */
export function behaviourTracks(behaviours: readonly Behaviour[], scope: EffectScope): Track[] {
  const { colorOf, holds } = scope;
  const tracks: Track[] = [];
  const moving: Behaviour[] = [];
  for (const each of behaviours) {
    const track =
      each.type === 'filter'
        ? filterTrack(each, holds)
        : each.type === 'color'
          ? colorTrack(each, colorOf)
          : lookTrack(each, colorOf);
    if (track) tracks.push(track);
    else if (each.type !== 'filter' && each.type !== 'color') moving.push(each);
  }
  const moved = movingTrack(moving, scope);
  return moved ? [moved, ...tracks] : tracks;
}

function filterTrack(behaviour: Behaviour, holds: boolean): Track | undefined {
  const { filter = '', to, out } = behaviour;
  const keyframes =
    filter === 'image'
      ? to === undefined
        ? undefined
        : [{ opacity: 1 }, { opacity: Number(to) }]
      : filterKeyframes(filter);
  if (!keyframes) return undefined;
  return {
    ...timing(behaviour),
    part: 'element',
    keyframes: out ? reversed(keyframes) : keyframes,
    hold: holds && !behaviour.passing,
  };
}

/** A sample of the movement track. Lengths in fractions of the page, angles in degrees, scales as factors. */
interface Pose {
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  shear: number;
  shearY: number;
  opacity: number;
  shown: number;
}

type PoseKey = keyof Pose;

const ATTRIBUTES: ReadonlyMap<string, PoseKey> = new Map([
  ['ppt_x', 'x'],
  ['ppt_y', 'y'],
  ['ppt_w', 'w'],
  ['ppt_h', 'h'],
  ['scalex', 'w'],
  ['scaley', 'h'],
  ['r', 'turn'],
  ['ppt_r', 'turn'],
  ['style.rotation', 'turn'],
  ['style.rotation.x', 'turn'],
  ['xshear', 'shear'],
  ['yshear', 'shearY'],
  ['opacity', 'opacity'],
  ['style.opacity', 'opacity'],
  ['style.visibility', 'shown'],
]);

/** The most samples of a track, and their interval: one per frame of a screen. */
const MOST_MOMENTS = 240;
const FRAME_MS = 1000 / 60;

function movingTrack(
  behaviours: readonly Behaviour[],
  { place, holds, pace }: EffectScope,
): Track | undefined {
  const { frame, page } = place;
  const base: Pose = {
    x: (frame.x + frame.w / 2) / page.w,
    y: (frame.y + frame.h / 2) / page.h,
    w: Math.max(frame.w / page.w, 1e-6),
    h: Math.max(frame.h / page.h, 1e-6),
    turn: 0,
    shear: 0,
    shearY: 0,
    opacity: 1,
    shown: 1,
  };
  const movers = behaviours
    .map((each) => ({ each, move: moverOf(each, base) }))
    .filter((pair) => pair.move !== undefined)
    .sort((a, b) => a.each.begin - b.each.begin);
  if (movers.length === 0) return undefined;
  const whole = Math.max(...movers.map(({ each }) => each.begin + spanOf(each)), 1);
  const keyframes = momentsOf(behaviours, whole).map((at) => {
    const pose = { ...base };
    const time = (pace ? eased(at, pace) : at) * whole;
    for (const { each, move } of movers) {
      const progress = progressAt(each, time);
      if (progress !== undefined) move?.(pose, progress);
    }
    return keyframeOf(pose, base, place, at);
  });
  return {
    part: 'element',
    begin: 0,
    duration: whole,
    iterations: 1,
    autoReverse: false,
    easing: 'linear',
    keyframes: tidied(keyframes),
    hold: holds,
  };
}

/** Evenly spaced times, and times at which a behaviour begins, ends or has a value. */
function momentsOf(behaviours: readonly Behaviour[], whole: number): number[] {
  const count = Math.min(Math.max(Math.ceil(whole / FRAME_MS / 2), 2), MOST_MOMENTS);
  const moments = new Set(Array.from({ length: count + 1 }, (_, i) => i / count));
  const add = (time: number, jumps: boolean) => {
    const moment = time / whole;
    if (moment <= 1) moments.add(moment);
    // A jump has a sample on both sides.
    if (jumps) moments.add(Math.min(Math.max(moment - 1e-6, 0), 1));
  };
  for (const behaviour of behaviours) {
    const { begin, values, discrete = false, passing = false } = behaviour;
    for (const { at } of [{ at: 0 }, ...(values ?? []).slice(0, 64), { at: 1 }])
      add(begin + runOf(behaviour) * at, discrete || (at === 0 && begin > 0));
    add(begin + spanOf(behaviour), passing);
  }
  return [...moments].sort((a, b) => a - b);
}

type Mover = (pose: Pose, progress: number) => void;

function moverOf(behaviour: Behaviour, base: Pose): Mover | undefined {
  switch (behaviour.type) {
    case 'value':
      return valueMover(behaviour, base);
    case 'scale':
      return scaleMover(behaviour, base);
    case 'rotate': {
      const from = Number(behaviour.from ?? 0);
      const by = behaviour.by === undefined ? Number(behaviour.to ?? 0) - from : Number(behaviour.by);
      return (pose, t) => {
        pose.turn += from + by * t;
      };
    }
    case 'motion': {
      const point = motionAt(behaviour);
      return (pose, t) => {
        const [x, y] = point(t);
        pose.x += x;
        pose.y += y;
      };
    }
    default:
      return undefined;
  }
}

/** `by` multiplies the current size; `to` animates to that share of the element's own size. */
function scaleMover(behaviour: Behaviour, base: Pose): Mover | undefined {
  const by = pair(behaviour.by);
  const to = pair(behaviour.to);
  const from = pair(behaviour.from);
  const towards =
    (key: 'w' | 'h', i: 0 | 1): Mover =>
    (pose, t) => {
      const now = pose[key] / base[key];
      const start = from?.[i] ?? (by ? 1 : now);
      const end = by?.[i] ?? to?.[i] ?? 1;
      const factor = start + (end - start) * t;
      pose[key] = base[key] * (by ? now * factor : factor);
    };
  const [wide, high] = [towards('w', 0), towards('h', 1)];
  return (pose, t) => {
    wide(pose, t);
    high(pose, t);
  };
}

function motionAt(behaviour: Behaviour): (t: number) => readonly [number, number] {
  if (behaviour.path !== undefined) return pointsOf(behaviour.path);
  const [fromX, fromY] = pair(behaviour.from) ?? [0, 0];
  const [toX, toY] = pair(behaviour.by) ?? pair(behaviour.to) ?? [0, 0];
  return (t) => [fromX + (toX - fromX) * t, fromY + (toY - fromY) * t];
}

function pair(words: string | undefined): [number, number] | undefined {
  if (words === undefined) return undefined;
  const [x = 1, y = 1] = words.split(' ').map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : undefined;
}

function valueMover(behaviour: Behaviour, base: Pose): Mover | undefined {
  const key = ATTRIBUTES.get((behaviour.attribute ?? '').toLowerCase());
  if (!key) return undefined;
  const scope = { ppt_x: base.x, ppt_y: base.y, ppt_w: base.w, ppt_h: base.h };
  const value = (text: string | undefined): number | undefined => {
    if (text === undefined) return undefined;
    if (key === 'shown') return text === 'hidden' ? 0 : 1;
    return evaluate(text, scope);
  };
  const points = (behaviour.values ?? []).flatMap(({ at, value: text, formula }) => {
    const known = formula === undefined ? value(text) : Number(text) || 0;
    return known === undefined ? [] : [{ at, known, formula }];
  });
  if (points.length > 0) {
    return (pose, t) => {
      const found = between(points, t, behaviour.discrete ?? false, scope);
      if (found !== undefined) pose[key] = found;
    };
  }
  const to = value(behaviour.to);
  const by = value(behaviour.by);
  if (to === undefined && by === undefined) return undefined;
  const from = value(behaviour.from);
  return (pose, t) => {
    const start = from ?? pose[key];
    const end = to ?? start + (by ?? 0);
    pose[key] = behaviour.discrete ? end : start + (end - start) * t;
  };
}

interface Point {
  readonly at: number;
  readonly known: number;
  readonly formula: string | undefined;
}

function between(
  points: readonly Point[],
  t: number,
  discrete: boolean,
  scope: Parameters<typeof evaluate>[1],
): number | undefined {
  let last = points[0];
  let next: Point | undefined;
  for (const point of points) {
    if (point.at <= t) last = point;
    else {
      next = point;
      break;
    }
  }
  if (!last) return undefined;
  const share = next && !discrete && next.at > last.at ? Math.max((t - last.at) / (next.at - last.at), 0) : 0;
  const plain = next && !discrete ? last.known + (next.known - last.known) * share : last.known;
  // At the very end the formula of the last interval applies.
  const formula = last.formula ?? (next === undefined ? points.at(-2)?.formula : undefined);
  return formula === undefined ? plain : evaluate(formula, { ...scope, $: plain });
}

function keyframeOf(pose: Pose, base: Pose, { page }: EffectPlace, offset: number): Keyframe {
  const [dx, dy] = [(pose.x - base.x) * page.w, (pose.y - base.y) * page.h];
  const shear =
    pose.shear || pose.shearY ? `matrix(1,${round(pose.shearY)},${round(pose.shear)},1,0,0) ` : '';
  return {
    offset: Math.min(Math.max(offset, 0), 1),
    translate: `${round(dx)}px ${round(dy)}px`,
    rotate: `${round(pose.turn)}deg`,
    transform: `${shear}scale(${round(pose.w / base.w)},${round(pose.h / base.h)})`,
    opacity: round(Math.min(Math.max(pose.opacity, 0), 1) * (pose.shown >= 0.5 ? 1 : 0)),
  };
}

/** Removes properties that never change, so that other animations can change them. */
function tidied(keyframes: Keyframe[]): Keyframe[] {
  const still = (['translate', 'rotate', 'transform', 'opacity'] as const).filter((key) =>
    keyframes.every((each) => each[key] === STILL[key]),
  );
  return keyframes.map((each) => {
    const kept = { ...each };
    for (const key of still) delete (kept as Record<string, unknown>)[key];
    return kept;
  });
}
const STILL = { translate: '0px 0px', rotate: '0deg', transform: 'scale(1,1)', opacity: 1 } as const;

function round(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
