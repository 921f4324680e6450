import type { Animation } from '@lectern/courseware';
import { chartPartKey, chartPartOf } from './chart-part.ts';
import { hiddenAtStart, wholeTarget } from './hidden-at-start.ts';
import { type ColorPort, type EffectPlace, type EffectTarget, reversed, type Track } from './keyframes.ts';
import { type MediaCommand, mediaCommandOf } from './media-command.ts';
import { INSTANT, runOf, stepTimes, wholeLength } from './step-times.ts';
import { tracksOf } from './tracks.ts';

/** One effect with its timing. */
export interface PlannedEffect {
  readonly target: EffectTarget;
  readonly kind: Animation['effect']['class'];
  /** Milliseconds from the start of its step. */
  readonly begin: number;
  /** Id of the animation; undefined for an effect that follows from another effect. */
  readonly id?: string | undefined;
  /** Duration of one run, milliseconds. */
  readonly duration: number;
  /**
   * Number of runs, each including its reverse run if the effect has one; may be fractional. Infinite for an endless
   * effect.
   */
  readonly iterations: number;
  readonly autoReverse: boolean;
  /** The browser animations, in milliseconds of one run. */
  readonly tracks: readonly Track[];
  /** Set for an effect letter by letter or word by word: `gap` is milliseconds from one piece to the next. */
  readonly pieces?:
    | { readonly by: 'letter' | 'word'; readonly gap: number; readonly reverse: boolean }
    | undefined;
  readonly media?: MediaCommand | undefined;
  /** The asset hash of a sound that starts with the effect. */
  readonly sound?: string | undefined;
  /** Whether the effect is undone when it ends. */
  readonly rewind?: boolean | undefined;
  /** The event that ends the effect early: the next click, or a click on this element. */
  readonly until?:
    | { readonly type: 'nextClick' }
    | { readonly type: 'element'; readonly elementId: string }
    | undefined;
  /** Whether the effect starts again when it is triggered while it plays or after; `always` by default. */
  readonly restart?: 'always' | 'whenNotActive' | 'never' | undefined;
}

/** The effects of one click; the step ends after `duration` milliseconds (endless repeats counted once). */
export interface Step {
  readonly effects: readonly PlannedEffect[];
  readonly duration: number;
}

/** The timed animations of a page. */
export interface PagePlan {
  /** Effects that start with the page. */
  readonly opening: Step;
  /** One step per click, in order. */
  readonly steps: readonly Step[];
  /** Sequences started by a click on an element, by its id. */
  readonly triggered: ReadonlyMap<string, readonly Step[]>;
  /** Ids of elements whose clicks start their sequence only once. */
  readonly triggeredOnce: ReadonlySet<string>;
  /** Targets that are hidden until their entrance. */
  readonly hiddenAtStart: readonly EffectTarget[];
}

/** The data of a page that planning needs. */
export interface PlanPorts {
  /** The position of an element; undefined when it was deleted. */
  readonly placeOf: (elementId: string) => EffectPlace | undefined;
  /** The theme's colours; without it only plain colours are known. */
  readonly colorOf?: ColorPort;
  /** The number of letters or words of a text, or of some of its paragraphs. */
  readonly piecesOf?: (target: EffectTarget, by: 'letter' | 'word') => number;
  /** Whether the parts of a chart can be animated separately; if not, it is animated as a whole. */
  readonly isApart?: (elementId: string) => boolean;
}

/**
 * Computes the timing of a page's animations: a click begins a step, `with` and `after` follow the effect before them.
 */
export function planPage(all: readonly Animation[], ports: PlanPorts): PagePlan {
  const animations = wholeCharts(all, ports);
  const main: Animation[][] = [[]];
  const triggered = new Map<string, Animation[][]>();
  const triggeredOnce = new Set<string>();
  let sequence = main;
  for (const animation of animations) {
    const { trigger } = animation;
    if (trigger.type === 'element') {
      sequence = triggered.get(trigger.elementId) ?? [];
      triggered.set(trigger.elementId, sequence);
      if (trigger.once) triggeredOnce.add(trigger.elementId);
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
    triggeredOnce,
    hiddenAtStart: hiddenAtStart(animations, (each) => targetOf(each, ports)),
  };
}

/**
 * A chart or diagram whose parts cannot be animated separately enters as a whole with its first part, and exits with
 * its last; the effects of its other parts have no visible result during their duration.
 */
function wholeCharts(animations: readonly Animation[], { isApart }: PlanPorts): readonly Animation[] {
  const key = ({ elementId, effect }: Animation) => `${elementId} ${effect.class}`;
  const isPart = ({ part, elementId }: Animation) =>
    part !== undefined && part !== 'bg' && isApart?.(elementId) !== true;
  const parts = animations.filter(isPart);
  if (parts.length === 0) return animations;
  const first = new Map(parts.toReversed().map((each) => [key(each), each]));
  const last = new Map(parts.map((each) => [key(each), each]));
  return animations.map((each) => {
    if (!isPart(each)) return each;
    const plays = (each.effect.class === 'exit' ? last : first).get(key(each)) === each;
    return plays ? each : { ...each, effect: { class: 'other' as const, preset: 0 }, behaviours: undefined };
  });
}

/** The animations of the step before whose element is hidden or dimmed by the next click. */
function leftovers(before: readonly Animation[] | undefined): readonly Animation[] {
  return (before ?? []).filter((each) => each.after?.when === 'nextClick');
}

function planStep(animations: readonly Animation[], undone: readonly Animation[], ports: PlanPorts): Step {
  const effects: PlannedEffect[] = undone.flatMap((each) => afterwards(each, 0, ports) ?? []);
  const isThere = ({ elementId }: Animation) => ports.placeOf(elementId) !== undefined;
  const times = stepTimes(animations, (each) => (isThere(each) ? lengthOf(each, ports) : undefined));
  for (const [i, animation] of animations.entries()) {
    const place = ports.placeOf(animation.elementId);
    const time = times[i];
    if (!place || !time) continue;
    effects.push(planEffect(animation, time.begin, place, ports));
    const later = animation.after?.when === 'end' ? afterwards(animation, time.end, ports) : undefined;
    if (later) effects.push(later);
  }
  return { effects, duration: Math.max(0, ...times.map(({ end }) => end)) };
}

function lengthOf(animation: Animation, ports: PlanPorts): number {
  return wholeLength(animation, (by) => ports.piecesOf?.(targetOf(animation, ports), by) ?? 1);
}

function planEffect(
  animation: Animation,
  begin: number,
  place: EffectPlace,
  ports: PlanPorts,
): PlannedEffect {
  const { iterate, until, restart } = animation;
  const { duration, iterations } = runOf(animation);
  return {
    id: animation.id,
    target: targetOf(animation, ports),
    kind: animation.effect.class,
    begin,
    duration,
    iterations,
    autoReverse: animation.autoReverse ?? false,
    tracks: paced(
      tracksOf(animation, Math.max(animation.duration, INSTANT), place, ports.colorOf ?? plainColor),
      animation.speed,
    ),
    ...(iterate
      ? {
          pieces: {
            by: iterate.by,
            gap: Math.max(iterate.interval, 0) * duration,
            reverse: iterate.reverse ?? false,
          },
        }
      : {}),
    ...(animation.effect.class === 'media' ? { media: mediaCommandOf(animation) } : {}),
    ...(animation.sound ? { sound: animation.sound } : {}),
    ...(animation.rewind ? { rewind: true } : {}),
    ...(until && until.type !== 'time' ? { until } : {}),
    ...(restart ? { restart } : {}),
  };
}

/** Tracks of an effect that is played faster, slower or in reverse. */
function paced(tracks: readonly Track[], speed = 1): readonly Track[] {
  if (speed === 1) return tracks;
  const pace = Math.max(Math.abs(speed), 0.01);
  const whole = Math.max(...tracks.map(({ begin, duration }) => begin + duration));
  return tracks.map((track) => ({
    ...track,
    begin: (speed < 0 ? whole - track.begin - track.duration : track.begin) / pace,
    duration: track.duration / pace,
    keyframes: speed < 0 ? reversed(track.keyframes) : track.keyframes,
  }));
}

function targetOf(animation: Animation, { isApart }: PlanPorts): EffectTarget {
  const part = isApart?.(animation.elementId) ? chartPartOf(animation.part) : undefined;
  return { ...wholeTarget(animation), ...(part ? { chartPart: chartPartKey(part) } : {}) };
}

function plainColor(color: string): string | undefined {
  return /^[\da-f]{6}$/i.test(color) ? `#${color}` : undefined;
}

/** The effect that hides an element or changes its colour after its animation. */
function afterwards(animation: Animation, begin: number, ports: PlanPorts): PlannedEffect | undefined {
  const { colorOf = plainColor, placeOf } = ports;
  const { after } = animation;
  if (!after || !placeOf(animation.elementId)) return undefined;
  const color = after.color === undefined ? undefined : colorOf(after.color);
  const shared = {
    target: targetOf(animation, ports),
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
