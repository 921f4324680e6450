import type { Animation } from '@lectern/courseware';
import { hiddenAtStart } from './hidden-at-start.ts';
import type { ColorPort, EffectPlace, EffectTarget, Track } from './keyframes.ts';
import { tracksOf } from './tracks.ts';

/** What a media effect does to a sound or film. */
export type MediaCommand =
  | { readonly type: 'play' /** Seconds. */; readonly from: number | undefined }
  | { readonly type: 'pause' | 'stop' | 'toggle' };

/** One effect, placed in time. */
export interface PlannedEffect {
  readonly target: EffectTarget;
  readonly kind: Animation['effect']['class'];
  /** Milliseconds after its step began. */
  readonly begin: number;
  /** Milliseconds of one run. */
  readonly duration: number;
  readonly iterations: number;
  readonly autoReverse: boolean;
  /** What the browser animates, in milliseconds of one run. */
  readonly tracks: readonly Track[];
  /** Letter by letter or word by word, each so many milliseconds after the one before it. */
  readonly pieces?: { readonly by: 'letter' | 'word'; readonly gap: number } | undefined;
  readonly media?: MediaCommand | undefined;
  /** The asset of a sound that it begins with. */
  readonly sound?: string | undefined;
  /** Goes back to what it was when it ends. */
  readonly rewind?: boolean | undefined;
}

/** What one click brings; it is over after `duration` milliseconds (endless repeats counted once). */
export interface Step {
  readonly effects: readonly PlannedEffect[];
  readonly duration: number;
}

/** A page's animations in time. */
export interface PagePlan {
  /** What begins by itself when the page comes. */
  readonly opening: Step;
  /** One a click, in order. */
  readonly steps: readonly Step[];
  /** Sequences begun by a click on an element, by its id. */
  readonly triggered: ReadonlyMap<string, readonly Step[]>;
  /** What is not there until its entrance. */
  readonly hiddenAtStart: readonly EffectTarget[];
}

/** What planning needs to know of a page. */
export interface PlanPorts {
  /** Where an element lies; undefined when it is gone. */
  readonly placeOf: (elementId: string) => EffectPlace | undefined;
  /** The theme's colours; without it only plain ones are known. */
  readonly colorOf?: ColorPort;
  /** How many letters or words a text has, or some of its paragraphs. */
  readonly piecesOf?: (target: EffectTarget, by: 'letter' | 'word') => number;
}

/** PowerPoint's shortest effect, so that an "appear" is still one moment. */
const INSTANT = 1;

/** Places a page's animations in time: a click begins a step, `with` and `after` follow the effect before them. */
export function planPage(all: readonly Animation[], ports: PlanPorts): PagePlan {
  const animations = wholeCharts(all);
  const main: Animation[][] = [[]];
  const triggered = new Map<string, Animation[][]>();
  let sequence = main;
  for (const animation of animations) {
    const { trigger } = animation;
    if (trigger.type === 'element') {
      sequence = triggered.get(trigger.elementId) ?? [];
      triggered.set(trigger.elementId, sequence);
      sequence.push([animation]);
    } else if (trigger.type === 'click') {
      sequence = main;
      main.push([animation]);
    } else (sequence.at(-1) ?? main[0])?.push(animation);
  }
  const plan = (lists: readonly Animation[][]) =>
    lists.map((list, i) => planStep(list, leftovers(lists[i - 1]), ports));
  const [opening, ...steps] = plan(main);
  return {
    opening: opening ?? { effects: [], duration: 0 },
    steps: steps.filter((each) => each.effects.length > 0),
    triggered: new Map([...triggered].map(([id, lists]) => [id, plan(lists)])),
    hiddenAtStart: hiddenAtStart(animations),
  };
}

/**
 * A chart or diagram that comes part by part comes whole with its first part, and goes with its last: what its other parts
 * do is nothing, in its own time.
 */
function wholeCharts(animations: readonly Animation[]): readonly Animation[] {
  const key = ({ elementId, effect }: Animation) => `${elementId} ${effect.class}`;
  const parts = animations.filter((each) => each.part !== undefined);
  if (parts.length === 0) return animations;
  const first = new Map(parts.toReversed().map((each) => [key(each), each]));
  const last = new Map(parts.map((each) => [key(each), each]));
  return animations.map((each) => {
    if (each.part === undefined) return each;
    const plays = (each.effect.class === 'exit' ? last : first).get(key(each)) === each;
    return plays ? each : { ...each, effect: { class: 'other' as const, preset: 0 }, behaviours: undefined };
  });
}

/** What a click undoes of the step before it: elements that hide or change their colour afterwards. */
function leftovers(before: readonly Animation[] | undefined): readonly Animation[] {
  return (before ?? []).filter((each) => each.after?.when === 'nextClick');
}

function planStep(animations: readonly Animation[], undone: readonly Animation[], ports: PlanPorts): Step {
  const effects: PlannedEffect[] = undone.flatMap((each) => afterwards(each, 0, ports) ?? []);
  let begin = 0;
  let end = 0;
  for (const [i, animation] of animations.entries()) {
    if (i > 0 && animation.trigger.type === 'after') begin = end;
    const place = ports.placeOf(animation.elementId);
    if (!place) continue;
    const planned = planEffect(animation, begin + animation.delay, place, ports);
    effects.push(planned);
    const over = endOf(planned, animation, ports);
    end = Math.max(end, over);
    const later = animation.after?.when === 'end' ? afterwards(animation, over, ports) : undefined;
    if (later) effects.push(later);
  }
  return { effects, duration: end };
}

function endOf(planned: PlannedEffect, animation: Animation, ports: PlanPorts): number {
  const runs = Number.isFinite(planned.iterations) ? planned.iterations : 1;
  const pieces = planned.pieces ? (ports.piecesOf?.(planned.target, planned.pieces.by) ?? 1) : 1;
  const spread = (planned.pieces?.gap ?? 0) * Math.max(pieces - 1, 0);
  // A film that plays while others wait for it is as long as its file says.
  const own = animation.effect.class === 'media' ? animation.duration : planned.duration;
  return planned.begin + spread + own * runs * (planned.autoReverse ? 2 : 1);
}

function planEffect(
  animation: Animation,
  begin: number,
  place: EffectPlace,
  ports: PlanPorts,
): PlannedEffect {
  const { repeat = 1, iterate } = animation;
  const duration = Math.max(animation.duration, INSTANT);
  return {
    target: targetOf(animation),
    kind: animation.effect.class,
    begin,
    duration,
    iterations: repeat === 'indefinite' ? Number.POSITIVE_INFINITY : Math.max(repeat, 1),
    autoReverse: animation.autoReverse ?? false,
    tracks: tracksOf(animation, duration, place, ports.colorOf ?? plainColor),
    ...(iterate ? { pieces: { by: iterate.by, gap: Math.max(iterate.interval, 0) * duration } } : {}),
    ...(animation.effect.class === 'media' ? { media: commandOf(animation) } : {}),
    ...(animation.sound ? { sound: animation.sound } : {}),
    ...(animation.rewind ? { rewind: true } : {}),
  };
}

function targetOf({ elementId, paragraphs }: Animation): EffectTarget {
  return { elementId, paragraphs };
}

function plainColor(color: string): string | undefined {
  return /^[\da-f]{6}$/i.test(color) ? `#${color}` : undefined;
}

/** An element that goes or takes another colour once its effect is over. */
function afterwards(
  animation: Animation,
  begin: number,
  { colorOf = plainColor, placeOf }: PlanPorts,
): PlannedEffect | undefined {
  const { after } = animation;
  if (!after || !placeOf(animation.elementId)) return undefined;
  const color = after.color === undefined ? undefined : colorOf(after.color);
  const shared = {
    target: targetOf(animation),
    begin,
    duration: INSTANT,
    iterations: 1,
    autoReverse: false,
  };
  if (after.hide) return { ...shared, kind: 'exit', tracks: [] };
  if (color === undefined) return undefined;
  const track = {
    begin: 0,
    duration: INSTANT,
    iterations: 1,
    autoReverse: false,
    easing: 'linear',
    hold: true,
  };
  return {
    ...shared,
    kind: 'emphasis',
    tracks: [
      { ...track, part: 'text', keyframes: [{ color }, { color }] },
      { ...track, part: 'fill', keyframes: [{ fill: color }, { fill: color }] },
    ],
  };
}

/** `playFrom(2.5)`, `pause`, `togglePause`, `stop`; by the preset where the file says nothing (1, 2, 3 in this order: play, pause, stop). */
function commandOf({ command, effect }: Animation): MediaCommand {
  const [, verb = '', from] = /^(\w+)(?:\(([\d.]*)\))?/.exec(command ?? '') ?? [];
  switch (verb.toLowerCase()) {
    case 'pause':
      return { type: 'pause' };
    case 'stop':
      return { type: 'stop' };
    case 'togglepause':
      return { type: 'toggle' };
    case 'play':
    case 'resume':
      return { type: 'play', from: undefined };
    case 'playfrom':
      return { type: 'play', from: Number(from) || 0 };
    default:
      return effect.preset === 2
        ? { type: 'toggle' }
        : effect.preset === 3
          ? { type: 'stop' }
          : { type: 'play', from: 0 };
  }
}
