/** Margin around the pages, CSS pixels. */
export const GAP = 16;

/** Pages one below the other, at a scale. */
export interface PageRoll {
  readonly count: number;
  /** Height of a page, counted from 0, in PDF units. */
  readonly heightOf: (index: number) => number;
  readonly scale: number;
}

/** Height of a page with the gap after it, CSS pixels. */
export function rowHeight({ heightOf, scale }: Pick<PageRoll, 'heightOf' | 'scale'>, index: number): number {
  return heightOf(index) * scale + GAP;
}

/** Height of all pages, CSS pixels. */
export function rollHeight(roll: PageRoll): number {
  let height = GAP;
  for (let index = 0; index < roll.count; index += 1) height += rowHeight(roll, index);
  return height;
}

/** The scroll position at another scale that shows the same position of the same page as `top`, CSS pixels. */
export function movedTop(roll: PageRoll, scale: number, top: number): number {
  const drawn = { heightOf: roll.heightOf, scale };
  let [before, after] = [0, 0];
  for (let index = 0; index < roll.count; index += 1) {
    const [was, is] = [rowHeight(roll, index), rowHeight(drawn, index)];
    if (top < before + was) return after + ((top - before) / was) * is;
    before += was;
    after += is;
  }
  return after + top - before;
}

/** Width of a page and of the container in which it is centred, CSS pixels. */
export interface PageWidth {
  readonly room: number;
  readonly page: number;
}

/**
 * The horizontal position that shows the same position of the page as `left` after the widths have changed, CSS pixels.
 */
export function movedLeft(before: PageWidth, after: PageWidth, left: number): number {
  return margin(after) + ((left - margin(before)) / before.page) * after.page;
}

function margin({ room, page }: PageWidth): number {
  return Math.max(GAP, (room - page) / 2);
}
