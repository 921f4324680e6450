import type { Animation } from '@lectern/courseware';
import { emphasisKeyframes } from './effects/emphasis.ts';
import { entranceKeyframes } from './effects/entrance.ts';
import { motionKeyframes } from './effects/motion.ts';
import { hiddenAtStart } from './hidden-at-start.ts';
import { type EffectPlace, type EffectTarget, type Keyframe, reversed } from './keyframes.ts';

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
  readonly easing: string;
  readonly keyframes: readonly Keyframe[];
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

/** PowerPoint's shortest effect, so that an "appear" is still one moment. */
const INSTANT = 1;

/** Places a page's animations in time: a click begins a step, `with` and `after` follow the effect before them. */
export function planPage(
  animations: readonly Animation[],
  placeOf: (elementId: string) => EffectPlace | undefined,
): PagePlan {
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
  const step = (list: readonly Animation[]) => planStep(list, placeOf);
  return {
    opening: step(main[0] ?? []),
    steps: main
      .slice(1)
      .map(step)
      .filter((each) => each.effects.length > 0),
    triggered: new Map([...triggered].map(([id, lists]) => [id, lists.map(step)])),
    hiddenAtStart: hiddenAtStart(animations),
  };
}

function planStep(
  animations: readonly Animation[],
  placeOf: (elementId: string) => EffectPlace | undefined,
): Step {
  const effects: PlannedEffect[] = [];
  let begin = 0;
  let end = 0;
  for (const [i, animation] of animations.entries()) {
    if (i > 0 && animation.trigger.type === 'after') begin = end;
    const place = placeOf(animation.elementId);
    if (!place) continue;
    const planned = planEffect(animation, begin + animation.delay, place);
    effects.push(planned);
    const runs = Number.isFinite(planned.iterations) ? planned.iterations : 1;
    end = Math.max(end, planned.begin + planned.duration * runs * (planned.autoReverse ? 2 : 1));
  }
  return { effects, duration: end };
}

function planEffect(animation: Animation, begin: number, place: EffectPlace): PlannedEffect {
  const { accelerate = 0, decelerate = 0, repeat = 1 } = animation;
  return {
    target: { elementId: animation.elementId, paragraphs: animation.paragraphs },
    kind: animation.effect.class,
    begin,
    duration: Math.max(animation.duration, INSTANT),
    iterations: repeat === 'indefinite' ? Number.POSITIVE_INFINITY : Math.max(repeat, 1),
    autoReverse: animation.autoReverse ?? false,
    easing:
      accelerate + decelerate > 0
        ? `cubic-bezier(${round(accelerate)}, 0, ${round(1 - decelerate)}, 1)`
        : 'linear',
    keyframes: keyframesOf(animation, place),
  };
}

function keyframesOf(animation: Animation, place: EffectPlace): Keyframe[] {
  const { effect } = animation;
  switch (effect.class) {
    case 'entrance':
      return entranceKeyframes(effect.preset, effect.subtype, place);
    case 'exit':
      return reversed(entranceKeyframes(effect.preset, effect.subtype, place));
    case 'emphasis':
      return emphasisKeyframes(animation);
    case 'path':
      return motionKeyframes(animation.path ?? '', place);
    case 'media':
    case 'other':
      return [];
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
