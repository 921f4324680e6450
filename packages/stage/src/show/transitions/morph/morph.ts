import {
  boundsOnPage,
  type CoursewareReader,
  type Element,
  groupsAround,
  vectorIn,
} from '@lectern/courseware';
import { hide } from '../../effects/effect-targets.ts';
import type { TransitionWay } from '../transition-way.ts';
import { type MorphPair, morphPairs } from './morph-pairs.ts';
import { type MorphTextOptions, morphTexts } from './morph-texts.ts';

/** What is moved: objects as they are, or the words or letters of texts (p159:morph/@option). */
export type MorphBy = 'object' | 'word' | 'letter';

const EASING = 'cubic-bezier(0.45, 0, 0.25, 1)';

/**
 * Morph (p159:morph): elements that both pages have move, turn and grow from the one place to the other; those whose
 * looks differ fade into each other on the way; all others fade. Transforms and opacity alone, so that no frame lays out
 * anything. `by`: the words or letters of texts that both pages have move one by one.
 */
export function morph(
  incoming: HTMLElement,
  outgoing: HTMLElement,
  duration: number,
  way: TransitionWay,
  by: MorphBy,
): Animation[] {
  const { reader, size } = way;
  const scale = incoming.getBoundingClientRect().width / size.w || 1;
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
  // Words are measured where they are drawn, before anything moves.
  const texts = new Map(
    pairs.map((pair) => [
      pair,
      by === 'object'
        ? undefined
        : textsOf(pair, incoming, outgoing, { by, scale, duration, easing: EASING }, reader),
    ]),
  );
  return [
    ...[...texts.values()].flatMap((each) => each ?? []),
    ...fade(backdropOf(incoming), 0, 1),
    ...leaving.flatMap((element) => fade(nodeOf(outgoing, element), 1, 0)),
    ...coming.flatMap((element) => fade(nodeOf(incoming, element), 0, 1)),
    ...pairs.flatMap((pair) =>
      morphPair(pair, incoming, outgoing, { duration, reader, textApart: texts.get(pair) !== undefined }),
    ),
  ];
}

function backdropOf(root: HTMLElement): HTMLElement | undefined {
  return root.querySelector<HTMLElement>('[data-stage-layer="backdrop"]') ?? undefined;
}

function nodeOf(root: HTMLElement, element: Element): HTMLElement | undefined {
  return root.querySelector<HTMLElement>(`[data-element-id="${CSS.escape(element.id)}"]`) ?? undefined;
}

/** The texts of two upright shapes, piece by piece; turned ones move as they are. */
function textsOf(
  { from, to }: MorphPair,
  incoming: HTMLElement,
  outgoing: HTMLElement,
  options: MorphTextOptions,
  reader: CoursewareReader,
): Animation[] | undefined {
  const [before, after] = [nodeOf(outgoing, from), nodeOf(incoming, to)];
  if (!before || !after || from.type !== 'shape' || to.type !== 'shape') return undefined;
  if (poseOf(reader, from)?.turn !== 0 || poseOf(reader, to)?.turn !== 0) return undefined;
  return morphTexts(before, after, options);
}

interface PairOptions {
  readonly duration: number;
  readonly reader: CoursewareReader;
  /** Its words move by themselves. */
  readonly textApart: boolean;
}

function morphPair(
  { from, to }: MorphPair,
  incoming: HTMLElement,
  outgoing: HTMLElement,
  { duration, reader, textApart }: PairOptions,
): Animation[] {
  const [before, after] = [nodeOf(outgoing, from), nodeOf(incoming, to)];
  const [start, end] = [poseOf(reader, from), poseOf(reader, to)];
  if (!before || !after || !start || !end) return [];
  const timing = { duration, fill: 'both', easing: EASING } as const;
  const animations = travel(after, reader, to, end, start, end, timing);
  const fade = (node: HTMLElement, frames: Keyframe[]) => node.animate(frames, { duration, fill: 'both' });
  animations.push(...recrop(after, from, to, timing));
  if (looksSame(from, to, textApart)) return [...animations, hide(before)];
  // The old look stays below until the new one is there, so that nothing behind shines through.
  return [
    ...animations,
    ...travel(before, reader, from, start, start, end, timing),
    fade(after, [{ opacity: 0 }, { opacity: 1, offset: 0.65 }, { opacity: 1 }]),
    fade(before, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }]),
  ];
}

/** A picture that is cropped otherwise: what is seen of it widens, narrows or slides within its frame. */
function recrop(
  node: HTMLElement,
  from: Element,
  to: Element,
  timing: KeyframeAnimationOptions,
): Animation[] {
  if (from.type !== 'picture' || to.type !== 'picture' || from.asset !== to.asset) return [];
  const picture = node.querySelector('img');
  const [old, young] = [cropOf(from), cropOf(to)];
  if (!picture || JSON.stringify(old) === JSON.stringify(young)) return [];
  const [w, h] = [young.w / old.w, young.h / old.h];
  const x = ((young.l - old.l) / old.w) * to.frame.w;
  const y = ((young.t - old.t) / old.h) * to.frame.h;
  const transformOrigin = `${young.l * 100}% ${young.t * 100}%`;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(${w}, ${h})`, transformOrigin },
    { transform: 'none', transformOrigin },
  ];
  return [picture.animate(frames, timing)];
}

/** The part of a picture that is seen: its corner and its size, in fractions of the whole. */
function cropOf({ crop }: Extract<Element, { type: 'picture' }>) {
  const { l = 0, t = 0, r = 0, b = 0 } = crop ?? {};
  return { l, t, w: Math.max(1 - l - r, 0.01), h: Math.max(1 - t - b, 0.01) };
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
  // Whole transforms that take the place of the element's own, so that the compositor alone plays them.
  const { transform } = node.style;
  const frames = (['from', 'to'] as const).map((side) => {
    const pose = side === 'from' ? from : to;
    const shift = inside(reader, element, { x: pose.x - own.x, y: pose.y - own.y });
    const size = `scale(${ratio(pose.w, own.w)}, ${ratio(pose.h, own.h)})`;
    return {
      transform: `translate(${shift.x}px, ${shift.y}px) rotate(${turnOf[side]}deg) ${transform} ${size}`,
    };
  });
  return [node.animate(frames, timing)];
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
  'movableInClass',
  'diagramNode',
]);

/** Whether two elements are drawn alike, but for place, size and turn, and for what moves by itself. */
function looksSame(one: Element, other: Element, textApart: boolean): boolean {
  const sameFile = one.type === 'picture' && other.type === 'picture' && one.asset === other.asset;
  const apart = (key: string) => (textApart && key === 'text') || (sameFile && key === 'crop');
  const look = (element: Element) =>
    JSON.stringify(
      Object.entries(element)
        .filter(([key]) => !PLACE.has(key) && !apart(key))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const flips = ({ frame }: Element) => `${frame.flipH ?? false}${frame.flipV ?? false}`;
  return flips(one) === flips(other) && look(one) === look(other);
}
