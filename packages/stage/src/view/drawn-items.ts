import type { CoursewareReader, Element } from '@lectern/courseware';

/** Consecutive strokes of a page, drawn on one canvas, unless one of them needs a separate node. */
export interface InkRun {
  readonly strokes: readonly string[];
}

/** The least number of strokes that form a run; fewer are drawn separately. */
const LEAST_RUN = 24;

/** The items as which a page's elements are drawn, back to front: elements by their ids, and runs of ink. */
export function drawnItems(
  reader: Pick<CoursewareReader, 'find'>,
  children: readonly string[],
  /** Whether the page's animations move an element, so that it needs a separate node. */
  isMoved: (id: string) => boolean,
): readonly (string | InkRun)[] {
  const items: (string | InkRun)[] = [];
  let run: string[] = [];
  const end = (): void => {
    if (run.length < LEAST_RUN) items.push(...run);
    else items.push({ strokes: run });
    run = [];
  };
  for (const id of children) {
    const element = reader.find('element', id);
    if (element && isPlainInk(element) && !isMoved(id)) run.push(id);
    else {
      end();
      items.push(id);
    }
  }
  end();
  return items;
}

function isPlainInk(element: Element): boolean {
  const { type, hidden, alt, click, hover, frame } = element;
  return (
    type === 'ink' &&
    !(hidden || alt || click || hover || frame.rotation || frame.flipH || frame.flipV) &&
    element.opacity === undefined
  );
}
