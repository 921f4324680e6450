import {
  boundsOnPage,
  type CoursewareReader,
  type Element,
  groupsAround,
  vectorIn,
} from '@lectern/courseware';
import { hide } from '../../effects/effect-targets.ts';
import { type MorphPair, morphPairs } from './morph-pairs.ts';
import { type MorphTextOptions, morphTexts } from './morph-texts.ts';

/** The unit that moves: whole objects, or the words or letters of texts (p159:morph/@option). */
export type MorphBy = 'object' | 'word' | 'letter';

const EASING = 'cubic-bezier(0.45, 0, 0.25, 1)';

/**
 * Morph (p159:morph): elements on both pages move, rotate and scale from the one position to the other; elements that
 * look different cross-fade on the way; all others fade. Only transforms and opacity are animated, so that no frame
 * needs a layout. `by`: `word` or `letter` moves the pieces of texts on both pages one by one.
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
  // Texts are measured at their drawn position, before anything moves.
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

/** Morphs the texts of two upright shapes piece by piece; rotated shapes move as a whole. */
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
  /** Whether the text moves separately. */
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
  // The old drawing stays below until the new one is opaque, so that the background does not shine through.
  return [
    ...animations,
    ...travel(before, reader, from, start, start, end, timing),
    fade(after, [{ opacity: 0 }, { opacity: 1, offset: 0.65 }, { opacity: 1 }]),
    fade(before, [{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }]),
  ];
}

/** When the crop of a picture changes, its visible part widens, narrows or slides within the frame. */
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

/** The visible part of a picture: its corner and its size, as fractions of the whole. */
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

/** The pose of an element on its page: centre, size, and rotation including that of its groups. */
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

/** Animates a node, drawn at `own`, from one pose to another. */
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
  // Whole transforms replace the element's own, so that the compositor alone can play them.
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

/** Converts a movement on the page to the coordinates of the element's innermost group. */
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

/** The shorter way around, degrees. */
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

/** Whether two elements look the same, apart from position, size and rotation, and from text that moves separately. */
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

/** The pages of a transition, and whether it is played backwards. */
export interface TransitionWay {
  readonly reader: CoursewareReader;
  readonly incomingId: string;
  readonly outgoingId: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly back: boolean;
}
