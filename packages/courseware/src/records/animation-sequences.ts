import type { Animation } from './animation.ts';

/**
 * A sequence of animations: the page’s main sequence, which clicks anywhere advance, or one started by clicks on an
 * element.
 */
export interface AnimationSequence {
  /** Id of the element that starts it; undefined for the page’s main sequence. */
  readonly startedBy: string | undefined;
  readonly animations: readonly Animation[];
}

/**
 * A page’s animations by sequence, the main sequence first: `with` and `after` belong to the sequence of the animation
 * before them.
 */
export function animationSequences(all: readonly Animation[]): readonly AnimationSequence[] {
  const sequences = new Map<string | undefined, Animation[]>([[undefined, []]]);
  let startedBy: string | undefined;
  for (const animation of all) {
    const { trigger } = animation;
    if (trigger.type === 'element') startedBy = trigger.elementId;
    else if (trigger.type === 'click') startedBy = undefined;
    const sequence = sequences.get(startedBy) ?? [];
    sequences.set(startedBy, sequence);
    sequence.push(animation);
  }
  return [...sequences].map(([by, animations]) => ({ startedBy: by, animations }));
}

/** Joins the sequences into one list, and sets triggers so that each animation’s sequence can be read from it. */
export function listedAnimations(sequences: readonly AnimationSequence[]): Animation[] {
  const own = sequences.filter(({ startedBy }) => startedBy === undefined);
  const started = sequences.filter(({ startedBy }) => startedBy !== undefined);
  return [...own.flatMap(({ animations }) => animations.map(onPage)), ...started.flatMap(onElement)];
}

function onPage(animation: Animation): Animation {
  return animation.trigger.type === 'element' ? { ...animation, trigger: { type: 'click' } } : animation;
}

function onElement({ startedBy, animations }: AnimationSequence): Animation[] {
  if (startedBy === undefined) return [];
  const once = animations.some(({ trigger }) => trigger.type === 'element' && trigger.once === true);
  const by = { type: 'element', elementId: startedBy, ...(once ? { once } : {}) } as const;
  return animations.map((animation, index) => begun(animation, by, index === 0));
}

function begun(
  animation: Animation,
  by: Extract<Animation['trigger'], { type: 'element' }>,
  isFirst: boolean,
): Animation {
  const { trigger } = animation;
  // The first animation of an element's sequence gets the element as its trigger, replacing any other trigger.
  if (trigger.type !== 'click' && trigger.type !== 'element' && !isFirst) return animation;
  if (trigger.type === 'element' && trigger.elementId === by.elementId) return animation;
  return { ...animation, trigger: by };
}

/** Remaining animations after elements were removed: without animations of these elements or triggered by them. */
export function animationsWithout(
  all: readonly Animation[],
  gone: ReadonlySet<string>,
): readonly Animation[] {
  if (!all.some((each) => gone.has(each.elementId) || isBegunBy(each, gone))) return all;
  return listedAnimations(
    animationSequences(all)
      .filter(({ startedBy }) => startedBy === undefined || !gone.has(startedBy))
      .map(({ startedBy, animations }) => ({
        startedBy,
        animations: animations.filter(({ elementId }) => !gone.has(elementId)),
      })),
  );
}

function isBegunBy({ trigger }: Animation, elements: ReadonlySet<string>): boolean {
  return trigger.type === 'element' && elements.has(trigger.elementId);
}
