import {
  boundsOnPage,
  type CoursewareReader,
  type Element,
  groupsAround,
  vectorIn,
} from '@lectern/courseware';
import { type MorphPair, morphPairs } from './morph-pairs.ts';
import type { TransitionWay } from './transition-way.ts';

const EASING = 'cubic-bezier(0.45, 0, 0.25, 1)';

/**
 * Morph (p159:morph): elements that both pages have move, turn and grow from the one place to the other; those whose
 * looks differ fade into each other on the way; all others fade. Transforms and opacity alone, so that no frame lays out
 * anything. `root`s are the drawn pages.
 */
export function morph(
  incoming: HTMLElement,
  outgoing: HTMLElement,
  duration: number,
  way: TransitionWay,
): Animation[] {
  const { reader } = way;
  const { pairs, leaving, coming } = morphPairs(reader, way.outgoingId, way.incomingId);
  const fade = (node: HTMLElement | undefined, from: number, to: number): Animation[] =>
    node
      ? [
          node.animate([{ opacity: from }, { opacity: to }], {
            duration,
            fill: 'both',
            easing: 'ease-in-out',
          }),
        ]
      : [];
  return [
    ...fade(backdropOf(incoming), 0, 1),
    ...leaving.flatMap((element) => fade(nodeOf(outgoing, element), 1, 0)),
    ...coming.flatMap((element) => fade(nodeOf(incoming, element), 0, 1)),
    ...pairs.flatMap((pair) => morphPair(pair, incoming, outgoing, duration, reader)),
  ];
}

function backdropOf(root: HTMLElement): HTMLElement | undefined {
  return root.querySelector<HTMLElement>('[data-stage-layer="backdrop"]') ?? undefined;
}

function nodeOf(root: HTMLElement, element: Element): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(element.id)}"]`) ?? undefined;
}

function morphPair(
  { from, to }: MorphPair,
  incoming: HTMLElement,
  outgoing: HTMLElement,
  duration: number,
  reader: CoursewareReader,
): Animation[] {
  const [before, after] = [nodeOf(outgoing, from), nodeOf(incoming, to)];
  const [start, end] = [poseOf(reader, from), poseOf(reader, to)];
  if (!before || !after || !start || !end) return [];
  const timing = { duration, fill: 'both', easing: EASING } as const;
  const animations = [
    ...travel(after, reader, to, end, start, end, timing),
    ...travel(before, reader, from, start, start, end, timing),
  ];
  const fade = (node: HTMLElement, frames: Keyframe[]) => node.animate(frames, { duration, fill: 'both' });
  if (looksSame(from, to)) return [...animations, fade(before, [{ opacity: 0 }, { opacity: 0 }])];
  // The old look stays below until the new one is there, so that nothing behind shines through.
  return [
    ...animations,
    fade(after, [{ opacity: 0 }, { opacity: 1, offset: 0.65 }, { opacity: 1 }]),
    fade(before, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }]),
  ];
}

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
}

/** Where an element lies on its page: its middle, its own size, and its turn with those of the groups around it. */
function poseOf(reader: CoursewareReader, element: Element): Pose | undefined {
  const bounds = boundsOnPage(reader, element.id);
  if (!bounds) return undefined;
  const turns = groupsAround(reader, element.id).map(({ rotation = 0 }) => rotation);
  const turn = turns.reduce((sum, each) => sum + each, element.frame.rotation ?? 0);
  return {
    x: bounds.x + bounds.w / 2,
    y: bounds.y + bounds.h / 2,
    w: element.frame.w,
    h: element.frame.h,
    turn,
  };
}

/** Takes a node that is drawn at `own` from one pose to another. */
function travel(
  node: HTMLElement,
  reader: CoursewareReader,
  element: Element,
  own: Pose,
  from: Pose,
  to: Pose,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const turn = shortest(to.turn - from.turn);
  const turnOf = { from: own === to ? -turn : 0, to: own === to ? 0 : turn };
  const moves = (['from', 'to'] as const).map((side) => {
    const pose = side === 'from' ? from : to;
    const shift = inside(reader, element, { x: pose.x - own.x, y: pose.y - own.y });
    return { translate: `${shift.x}px ${shift.y}px`, rotate: `${turnOf[side]}deg` };
  });
  const scales = [from, to].map((pose) => ({
    transform: `scale(${ratio(pose.w, own.w)}, ${ratio(pose.h, own.h)})`,
  }));
  return [
    node.animate(moves, { ...timing, composite: 'add' }),
    node.animate(scales, { ...timing, composite: 'add' }),
  ];
}

/** A move on the page as it is in the coordinates of the element's innermost group. */
function inside(
  reader: CoursewareReader,
  element: Element,
  shift: { x: number; y: number },
): { x: number; y: number } {
  return groupsAround(reader, element.id).reduceRight(
    (vector, group) => vectorIn({ ...group, flipH: false, flipV: false }, vector),
    shift,
  );
}

function ratio(part: number, whole: number): number {
  return whole > 0.5 && part > 0 ? part / whole : 1;
}

/** The shorter way round. */
function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

const PLACE = new Set([
  'id',
  'parentId',
  'order',
  'frame',
  'origin',
  'creationId',
  'name',
  'alt',
  'click',
  'hover',
  'locked',
]);

/** Whether two elements are drawn alike, but for place, size and turn. */
function looksSame(one: Element, other: Element): boolean {
  const look = (element: Element) =>
    JSON.stringify(
      Object.entries(element)
        .filter(([key]) => !PLACE.has(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const flips = ({ frame }: Element) => `${frame.flipH ?? false}${frame.flipV ?? false}`;
  return flips(one) === flips(other) && look(one) === look(other);
}
