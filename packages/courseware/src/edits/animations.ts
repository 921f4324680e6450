import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import type { Animation, Transition } from '../records/animation.ts';
import {
  type AnimationSequence,
  animationSequences,
  listedAnimations,
} from '../records/animation-sequences.ts';

/** An effect before it is assigned to an element and a position in the order. */
export type NewAnimation = Omit<Animation, 'id' | 'elementId' | 'trigger'>;
/** Properties of an animation that can change without moving it to another position. */
export type AnimationChange = Partial<Omit<Animation, 'id' | 'elementId'>>;

function animationsOf(edit: Edit, pageId: string): readonly Animation[] {
  return edit.find('page', pageId)?.animations ?? [];
}

/** Animations started by clicks on elements are stored after the main sequence, which clicks on the page follow. */
function write(edit: Edit, pageId: string, sequences: readonly AnimationSequence[]): void {
  const listed = listedAnimations(sequences);
  edit.update(pageId, { animations: listed.length > 0 ? listed : undefined });
}

/** Moves the animations into the sequence started by `startedBy`, to `index` (counted without them) or to the end. */
function placed(
  sequences: readonly AnimationSequence[],
  moved: readonly Animation[],
  startedBy: string | undefined,
  index = Number.POSITIVE_INFINITY,
): readonly AnimationSequence[] {
  const ids = new Set(moved.map(({ id }) => id));
  const others = sequences.map((each) => ({
    startedBy: each.startedBy,
    animations: each.animations.filter(({ id }) => !ids.has(id)),
  }));
  if (!others.some((each) => each.startedBy === startedBy)) others.push({ startedBy, animations: [] });
  return others.map((each) =>
    each.startedBy === startedBy
      ? { startedBy, animations: each.animations.toSpliced(Math.max(index, 0), 0, ...moved) }
      : each,
  );
}

/**
 * Adds an effect to elements at the end of the page's main sequence: one click starts all of them. Returns the
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
  write(edit, pageId, placed(animationSequences(animationsOf(edit, pageId)), added, undefined));
  return added.map(({ id }) => id);
}

/**
 * Changes animations in place; missing ids are ignored. With a trigger of type `element`, they move to the end of that
 * element's sequence; `click` means a click within the current sequence.
 */
export function changeAnimations(
  edit: Edit,
  pageId: string,
  ids: ReadonlySet<string>,
  change: AnimationChange,
): void {
  const all = animationsOf(edit, pageId);
  const chosen = all.filter(({ id }) => ids.has(id)).map((each) => changed(each, change));
  if (chosen.length === 0) return;
  const byId = new Map(chosen.map((each) => [each.id, each]));
  const there = animationSequences(all).map(({ startedBy, animations }) => ({
    startedBy,
    animations: animations.map((each) => byId.get(each.id) ?? each),
  }));
  const { trigger } = change;
  if (trigger?.type !== 'element') {
    write(edit, pageId, there);
    return;
  }
  const { elementId } = trigger;
  const here = new Set(there.find(({ startedBy }) => startedBy === elementId)?.animations);
  const coming = chosen.filter((each) => !here.has(each));
  write(edit, pageId, placed(there, coming, elementId));
}

/**
 * Moves animations to the end of the sequence started by a click on an element, or back to the main sequence without an
 * element.
 */
export function startAnimations(
  edit: Edit,
  pageId: string,
  ids: ReadonlySet<string>,
  startedBy: string | undefined,
): void {
  const sequences = animationSequences(animationsOf(edit, pageId));
  const coming = sequences
    .filter((each) => each.startedBy !== startedBy)
    .flatMap(({ animations }) => animations.filter(({ id }) => ids.has(id)))
    .map((each): Animation => ({ ...each, trigger: { type: 'click' } }));
  if (coming.length > 0) write(edit, pageId, placed(sequences, coming, startedBy));
}

/**
 * An imported PowerPoint effect is sped up or slowed down as a whole; if its effect changes, its stored behaviours are
 * dropped.
 */
function changed(animation: Animation, change: AnimationChange): Animation {
  const { behaviours, ...rest } = { ...animation, ...change };
  // A repeat count replaces a total duration and an end time.
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
  if (!all.some(({ id }) => ids.has(id))) return;
  const left = animationSequences(all).map(({ startedBy, animations }) => ({
    startedBy,
    animations: animations.filter(({ id }) => !ids.has(id)),
  }));
  write(edit, pageId, left);
}

/** Moves an animation one position earlier (-1) or later (1) within its sequence; does nothing at the end. */
export function moveAnimation(edit: Edit, pageId: string, id: string, by: -1 | 1): void {
  for (const { startedBy, animations } of animationSequences(animationsOf(edit, pageId))) {
    const from = animations.findIndex((each) => each.id === id);
    if (from >= 0 && animations[from + by]) placeAnimation(edit, pageId, id, { startedBy, index: from + by });
  }
}

/** Position of an animation: its sequence, and the index there, counted without it. */
export interface AnimationPlace {
  readonly startedBy: string | undefined;
  readonly index: number;
}

/** Moves an animation to another position. In another sequence it gets the trigger of that sequence. */
export function placeAnimation(
  edit: Edit,
  pageId: string,
  id: string,
  { startedBy, index }: AnimationPlace,
): void {
  const all = animationsOf(edit, pageId);
  const moved = all.filter((each) => each.id === id);
  if (moved.length > 0) write(edit, pageId, placed(animationSequences(all), moved, startedBy, index));
}

/** Part of an element that an animation applies to, unless it applies to the whole. */
export type AnimatedPart = Pick<Animation, 'paragraphs' | 'part'>;

/**
 * Replaces the animation of a whole element by one per part (paragraphs of a text, series of a chart), or, without
 * parts, the animations of parts by one of the whole element. Each part after the first starts at a separate click.
 * Returns the ids of the resulting animations.
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
  const sequences = animationSequences(all);
  const own = sequences.find(({ animations }) => animations.includes(model));
  const same = (each: Animation) =>
    each.elementId === model.elementId && each.effect.class === model.effect.class;
  const { paragraphs: _, part: __, ...whole } = model;
  const made: Animation[] =
    parts.length === 0
      ? [whole]
      : parts.map((part, index) => ({
          ...whole,
          ...part,
          id: index === 0 ? model.id : newId(),
          trigger: index === 0 ? model.trigger : { type: 'click' },
        }));
  const together = sequences.map((sequence) => {
    if (sequence !== own) return sequence;
    const first = own.animations.findIndex(same);
    const rest = own.animations.filter((each) => !same(each));
    return { ...sequence, animations: rest.toSpliced(first, 0, ...made) };
  });
  write(edit, pageId, together);
  return made.map((each) => each.id);
}

/** Sets the transition of pages; `undefined` removes it. */
export function setTransition(
  edit: Edit,
  pageIds: readonly string[],
  transition: Transition | undefined,
): void {
  for (const id of pageIds) edit.update(id, { transition });
}
