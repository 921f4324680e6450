import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { Animation, Transition } from '../records/animation.ts';

/** An effect before it has an element and a place in the order. */
export type NewAnimation = Omit<Animation, 'id' | 'elementId' | 'trigger'>;
/** What may be changed of an animation where it stands. */
export type AnimationChange = Partial<Omit<Animation, 'id' | 'elementId'>>;

function animationsOf(edit: Edit, pageId: string): readonly Animation[] {
  return edit.find('page', pageId)?.animations ?? [];
}

/** What elements start stands behind the main sequence, whose order clicks follow. */
function write(edit: Edit, pageId: string, animations: readonly Animation[]): void {
  const started = (animation: Animation) => animation.trigger.type === 'element';
  const main = animations.filter((each) => !started(each));
  const ordered = [...main, ...animations.filter(started)];
  edit.update(pageId, { animations: ordered.length > 0 ? ordered : undefined });
}

/**
 * Gives elements an effect at the end of the page's main sequence: one click brings all of them. Answers the
 * animations' ids in the order of the elements.
 */
export function addAnimations(
  edit: Edit,
  pageId: string,
  elementIds: readonly string[],
  effect: NewAnimation,
): readonly string[] {
  const added = elementIds.map(
    (elementId, index): Animation => ({
      ...effect,
      id: newId(),
      elementId,
      trigger: { type: index === 0 ? 'click' : 'with' },
    }),
  );
  write(edit, pageId, [...animationsOf(edit, pageId), ...added]);
  return added.map(({ id }) => id);
}

/** Changes animations where they stand; what is gone meanwhile is left out. */
export function changeAnimations(
  edit: Edit,
  pageId: string,
  ids: ReadonlySet<string>,
  change: AnimationChange,
): void {
  const all = animationsOf(edit, pageId);
  if (!all.some(({ id }) => ids.has(id))) return;
  write(
    edit,
    pageId,
    all.map((each) => (ids.has(each.id) ? changed(each, change) : each)),
  );
}

/** A kept effect of PowerPoint runs faster or slower as a whole; another effect is ours from then on. */
function changed(animation: Animation, change: AnimationChange): Animation {
  const { behaviours, ...rest } = { ...animation, ...change };
  // A number of runs takes the place of a length of all of them, and of an end at a time.
  if ('repeat' in change) {
    delete rest.repeatFor;
    if (rest.until?.type === 'time') delete rest.until;
  }
  const replaced = 'effect' in change || 'to' in change || 'path' in change;
  if (!behaviours || replaced) return rest;
  const pace = animation.duration > 0 ? rest.duration / animation.duration : 1;
  const paced = behaviours.map((each) => ({
    ...each,
    begin: each.begin * pace,
    duration: each.duration * pace,
  }));
  return { ...rest, behaviours: pace === 1 ? behaviours : paced };
}

export function removeAnimations(edit: Edit, pageId: string, ids: ReadonlySet<string>): void {
  const all = animationsOf(edit, pageId);
  const kept = all.filter(({ id }) => !ids.has(id));
  if (kept.length < all.length) write(edit, pageId, kept);
}

/** Moves an animation one place earlier (-1) or later (1) among those of its sequence; at the end it stays. */
export function moveAnimation(edit: Edit, pageId: string, id: string, by: -1 | 1): void {
  const all = [...animationsOf(edit, pageId)];
  const from = all.findIndex((each) => each.id === id);
  const [moved, other] = [all[from], all[from + by]];
  if (!moved || !other || sequenceOf(moved) !== sequenceOf(other)) return;
  all[from] = other;
  all[from + by] = moved;
  write(edit, pageId, all);
}

/** What of an element an animation moves, where it is not the whole. */
export type AnimatedPart = Pick<Animation, 'paragraphs' | 'part'>;

/**
 * Puts one animation of a whole element in the place of those of its parts (paragraphs of a text, series of a chart), or
 * the other way round: each of these parts comes at a click of its own. Answers the ids of what stands there now.
 */
export function animateParts(
  edit: Edit,
  pageId: string,
  id: string,
  parts: readonly AnimatedPart[],
): readonly string[] {
  const all = animationsOf(edit, pageId);
  const model = all.find((each) => each.id === id);
  if (!model) return [];
  const same = (each: Animation) =>
    each.elementId === model.elementId &&
    each.effect.class === model.effect.class &&
    sequenceOf(each) === sequenceOf(model);
  const { paragraphs: _, part: __, ...whole } = model;
  const made: Animation[] =
    parts.length === 0
      ? [whole]
      : parts.map((part, index) => ({
          ...whole,
          ...part,
          id: index === 0 ? model.id : newId(),
          trigger: index === 0 || model.trigger.type === 'element' ? model.trigger : { type: 'click' },
        }));
  const first = all.findIndex(same);
  const rest = all.filter((each) => !same(each));
  const at = all.slice(0, first).filter((each) => !same(each)).length;
  write(edit, pageId, [...rest.slice(0, at), ...made, ...rest.slice(at)]);
  return made.map((each) => each.id);
}

/** How pages come; `undefined` lets them come at once. */
export function setTransition(
  edit: Edit,
  pageIds: readonly string[],
  transition: Transition | undefined,
): void {
  for (const id of pageIds) edit.update(id, { transition });
}

function sequenceOf({ trigger }: Animation): string {
  return trigger.type === 'element' ? trigger.elementId : '';
}
