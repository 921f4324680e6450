import type { CoursewareReader, Element } from '@lectern/courseware';
import { copiedElement, DragHands, type Landing } from '@lectern/stage/dragging';
import { type RefObject, useEffect, useRef } from 'react';
import type { DraggedElements } from './dragged-elements.ts';

export interface DragHandsOptions {
  readonly elements: DraggedElements;
  readonly reader: CoursewareReader;
  /** The current page when no layer covers it; undefined otherwise. */
  readonly pageId: string | undefined;
  readonly surface: RefObject<HTMLElement | null>;
  /** Called when an element was dropped into a basket. */
  readonly landed?: (landing: Landing) => void;
  /** Whether a press acts on the page and only marked elements are dragged: the pointer's mode. */
  readonly presses?: boolean;
}

/** Handlers that drag elements about the page. */
export function useDragHands(options: DragHandsOptions): void {
  const { elements, reader, pageId, surface, landed, presses = false } = options;
  const told = useRef(landed);
  useEffect(() => {
    told.current = landed;
  });
  useEffect(() => {
    if (!surface.current || pageId === undefined) return;
    const elementOf = (id: string) => reader.find('element', copiedElement(id) ?? id);
    const isCopy = (id: string) => copiedElement(id) !== undefined;
    const hands = new DragHands(surface.current, {
      moved: (id) => elements.at(id),
      put: (id, to) => elements.put(id, to),
      step: (id, by) => elements.step(id, by),
      isCopy,
      givesCopies: (id) => !isCopy(id) && elementOf(id)?.copiesInClass === true,
      pull: (id) => elements.pull(id),
      isPulled: (id) => elements.isPulled(id),
      throwAway: (id) => elements.throwAway(id),
      baskets: () => basketsOn(reader, pageId),
      basketOf: (id) => elementOf(id)?.basketId,
      landed: (landing) => told.current?.(landing),
      presses,
    });
    return hands.listen();
  }, [surface, pageId, elements, reader, presses]);
}

/** The baskets of a page, the topmost last. */
function basketsOn(reader: CoursewareReader, pageId: string): readonly string[] {
  return shownOn(reader, pageId).flatMap(({ id, basketInClass }) => (basketInClass ? [id] : []));
}

function shownOn(reader: CoursewareReader, parentId: string): readonly Element[] {
  return reader.children(parentId).flatMap((id) => {
    const element = reader.find('element', id);
    if (!element || element.hidden) return [];
    return element.type === 'group' ? [element, ...shownOn(reader, id)] : [element];
  });
}
