import {
  type Animation,
  backdropOf,
  type CoursewareReader,
  designOf,
  type Element,
  inheritedPlaceholders,
} from '@lectern/courseware';
import { diagramNodeOf } from '@lectern/playback/fidelity';
import { ownAnimations } from '../hide-at-start.ts';

/**
 * The animations of a page: animations of its master and its layout, then its own. A page that is shown as one picture
 * has only its own.
 */
export function shownAnimations(reader: CoursewareReader, pageId: string): readonly Animation[] {
  const own = ownAnimations(reader, pageId).flatMap((each) => nodesOf(reader, each));
  return reader.find('page', pageId)?.picture?.shown ? own : [...inherited(reader, pageId), ...own];
}

/** An effect of a node of a diagram becomes one of every shape that shows it. */
function nodesOf(reader: CoursewareReader, animation: Animation): readonly Animation[] {
  const node = diagramNodeOf(animation.part);
  if (node === undefined) return [animation];
  const shapes = reader.children(animation.elementId).filter((id) => {
    const element = reader.find('element', id);
    return element?.type === 'shape' && element.diagramNode === node;
  });
  if (shapes.length === 0) return [animation];
  const { part: _, ...rest } = animation;
  return shapes.map((elementId, index) =>
    index === 0
      ? { ...rest, elementId }
      : { ...rest, id: `${animation.id} ${index}`, elementId, trigger: { type: 'with' } },
  );
}

/**
 * Effects of master and layout: of their shapes if these are shown, and of a placeholder on the page's element in it.
 */
function inherited(reader: CoursewareReader, pageId: string): readonly Animation[] {
  const design = designOf(reader, pageId);
  const owners = [design.master, design.layout].filter((each) => each?.animations);
  if (owners.length === 0) return [];
  const shown = new Set(backdropOf(reader, pageId).parents);
  const onPage = reader.children(pageId).flatMap((id) => reader.find('element', id) ?? []);
  const filled = (placeholderId: string) =>
    onPage.find((each) => inheritedPlaceholders(each, design).some(({ id }) => id === placeholderId));
  return owners.flatMap((owner) => {
    const byTarget = new Map<string, readonly Animation[]>();
    for (const each of owner?.animations ?? [])
      byTarget.set(each.elementId, [...(byTarget.get(each.elementId) ?? []), each]);
    return (owner?.animations ?? []).flatMap((each) => {
      const element = reader.find('element', each.elementId);
      if (!element) return [];
      if (!('placeholder' in element) || !element.placeholder)
        return owner && shown.has(owner.id) ? [each] : [];
      const target = filled(element.id);
      return target ? onParagraphs(each, target, byTarget.get(element.id) ?? []) : [];
    });
  });
}

/**
 * An effect of a placeholder, applied to the element in it. Effects of the placeholder's sample paragraphs, one per
 * level, are applied to the element's paragraphs: each gets the effect of its level (p:bldP and its p:tmplLst,
 * 19.5.14).
 */
function onParagraphs(animation: Animation, target: Element, samples: readonly Animation[]): Animation[] {
  const { paragraphs: sample } = animation;
  if (!sample) return [{ ...animation, elementId: target.id }];
  // The first sample applies to all paragraphs, in the order of the element.
  const kind = ({ effect }: Animation) => `${effect.class} ${effect.preset}`;
  const levels = samples.filter((each) => each.paragraphs && kind(each) === kind(animation));
  if (levels[0] !== animation || target.type !== 'shape') return [];
  return (target.text?.paragraphs ?? []).flatMap((paragraph, index) => {
    const level = paragraph.props?.level ?? 0;
    const model = levels.findLast((each) => (each.paragraphs?.[0] ?? 0) <= level) ?? animation;
    const says = paragraph.runs.some((run) => run.type !== 'text' || run.text.trim() !== '');
    if (!says) return [];
    return [{ ...model, id: `${model.id} ${index}`, elementId: target.id, paragraphs: [index, index] }];
  });
}
