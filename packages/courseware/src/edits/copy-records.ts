import { newId } from '@lectern/base';
import { type Edit, withDescendants } from '../document/edit.ts';
import { followedReferences } from '../document/element-references.ts';
import type { CoursewareReader } from '../document/reader.ts';
import type { Animation } from '../records/animation.ts';
import type { Element } from '../records/element.ts';
import type { QuestionElement } from '../records/elements/question.ts';
import type { Page } from '../records/page.ts';
import type { CoursewareRecord } from '../records/record.ts';

/** The elements under a parent (or the given ones) with all descendants, parents before children. */
export function elementsUnder(
  reader: Pick<CoursewareReader, 'get' | 'find' | 'children'>,
  ids: readonly string[],
): Element[] {
  return ids
    .flatMap((id) => withDescendants(reader, id))
    .map((id) => reader.find('element', id))
    .filter((element) => element !== undefined);
}

/** A new id for each of the records. */
export function freshIds(records: readonly CoursewareRecord[]): Map<string, string> {
  return new Map(records.map(({ id }) => [id, newId()]));
}

/** The element with its new id and updated references; references to elements outside the copy are dropped. */
export function renamedElement<E extends Element>(element: E, ids: ReadonlyMap<string, string>): E {
  return {
    ...element,
    id: ids.get(element.id) ?? element.id,
    parentId: ids.get(element.parentId) ?? element.parentId,
    ...followedReferences(element, (named) => ids.get(named)),
    ...withOwnQuestion(element),
  };
}

/** The question of a copy has an id of its own: its answers are not answers to the original. */
function withOwnQuestion(element: Element): Partial<QuestionElement> {
  if (element.type !== 'question') return {};
  const { question } = element;
  const hasId = typeof question === 'object' && question !== null && 'id' in question;
  return hasId ? { question: { ...question, id: newId() } } : {};
}

/** Copies of the animations that involve only copied elements, with new ids. */
export function renamedAnimations(
  animations: readonly Animation[] | undefined,
  ids: ReadonlyMap<string, string>,
): Animation[] {
  const renamed: Animation[] = [];
  for (const animation of animations ?? []) {
    const elementId = ids.get(animation.elementId);
    const { trigger } = animation;
    const triggerId = trigger.type === 'element' ? ids.get(trigger.elementId) : undefined;
    if (elementId === undefined || (trigger.type === 'element' && triggerId === undefined)) continue;
    const followed = triggerId === undefined ? trigger : { ...trigger, elementId: triggerId };
    renamed.push({ ...animation, id: newId(), elementId, trigger: followed, ...ending(animation, ids) });
  }
  return renamed;
}

/** Adds a copy of a page with its elements under new ids; returns the page's id. The order of elements is kept. */
export function createCopyOfPage(
  edit: Edit,
  page: Page,
  elements: readonly Element[],
  order: string,
): string {
  const ids = freshIds([page, ...elements]);
  const id = ids.get(page.id) ?? page.id;
  const animations = renamedAnimations(page.animations, ids);
  edit.create({ ...page, id, order, animations: animations.length > 0 ? animations : undefined });
  for (const element of elements) edit.create(renamedElement(element, ids));
  return id;
}

/**
 * An early end of the animation by a click on an element: in the copy by a click on the element's copy, or undefined if
 * that was not copied.
 */
function ending({ until }: Animation, ids: ReadonlyMap<string, string>): Pick<Animation, 'until'> {
  if (until?.type !== 'element') return {};
  const elementId = ids.get(until.elementId);
  return { until: elementId === undefined ? undefined : { ...until, elementId } };
}
