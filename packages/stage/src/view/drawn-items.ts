import type { CoursewareReader, Element } from '@lectern/courseware';

/** Strokes that follow each other on a page: drawn on one canvas, as long as nothing is asked of one of them. */
export interface InkRun {
  readonly strokes: readonly string[];
}

/** Fewer strokes than this are drawn each by itself. */
const LEAST_RUN = 24;

/** What a page's list of elements is drawn as, back to front: elements by their ids, and runs of ink. */
export function drawnItems(
  reader: Pick<CoursewareReader, 'find'>,
  children: readonly string[],
  /** The page's animations move it, so that it needs a node of its own. */
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
